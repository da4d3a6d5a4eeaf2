import { WeixinPay } from '@millwright/pages/WeixinPay'
import { load } from '@millwright/pages/WeixinPay.load'
import { bindLoad } from '../bind.server.ts'
import { show } from '../show.tsx'

export const loader = bindLoad('WeixinPay', load)
export default show(WeixinPay)
