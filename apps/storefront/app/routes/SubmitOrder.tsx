import { SubmitOrder } from '@millwright/pages/SubmitOrder'
import { load } from '@millwright/pages/SubmitOrder.load'
import { act } from '@millwright/pages/SubmitOrder.act'
import { bindAct, bindLoad } from '../bind.server.ts'
import { show } from '../show.tsx'

export const loader = bindLoad('SubmitOrder', load)
export const action = bindAct(act)
export default show(SubmitOrder)
