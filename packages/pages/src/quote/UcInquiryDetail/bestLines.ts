import type { Quote, QuoteLine } from '@millwright/contract/quote/entities'
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

/** What is suggested: what was taken already, else the lowest price; a quick one before a slow one. */
export function bestOf(offers: readonly Offered[]): Offered | undefined {
  const exact = offers.filter(({ line }) => !line.alternative)
  return (
    offers.find(({ line }) => line.accepted) ??
    (exact.length ? exact : offers).toSorted(
      (a, b) => compareWhole(a.line.price, b.line.price) || a.line.leadDays - b.line.leadDays,
    )[0]
  )
}

export const sumOf = (lines: readonly QuoteLine[]): Money => totalOf(lines)
