import type { InquiryDetail, Quote, QuoteLine } from '@millwright/contract/quote/entities'
import { compareWhole, totalOf } from '@millwright/domain/money/wholeMoney'
import type { Money } from '@millwright/domain/money/money'

export type Offered = { quote: Quote; line: QuoteLine }

/** Returns the open quotes with a line for an item. */
export function offersOf(quotes: readonly Quote[], itemId: string): Offered[] {
  return quotes.flatMap((quote) =>
    quote.standing === 'open'
      ? quote.items.filter((line) => line.itemId === itemId && canTake(line)).map((line) => ({ quote, line }))
      : [],
  )
}

export const canTake = ({ onShelf, left }: QuoteLine): boolean => onShelf !== false && (left ?? 1) > 0

/** Returns the offer with the lowest price for the requested product. Ties go to the shorter lead time. */
export function cheapestOf(offers: readonly Offered[]): Offered | undefined {
  return comparable(offers).toSorted(
    (a, b) => compareWhole(a.line.price, b.line.price) || a.line.leadDays - b.line.leadDays,
  )[0]
}

/** Returns the cheapest offer if there are several to compare. Alternative products are not comparable. */
export function lowestOf(offers: readonly Offered[]): Offered | undefined {
  return comparable(offers).length > 1 ? cheapestOf(offers) : undefined
}

function comparable(offers: readonly Offered[]): readonly Offered[] {
  const exact = offers.filter(({ line }) => !line.alternative)
  return exact.length ? exact : offers
}

/**
 * Returns the preselected offer: the accepted one, otherwise the cheapest. Undefined if the item is already ordered.
 */
export function suggestedOf(quotes: readonly Quote[], itemId: string): Offered | undefined {
  const offers = offersOf(quotes, itemId)
  const taken = offers.find(({ line }) => line.accepted)
  return taken ?? (isOrdered(quotes, itemId) ? undefined : cheapestOf(offers))
}

function isOrdered(quotes: readonly Quote[], itemId: string): boolean {
  return quotes.some(({ items }) => items.some((line) => line.itemId === itemId && line.accepted && line.left === 0))
}

/** Returns the total price of the pieces in each line that are not ordered yet. */
export function sumOf(lines: readonly QuoteLine[]): Money {
  return totalOf(lines.map(({ price, quantity, left = quantity }) => ({ price, quantity: left })))
}

/** Returns a key of the offers. If they change, the selection resets, since a selected offer may be gone or dearer. */
export function offersKey({ quotes }: InquiryDetail): string {
  return quotes
    .map(({ quoteId, version, standing, items }) => [quoteId, version, standing, ...items.map(({ left }) => left)])
    .join(' ')
}
