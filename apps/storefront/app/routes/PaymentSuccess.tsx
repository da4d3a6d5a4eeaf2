import { PaymentSuccess } from '@millwright/pages/PaymentSuccess'
import { load } from '@millwright/pages/PaymentSuccess.load'
import { bindLoad } from '../bind.server.ts'
import { show } from '../show.tsx'

export const loader = bindLoad('PaymentSuccess', load)
export default show(PaymentSuccess)
