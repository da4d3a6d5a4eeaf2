import type { Money } from '@millwright/domain/money/money'
import { payKinds, payTypes } from '@millwright/domain/payment/payKinds'
import type { PayKind, PayRefusal } from '@millwright/domain/payment/payKinds'
import type { WireOf } from '@millwright/contract/contract'
import type { CallContext } from '../server/call.ts'
import { yuan } from '../server/wire.ts'
import type { PurposeName } from './purposeNames.ts'

/** Who would pay how much, and for what. */
export type PayAsk = { user: number; purpose: PurposeName; amount: Money }
/** Times are epoch milliseconds. `why` is there where it cannot be used. */
export type PayOption = {
  why?: PayRefusal
  fee?: Money
  left?: Money
  due?: number
  days?: number
  keptUntil?: number
  billNumber?: string
}

const scanned = async ({ sandbox }: CallContext): Promise<PayOption> => (sandbox ? {} : { why: 'off' })

/** What each kind of payment means for a buyer, and why it cannot be had otherwise. */
export const payOptions: Readonly<Record<PayKind, (context: CallContext, ask: PayAsk) => Promise<PayOption>>> = {
  weixin: scanned,
  alipay: scanned,
  balance: async () => ({ why: 'notSetUp' }),
  paypal: async () => ({ why: 'abroad' }),
  period: async () => ({ why: 'apply' }),
  transfer: async () => ({ why: 'off' }),
}

export async function payOptionsWire(context: CallContext, ask: PayAsk): Promise<WireOf<'payOptions'>> {
  return Promise.all(
    payKinds.map(async (kind) => {
      const { why, fee, left, due, days, keptUntil, billNumber } = await payOptions[kind](context, ask)
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
