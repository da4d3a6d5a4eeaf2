import type { InquiryDetail, Quote, QuoteLine } from '@millwright/contract/quote/entities'
import { compareWhole, totalOf } from '@millwright/domain/money/wholeMoney'
import type { Money } from '@millwright/domain/money/money'

export type Offered = { quote: Quote; line: QuoteLine }

/** The quotes that answer an item and can be taken now. */
export function offersOf(quotes: readonly Quote[], itemId: string): Offered[] {
  return quotes.flatMap((quote) =>
    quote.standing === 'open'
      ? quote.items.filter((line) => line.itemId === itemId && canTake(line)).map((line) => ({ quote, line }))
      : [],
  )
}

export const canTake = ({ onShelf, left }: QuoteLine): boolean => onShelf !== false && (left ?? 1) > 0

/** The lowest price for what was asked; a quick one before a slow one. */
export function cheapestOf(offers: readonly Offered[]): Offered | undefined {
  return comparable(offers).toSorted(
    (a, b) => compareWhole(a.line.price, b.line.price) || a.line.leadDays - b.line.leadDays,
  )[0]
}

/** The cheapest, where there is something to compare it with: another article is another price. */
export function lowestOf(offers: readonly Offered[]): Offered | undefined {
  return comparable(offers).length > 1 ? cheapestOf(offers) : undefined
}

function comparable(offers: readonly Offered[]): readonly Offered[] {
  const exact = offers.filter(({ line }) => !line.alternative)
  return exact.length ? exact : offers
}

/** What is suggested: what was taken already, else the cheapest; nothing more of an item that was ordered. */
export function suggestedOf(quotes: readonly Quote[], itemId: string): Offered | undefined {
  const offers = offersOf(quotes, itemId)
  const taken = offers.find(({ line }) => line.accepted)
  return taken ?? (isOrdered(quotes, itemId) ? undefined : cheapestOf(offers))
}

function isOrdered(quotes: readonly Quote[], itemId: string): boolean {
  return quotes.some(({ items }) => items.some((line) => line.itemId === itemId && line.accepted && line.left === 0))
}

/** What taking lines costs: of each the pieces that are left at its price. */
export function sumOf(lines: readonly QuoteLine[]): Money {
  return totalOf(lines.map(({ price, quantity, left = quantity }) => ({ price, quantity: left })))
}

/** Other offers ask for another choice: what was chosen before may be gone or dearer. */
export function offersKey({ quotes }: InquiryDetail): string {
  return quotes
    .map(({ quoteId, version, standing, items }) => [quoteId, version, standing, ...items.map(({ left }) => left)])
    .join(' ')
}
