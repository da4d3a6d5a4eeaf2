import type { Money } from '@millwright/domain/money/money'
import type { PayRefusal } from '@millwright/domain/payment/payKinds'
import type { PurposeName } from './purposeNames.ts'

export type PaymentQuery = {
  user: number
  purpose: PurposeName
  amount: Money
  /** Empty unless the purpose is `order`. */
  orders: readonly { orderType: number; created: number; expires: number }[]
}
/** The terms of a payment kind. Times are epoch milliseconds. `why` is set if the kind is unavailable. */
export type PayOption = {
  why?: PayRefusal
  fee?: Money
  left?: Money
  due?: number
  days?: number
  keptUntil?: number
  billNumber?: string
}
