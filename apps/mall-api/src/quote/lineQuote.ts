import { holdsGoods } from '../order/statusSql.ts'
import { money } from '@millwright/domain/money/money'
import type { Money } from '@millwright/domain/money/money'

/** What a quote says of a cart line. `holds`: it is the price now, of all its pieces. */
export type LineQuote = {
  quoteLineId: number
  inquiryId: number
  price: Money
  validUntil: number
  /** Pieces that can still be bought at it. */
  left: number
  holds: boolean
}

export type QuoteFacts = Omit<LineQuote, 'price' | 'holds'> & { price: string; open: boolean }

/** Pieces of a quote's line that no standing order has taken; closed orders (6) give theirs back. */
export const piecesLeft = (line: string) =>
  `${line}.quantity - coalesce((select sum(u.pieces) from quote_use u join orders o using (order_number)
    where u.quote_line_id = ${line}.quote_line_id and ${holdsGoods('o')}), 0)::int`

/** Of a basket `b`: the accepted line of a quote to its own buyer, as `QuoteFacts`. */
export const quoteFacts = `(select jsonb_build_object('quoteLineId', l.quote_line_id, 'inquiryId', q.inquiry_id, 'price', l.price::text, 'validUntil', q.valid_until,
    'left', ${piecesLeft('l')}, 'open', q.state = 'open')
  from quote_line l join quote q using (quote_id) join inquiry i using (inquiry_id)
  where l.quote_line_id = b.quote_line_id and i.user_id = b.user_id and l.accepted is not null)`

export function lineQuote({ open, ...facts }: QuoteFacts, quantity: number, now: number): LineQuote {
  const holds = open && facts.validUntil > now && quantity <= facts.left
  return { ...facts, price: money(facts.price), holds }
}
