import { Payment } from '@millwright/pages/Payment'
import { load } from '@millwright/pages/Payment.load'
import { act } from '@millwright/pages/Payment.act'
import { bindAct, bindLoad } from '../bind.server.ts'
import { show } from '../show.tsx'

export const loader = bindLoad('Payment', load)
export const action = bindAct(act)
export default show(Payment)
