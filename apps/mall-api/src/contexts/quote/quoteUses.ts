import { arrayText } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'
import type { Line } from '../../core/price/lines.ts'
import { Refusal } from '../../core/call/call.ts'
import type { CallContext } from '../../core/call/call.ts'
import { piecesLeft } from '../../core/price/lineQuote.ts'

type Quoted = Pick<Line, 'quote' | 'quantity'>
const quotedOf = (lines: readonly Quoted[]) =>
  lines.flatMap(({ quote, quantity }) => (quote?.holds ? [{ ...quote, quantity }] : []))

/**
 * Locks the quotes before an order takes quoted pieces. Refuses (A03002) if a quote expired or changed since pricing,
 * or if another order took the quoted pieces.
 */
export async function lockQuotes(
  db: Db,
  lines: readonly Quoted[],
  { now, say }: Pick<CallContext, 'now' | 'say'>,
): Promise<void> {
  const quoted = quotedOf(lines)
  if (!quoted.length) return
  const ids = arrayText(quoted.map(({ quoteLineId }) => quoteLineId))
  await db.query(
    `select 1 from quote where quote_id in (select quote_id from quote_line where quote_line_id = any($1::text::bigint[]))
      order by quote_id for no key update`,
    [ids],
  )
  const rows = await db.query<{ quoteLineId: number; price: string; left: number }>(
    `select l.quote_line_id as "quoteLineId", l.price::text as price, ${piecesLeft('l')} as left
      from quote_line l join quote q using (quote_id)
      where l.quote_line_id = any($1::text::bigint[]) and l.accepted is not null and q.state = 'open' and q.valid_until > $2::bigint`,
    [ids, now],
  )
  for (const { quoteLineId, price, quantity } of quoted) {
    const row = rows.find((one) => one.quoteLineId === quoteLineId)
    if (!row || row.left < quantity || Number(row.price) !== Number(price))
      throw new Refusal('A03002', say('quoteChanged'))
  }
}

export async function recordQuoteUses(db: Db, orderNumber: string, lines: readonly Quoted[]): Promise<void> {
  const quoted = quotedOf(lines)
  if (!quoted.length) return
  await db.query(
    `insert into quote_use (quote_line_id, order_number, pieces) select u."quoteLineId", $1, u.quantity
      from jsonb_to_recordset($2::text::jsonb) as u ("quoteLineId" bigint, quantity int)`,
    [orderNumber, JSON.stringify(quoted)],
  )
}
