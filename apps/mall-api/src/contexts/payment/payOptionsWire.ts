import { payKinds, payTypes } from '@millwright/domain/payment/payKinds'
import type { PayKind } from '@millwright/domain/payment/payKinds'
import type { WireOf } from '@millwright/contract/contract'
import type { CallContext } from '../../core/call/call.ts'
import type { PaymentQuery, PayOption } from '../../core/payment/payOption.ts'
import { wireYuan } from '../../core/wire/wire.ts'
import { paymentRegistry } from './paymentRegistry.ts'

async function optionOf(context: CallContext, kind: PayKind, ask: PaymentQuery): Promise<PayOption> {
  const { ownPayments, payOptions } = paymentRegistry()
  const own = ownPayments[kind]
  return own !== 'outside' && !own.purposes.includes(ask.purpose)
    ? { why: 'notForThis' }
    : payOptions[kind](context, ask)
}

export async function payOptionsWire(context: CallContext, ask: PaymentQuery): Promise<WireOf<'payOptions'>> {
  return Promise.all(
    payKinds.map(async (kind) => {
      const { why, fee, left, due, days, keptUntil, billNumber } = await optionOf(context, kind, ask)
      return {
        payType: payTypes[kind],
        available: why === undefined,
        why,
        fee: fee === undefined ? 0 : wireYuan(fee),
        left: left === undefined ? undefined : wireYuan(left),
        dueTime: due,
        days,
        keptUntil,
        billNumber,
      }
    }),
  )
}
