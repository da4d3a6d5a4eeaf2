import { payKinds, payTypes } from '@millwright/domain/payment/payKinds'
import type { PayKind } from '@millwright/domain/payment/payKinds'
import type { WireOf } from '@millwright/contract/contract'
import { periodOption } from '../contexts/credit/periodPayment.ts'
import { balanceOption } from '../contexts/member/balanceOption.ts'
import type { CallContext } from '../core/call/call.ts'
import { yuan } from '../core/wire/wire.ts'
import { ownPayments } from './ownPayments.ts'
import type { PayAsk, PayOption } from '../core/payment/payOption.ts'
import { transferOption } from '../contexts/payment/transferOption.ts'

const scanned = async ({ sandbox }: CallContext): Promise<PayOption> => (sandbox ? {} : { why: 'off' })

/** Returns the terms of each payment kind for a buyer, or why it is unavailable. */
export const payOptions: Readonly<Record<PayKind, (context: CallContext, ask: PayAsk) => Promise<PayOption>>> = {
  weixin: scanned,
  alipay: scanned,
  balance: balanceOption,
  paypal: async () => ({ why: 'abroad' }),
  period: periodOption,
  transfer: transferOption,
}

async function optionOf(context: CallContext, kind: PayKind, ask: PayAsk): Promise<PayOption> {
  const own = ownPayments[kind]
  return own !== 'outside' && !own.pays.includes(ask.purpose) ? { why: 'notForThis' } : payOptions[kind](context, ask)
}

export async function payOptionsWire(context: CallContext, ask: PayAsk): Promise<WireOf<'payOptions'>> {
  return Promise.all(
    payKinds.map(async (kind) => {
      const { why, fee, left, due, days, keptUntil, billNumber } = await optionOf(context, kind, ask)
      return {
        payType: payTypes[kind],
        available: why === undefined,
        why,
        fee: fee === undefined ? 0 : yuan(fee),
        left: left === undefined ? undefined : yuan(left),
        dueTime: due,
        days,
        keptUntil,
        billNumber,
      }
    }),
  )
}
