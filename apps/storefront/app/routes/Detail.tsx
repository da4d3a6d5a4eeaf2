import { Detail } from '@millwright/pages/Detail'
import { load } from '@millwright/pages/Detail.load'
import { bindLoad } from '../bind.server.ts'
import { show } from '../show.tsx'

export const loader = bindLoad('Detail', load)
export default show(Detail)
