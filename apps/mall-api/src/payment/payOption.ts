import type { Money } from '@millwright/domain/money/money'
import type { PayRefusal } from '@millwright/domain/payment/payKinds'
import type { PurposeName } from './purposeNames.ts'

/** Who would pay how much, and for what. */
export type PayAsk = {
  user: number
  purpose: PurposeName
  amount: Money
  /** Where they are what is paid. */
  orders: readonly { orderType: number; created: number; expires: number }[]
}
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
