import { List } from '@millwright/pages/List'
import { load } from '@millwright/pages/List.load'
import { bindLoad } from '../bind.server.ts'
import { show } from '../show.tsx'

export const loader = bindLoad('List', load)
export default show(List)
