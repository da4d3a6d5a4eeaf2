import type { AnswerOf } from '@millwright/contract/contract'
import type { CartShop } from '@millwright/contract/entities'
import { CART_SETTLE_LIMIT } from '@millwright/domain/constants'
import { zero } from '@millwright/domain/money'
import { buyerOnly } from '../at.ts'
import type { Head, Load, Problem } from '../at.ts'
import { tickedLines } from './cartLines.ts'

export type CartData = {
  head: Head
  shops: CartShop[]
  /** Lines whose product is off the shelf, by shop. */
  expired: AnswerOf<'expiryProdList'>
  /** What the ticked lines cost, as the mall says. */
  pay: AnswerOf<'totalPay'>
  /** Why the order form sent the buyer back here (R5.19). */
  problem?: Problem
}

export const load: Load<CartData> = async (api, at) => {
  buyerOnly(at)
  const [shops, expired] = await Promise.all([api.cartInfo([]), api.expiryProdList()])
  const basketIds = tickedLines(shops).map(({ basketId }) => basketId)
  const pay = basketIds.length ? await api.totalPay(basketIds) : { totalMoney: zero, finalMoney: zero, subtractMoney: zero, count: 0 }
  return { head: { title: { area: 'cart', key: 'title' }, noindex: true }, shops, expired, pay, problem: problemOf(at.url.searchParams.get('problem')) }
}

function problemOf(key: string | null): Problem | undefined {
  if (key === 'emptySelection' || key === 'productGone') return { key }
  return key === 'tooManyLines' ? { key, values: { limit: CART_SETTLE_LIMIT } } : undefined
}
