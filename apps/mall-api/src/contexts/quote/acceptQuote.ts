import { holdsGoods } from '../../core/status/statusSql.ts'
import { nextInquiryState } from '@millwright/domain/quote/inquiryState'
import type { InquiryState } from '@millwright/domain/quote/inquiryState'
import { arrayText, queryOne } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'
import { lockBuyer } from '../../db/locks.ts'
import type { CallContext } from '../../core/call/call.ts'
import { piecesLeft } from '../../core/price/lineQuote.ts'
import { otherBrandSql } from './askedBrand.ts'

type Taken = {
  quoteId: number
  itemIds: readonly number[]
  version: number
  /** The lines whose other brand or model the buyer accepts. */
  substituteIds?: readonly number[]
}
export type AcceptProblem =
  | 'quoteGone'
  | 'quoteExpired'
  | 'quoteChanged'
  | 'quoteSubstitute'
  | 'quoteUsedUp'
  | 'inquiryEnded'
  | 'productGone'

type QuoteRow = {
  quoteId: number
  inquiryId: number
  state: 'open' | 'refused'
  version: number
  validUntil: number
  inquiry: InquiryState
}
type LineRow = {
  quoteLineId: number
  itemId: number
  skuId: number
  price: string
  left: number
  onShelf: boolean
  substitute: boolean
}

/**
 * Accepts lines of one inquiry's quotes, all or none, in one transaction. Each line enters the cart at its price with
 * the quantity left, and replaces another shop's cart line for the same item, unless that line was ordered. A line of
 * another brand or model than requested needs the buyer's acceptance (`substituteIds`).
 */
export async function acceptQuotes(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  user: number,
  taken: readonly Taken[],
): Promise<{ basketIds: number[] } | { problem: AcceptProblem }> {
  return db.tx(async (tx) => {
    await lockBuyer(tx, user)
    const ids = arrayText(taken.map(({ quoteId }) => quoteId))
    await tx.query(
      `select 1 from inquiry where user_id = $2 and inquiry_id in (select inquiry_id from quote where quote_id = any($1::text::bigint[]))
        order by inquiry_id for no key update`,
      [ids, user],
    )
    await tx.query(
      `select 1 from quote where quote_id = any($1::text::bigint[])
        and inquiry_id in (select inquiry_id from inquiry where user_id = $2) order by quote_id for no key update`,
      [ids, user],
    )
    const quotes = await tx.query<QuoteRow>(
      `select q.quote_id as "quoteId", q.inquiry_id as "inquiryId", q.state, q.version, q.valid_until as "validUntil", i.state as inquiry
        from quote q join inquiry i using (inquiry_id) where q.quote_id = any($1::text::bigint[]) and i.user_id = $2`,
      [ids, user],
    )
    const lines: LineRow[] = []
    for (const { quoteId, itemIds, version, substituteIds = [] } of taken) {
      const quote = quotes.find((one) => one.quoteId === quoteId)
      if (!quote || quote.inquiryId !== quotes[0]!.inquiryId) return { problem: 'quoteGone' }
      if (!nextInquiryState(quote.inquiry, 'accept')) return { problem: 'inquiryEnded' }
      if (quote.state !== 'open' || quote.version !== version) return { problem: 'quoteChanged' }
      if (quote.validUntil <= now) return { problem: 'quoteExpired' }
      const found = await linesOf(tx, quoteId, itemIds)
      if (found.length < new Set(itemIds).size) return { problem: 'quoteGone' }
      if (found.some(({ onShelf }) => !onShelf)) return { problem: 'productGone' }
      if (found.some(({ left }) => left < 1)) return { problem: 'quoteUsedUp' }
      if (found.some(({ substitute, itemId }) => substitute && !substituteIds.includes(itemId)))
        return { problem: 'quoteSubstitute' }
      lines.push(...found)
    }
    // If two shops' lines name the same item, the later one wins.
    const chosen = [...new Map(lines.map((line) => [line.itemId, line])).values()]
    const basketIds: number[] = []
    for (const line of chosen) basketIds.push(await take(tx, user, line, now))
    await tx.query(
      "update inquiry set state = 'completed', ended = coalesce(ended, $2::bigint) where inquiry_id = $1",
      [quotes[0]!.inquiryId, now],
    )
    return { basketIds }
  })
}

function linesOf(db: Db, quoteId: number, itemIds: readonly number[]): Promise<LineRow[]> {
  return db.query<LineRow>(
    `select l.quote_line_id as "quoteLineId", l.item_id as "itemId", l.sku_id as "skuId", l.price::text as price, ${piecesLeft('l')} as left,
      coalesce(p.status = 1, false) as "onShelf", l.alternative or ${otherBrandSql} as substitute
    from quote_line l join inquiry_item t using (item_id) left join sku k on k.sku_id = l.sku_id left join product p on p.prod_id = k.prod_id where l.quote_id = $1 and l.item_id = any($2::text::bigint[])`,
    [quoteId, arrayText(itemIds)],
  )
}

async function take(db: Db, user: number, line: LineRow, now: number): Promise<number> {
  const others = `select o.quote_line_id from quote_line o where o.item_id = $1 and o.quote_line_id <> $2
    and not exists (select 1 from quote_use u join orders r using (order_number) where u.quote_line_id = o.quote_line_id and ${holdsGoods('r')})`
  await db.query(`delete from basket where quote_line_id in (${others})`, [line.itemId, line.quoteLineId])
  await db.query(`update quote_line set accepted = null where quote_line_id in (${others})`, [
    line.itemId,
    line.quoteLineId,
  ])
  await db.query('update quote_line set accepted = coalesce(accepted, $2::bigint) where quote_line_id = $1', [
    line.quoteLineId,
    now,
  ])
  const kept = await queryOne<{ basketId: number }>(
    db,
    `insert into basket (user_id, sku_id, quantity, created, added_price, quote_line_id) values ($1, $2, $3, $4::bigint, $5::text::numeric, $6)
    on conflict (user_id, quote_line_id) where quote_line_id is not null do update set quantity = least(basket.quantity, excluded.quantity), checked = true
    returning basket_id as "basketId"`,
    [user, line.skuId, line.left, now, line.price, line.quoteLineId],
  )
  return kept.basketId
}
