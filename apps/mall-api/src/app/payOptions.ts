import { periodOption } from '../contexts/credit/periodPayment.ts'
import { balanceOption } from '../contexts/member/balanceOption.ts'
import type { PayOptions } from '../contexts/payment/paymentRegistry.ts'
import { transferOption } from '../contexts/payment/transferOption.ts'
import type { ScanKind } from '@millwright/domain/payment/payKinds'
import type { CallContext } from '../core/call/call.ts'
import type { PayOption } from '../core/payment/payOption.ts'

const byService =
  (kind: ScanKind) =>
  async ({ payments }: CallContext): Promise<PayOption> =>
    payments[kind] ? {} : { why: 'off' }

export const payOptions: PayOptions = {
  weixin: byService('weixin'),
  alipay: byService('alipay'),
  balance: balanceOption,
  paypal: async () => ({ why: 'abroad' }),
  period: periodOption,
  transfer: transferOption,
}
