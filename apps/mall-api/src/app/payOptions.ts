import { periodOption } from '../contexts/credit/periodPayment.ts'
import { balanceOption } from '../contexts/member/balanceOption.ts'
import type { PayOptions } from '../contexts/payment/paymentRegistry.ts'
import { transferOption } from '../contexts/payment/transferOption.ts'
import type { CallContext } from '../core/call/call.ts'
import type { PayOption } from '../core/payment/payOption.ts'

const scanned = async ({ sandbox }: CallContext): Promise<PayOption> => (sandbox ? {} : { why: 'off' })

export const payOptions: PayOptions = {
  weixin: scanned,
  alipay: scanned,
  balance: balanceOption,
  paypal: async () => ({ why: 'abroad' }),
  period: periodOption,
  transfer: transferOption,
}
