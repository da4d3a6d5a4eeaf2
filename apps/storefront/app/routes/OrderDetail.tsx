import { OrderDetail } from '@millwright/pages/OrderDetail'
import { load } from '@millwright/pages/OrderDetail.load'
import { act } from '@millwright/pages/OrderDetail.act'
import { bindAct, bindLoad } from '../bind.server.ts'
import { show } from '../show.tsx'

export const loader = bindLoad('OrderDetail', load)
export const action = bindAct(act)
export default show(OrderDetail)
