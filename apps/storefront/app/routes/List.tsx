import { List } from '@millwright/pages/List'
import { load } from '@millwright/pages/List.load'
import { act } from '@millwright/pages/List.act'
import { bindAct, bindLoad } from '../bind.server.ts'
import { show } from '../show.tsx'

export const loader = bindLoad('List', load)
export const action = bindAct(act)
export default show(List)
