import type {
  LineOffer,
  LineState,
  OrderCandidate,
  PricedOrder,
  PricedOrderLine,
  ReadLine,
} from '@millwright/contract/quick-order/entities'
import type { SkuQuantity } from '@millwright/domain/link/skuQuantities'
import { readQuantity } from '@millwright/domain/account/validation'

/** A line of the list, as its form carries it. `skuId` is empty until somebody has chosen. */
export type QuickLine = {
  raw: string
  model: string
  quantity: string
  unit: string
  note: string
  articleNumber: string
  state: LineState
  skuId: string
  candidates: readonly OrderCandidate[]
}

/** The candidates and offers that a line keeps. */
export const CHOICE_LIMIT = 8

/** Returns the typed quantity of a line, or undefined if it is not a whole number that can be ordered. */
export function quantityOf({ quantity }: Pick<QuickLine, 'quantity'>): number | undefined {
  const read = readQuantity(quantity)
  return 'quantity' in read ? read.quantity : undefined
}

/** Whether a line has a part and a quantity, and can be ordered. */
export function isComplete(line: QuickLine): boolean {
  return line.skuId !== '' && quantityOf(line) !== undefined
}

/** Returns the SKUs and quantities of the complete lines, in their order. */
export function completeSkus(lines: readonly QuickLine[]): SkuQuantity[] {
  return lines.filter(isComplete).map((line) => ({ skuId: line.skuId, quantity: quantityOf(line)! }))
}

/** `short`: the part has fewer pieces in stock than the line asks for. */
export type LineStanding = 'ready' | 'choose' | 'quantity' | 'short' | 'none'

/** Returns what a line still needs. Without its offer, its stock is not known. */
export function standingOf(line: QuickLine, offer?: Pick<PricedOrderLine, 'problem'>): LineStanding {
  if (!line.candidates.length) return 'none'
  if (!line.skuId) return 'choose'
  if (quantityOf(line) === undefined) return 'quantity'
  return offer?.problem === 'tooMany' ? 'short' : 'ready'
}

/** Turns lines as the mall read them into lines of the list. Only a sure line has its part chosen. */
export function linesOfRead(lines: readonly ReadLine[]): QuickLine[] {
  return lines.map(({ raw, model, quantity, unit, note, articleNumber, state, candidates }) => ({
    raw,
    model,
    quantity: quantity === undefined ? '' : String(quantity),
    unit: unit ?? '',
    note: note ?? '',
    articleNumber: articleNumber ?? '',
    state,
    skuId: state === 'sure' ? (candidates[0]?.skuId ?? '') : '',
    candidates,
  }))
}

/** Returns a candidate in a line: its number, maker, product, shop and price, as somebody chooses among several. */
export function candidateName(
  { partyCode, brandName, prodName, shopName, price }: OrderCandidate,
  money: (amount: string) => string,
): string {
  return [partyCode, brandName, prodName, shopName, money(price)].filter(Boolean).join(' · ')
}

/** Adds the other offers of each line to its candidates, so that the buyer can choose them. */
export function withOffers(lines: readonly QuickLine[], priced: PricedOrder): QuickLine[] {
  const complete = lines.filter(isComplete)
  const offers = new Map(priced.lines.map((line) => [complete[line.index], [line, ...line.others]]))
  return lines.map((line) => {
    const known = new Set(line.candidates.map(({ skuId }) => skuId))
    const more = (offers.get(line) ?? []).filter(({ skuId }) => !known.has(skuId)).map(candidateOf)
    return more.length ? { ...line, candidates: [...line.candidates, ...more].slice(0, CHOICE_LIMIT) } : line
  })
}

export function candidateOf(offer: LineOffer): OrderCandidate {
  const { skuId, prodId, shopId, partyCode, prodName, brandName, shopName, pic, unit, listPrice } = offer
  return { skuId, prodId, shopId, partyCode, prodName, brandName, shopName, pic, unit, price: listPrice, signs: [] }
}

/** Returns the substitutes of a line whose chosen part does not have the quantity in stock. */
export function substitutesFor(
  { skuId, candidates }: QuickLine,
  offer: Pick<LineOffer, 'problem'> | undefined,
): readonly OrderCandidate[] {
  if (!offer?.problem) return []
  return candidates.filter((one) => one.skuId !== skuId && one.signs.some(({ kind }) => kind === 'interchange'))
}

/** Returns the priced line of each complete line, by the line. */
export function pricesOf(lines: readonly QuickLine[], priced: PricedOrder | undefined) {
  const complete = lines.filter(isComplete)
  return new Map(
    priced?.lines.flatMap((line) => {
      const of = complete[line.index]
      return of ? [[of, line] as const] : []
    }),
  )
}
