import type { InquiryDetail, InquiryItem, Quote, QuoteLine } from '@millwright/contract/quote/entities'
import { centsOf, centsText, compareWhole, totalOf } from '@millwright/domain/money/wholeMoney'
import type { Money } from '@millwright/domain/money/money'

export type Offered = { quote: Quote; line: QuoteLine }
type Asked = Pick<InquiryItem, 'ownPrice'>

/** Returns the open quotes with a line for an item. */
export function offersOf(quotes: readonly Quote[], itemId: string): Offered[] {
  return quotes.flatMap((quote) =>
    quote.standing === 'open'
      ? quote.items.filter((line) => line.itemId === itemId && canTake(line)).map((line) => ({ quote, line }))
      : [],
  )
}

export const canTake = ({ onShelf, left }: QuoteLine): boolean => onShelf !== false && (left ?? 1) > 0

/** Whether the shop has fewer pieces in stock than the line still offers, so that the cart cannot order all of them. */
export function isShort({ stocks, quantity, left = quantity }: QuoteLine): boolean {
  return stocks !== undefined && stocks >= 0 && stocks < left
}

/** Whether a line offers another brand or model than requested. The buyer accepts such a line explicitly. */
export const isSubstitute = ({ alternative, otherBrand }: QuoteLine): boolean => Boolean(alternative || otherBrand)

/**
 * Returns the price that the buyer pays for a line's pieces without a quote: of the offered product, or of the requested
 * one if it is lower. Undefined if neither is for sale.
 */
export function priceWithoutQuote(asked: Asked, line: QuoteLine): Money | undefined {
  const { ownPrice } = line
  if (isSubstitute(line) || asked.ownPrice === undefined) return ownPrice
  return ownPrice === undefined || compareWhole(asked.ownPrice, ownPrice) < 0 ? asked.ownPrice : ownPrice
}

/** Whether the buyer pays less without the quote. */
export function isDearer(asked: Asked, line: QuoteLine): boolean {
  const without = priceWithoutQuote(asked, line)
  return without !== undefined && compareWhole(line.price, without) > 0
}

/**
 * Returns the cheapest offer of the requested product that the shop has in stock, unless the buyer pays less without a
 * quote. Ties go to the shorter lead time.
 */
export function cheapestOf(asked: Asked, offers: readonly Offered[]): Offered | undefined {
  return offers
    .filter(({ line }) => !isSubstitute(line) && !isDearer(asked, line) && !isShort(line))
    .toSorted((a, b) => compareWhole(a.line.price, b.line.price) || a.line.leadDays - b.line.leadDays)[0]
}

/** Returns the cheapest offer if there are several of the requested product, and if no shop sells it for less. */
export function lowestOf(asked: Asked, offers: readonly Offered[]): Offered | undefined {
  const same = offers.filter(({ line }) => !isSubstitute(line))
  const best = same.length > 1 ? cheapestOf(asked, same) : undefined
  const isBeaten = same.some(({ line }) => line.ownPrice && best && compareWhole(line.ownPrice, best.line.price) < 0)
  return isBeaten ? undefined : best
}

/**
 * Returns the preselected offer: the accepted one, otherwise the cheapest. Undefined if the item is already ordered.
 */
export function suggestedOf(quotes: readonly Quote[], { itemId, ownPrice }: InquiryItem): Offered | undefined {
  const offers = offersOf(quotes, itemId)
  const taken = offers.find(({ line }) => line.accepted)
  return taken ?? (isOrdered(quotes, itemId) ? undefined : cheapestOf({ ownPrice }, offers))
}

function isOrdered(quotes: readonly Quote[], itemId: string): boolean {
  return quotes.some(({ items }) => items.some((line) => line.itemId === itemId && line.accepted && line.left === 0))
}

/** Returns the total price of the pieces in each line that are not ordered yet. */
export function sumOf(lines: readonly QuoteLine[]): Money {
  return totalOf(lines.map((line) => ({ price: line.price, quantity: piecesOf(line) })))
}

const piecesOf = ({ quantity, left = quantity }: QuoteLine) => left

/**
 * The difference between quotes and the buyer's prices without them, for the lines that have both. `share` is the
 * fraction of the latter: -0.08 is 8 % less.
 */
export type Difference = { amount: Money; share: number }

/** Returns how much less or more lines cost than without their quotes. Undefined if nothing can be compared. */
export function differenceOf(lines: readonly QuoteLine[]): Difference | undefined {
  const both = lines.filter(({ ownPrice }) => ownPrice !== undefined)
  const without = centsOf(totalOf(both.map((line) => ({ price: line.ownPrice!, quantity: piecesOf(line) }))))
  const more = centsOf(sumOf(both)) - without
  if (without === 0n || more === 0n) return undefined
  return { amount: centsText(more < 0n ? -more : more), share: Number(more) / Number(without) }
}

/** Returns a key of the offers. If they change, the selection resets, since a selected offer may be gone or dearer. */
export function offersKey({ quotes }: InquiryDetail): string {
  return quotes
    .map(({ quoteId, version, standing, items }) => [quoteId, version, standing, ...items.map(({ left }) => left)])
    .join(' ')
}
