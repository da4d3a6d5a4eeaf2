import type { AnswerOf } from '@millwright/contract/contract'
import type { CartShop } from '@millwright/contract/cart/entities'
import { CART_LINE_LIMIT } from '@millwright/domain/constants'
import { zero } from '@millwright/domain/money/money'
import { tickedParts } from '@millwright/domain/product/orderable'
import type { Head, Loader, Problem } from '../../loader.ts'
import { orUndefined } from '../../loading/orUndefined.ts'
import { cartLines } from './cartLines.ts'
import { flag, text } from '../../searchParams.ts'

export type CartData = {
  head: Head
  shops: CartShop[]
  /** The lines with delisted products, by shop. */
  expired: AnswerOf<'expiryProdList'>
  /** The mall's total of the ticked lines that can be ordered. Absent if the call failed. */
  pay: AnswerOf<'totalPay'> | undefined
  /** The reason why the order form redirected to the cart. */
  problem?: Problem
  /** Whether the problem is about a product chosen before sign-in, which was not added to the cart. */
  notAdded?: boolean
  /** Whether the form for a file is open. */
  importing?: boolean
}

export const searchParams = { notAdded: flag, problem: text, import: flag }

export const load: Loader<CartData, typeof searchParams> = async (api, context) => {
  const [shops, expired] = await Promise.all([api.cartInfo([]), api.expiryProdList()])
  const basketIds = tickedParts(cartLines(shops)).orderable.map(({ basketId }) => basketId)
  const pay = basketIds.length
    ? await orUndefined(api.totalPay(basketIds))
    : { totalMoney: zero, finalMoney: zero, subtractMoney: zero, count: 0, priceSteps: [] }
  const { notAdded, problem: asked } = context.query
  return {
    head: { title: { namespace: 'cart', key: 'title' }, noindex: true },
    shops,
    expired,
    pay,
    problem: problemOf(asked) ?? (notAdded && { key: 'addAgain' }),
    notAdded,
    importing: context.query.import,
  }
}

const plain = [
  'emptySelection',
  'productGone',
  'insufficientInventory',
  'addAgain',
  'timeout',
  'network',
  'glitch',
  'nonsense',
] as const

function problemOf(key: string | undefined): Problem | undefined {
  const known = plain.find((one) => one === key)
  if (known) return { key: known }
  return key === 'tooManyLines' ? { key, values: { limit: CART_LINE_LIMIT } } : undefined
}
