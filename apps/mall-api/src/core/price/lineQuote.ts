import { holdsGoods } from '../status/statusSql.ts'
import { money } from '@millwright/domain/money/money'
import type { Money } from '@millwright/domain/money/money'

/** A cart line's quote. `holds`: whether its price applies now to all pieces of the line. */
export type LineQuote = {
  quoteLineId: number
  inquiryId: number
  price: Money
  validUntil: number
  /** Pieces still available at the price. */
  left: number
  /** The days until dispatch that the shop promised with the price. */
  leadDays: number
  holds: boolean
}

export type QuoteFacts = Omit<LineQuote, 'price' | 'holds'> & { price: string; open: boolean }

/** Pieces of a quote line that no open order has taken. Closed orders (6) return theirs. */
export const piecesLeft = (line: string) =>
  `${line}.quantity - coalesce((select sum(u.pieces) from quote_use u join orders o using (order_number)
    where u.quote_line_id = ${line}.quote_line_id and ${holdsGoods('o')}), 0)::int`

/** The accepted quote line of a basket `b`, as `QuoteFacts`. Only the quote's own buyer has it. */
export const quoteFacts = `(select jsonb_build_object('quoteLineId', l.quote_line_id, 'inquiryId', q.inquiry_id, 'price', l.price::text, 'validUntil', q.valid_until, 'leadDays', l.lead_days,
    'left', ${piecesLeft('l')}, 'open', q.state = 'open')
  from quote_line l join quote q using (quote_id) join inquiry i using (inquiry_id)
  where l.quote_line_id = b.quote_line_id and i.user_id = b.user_id and l.accepted is not null)`

export function lineQuote({ open, ...facts }: QuoteFacts, quantity: number, now: number): LineQuote {
  const holds = open && facts.validUntil > now && quantity <= facts.left
  return { ...facts, price: money(facts.price), holds }
}
