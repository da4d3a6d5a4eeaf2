import { MyOrders } from '@millwright/pages/MyOrders'
import { load } from '@millwright/pages/MyOrders.load'
import { act } from '@millwright/pages/MyOrders.act'
import { bindAct, bindLoad } from '../bind.server.ts'
import { show } from '../show.tsx'

export const loader = bindLoad('MyOrders', load)
export const action = bindAct(act)
export default show(MyOrders)
