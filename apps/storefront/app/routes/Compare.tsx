import { Compare } from '@millwright/pages/Compare'
import { load } from '@millwright/pages/Compare.load'
import { bindLoad } from '../bind.server.ts'
import { show } from '../show.tsx'

export const loader = bindLoad('Compare', load)
export default show(Compare)
