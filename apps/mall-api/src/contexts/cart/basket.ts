import type { CallContext } from '../../core/call/call.ts'
import { linesOf } from '../../core/price/lines.ts'
import type { Line } from '../../core/price/lines.ts'
import { queryOne } from '../../db/db.ts'

/**
 * Saves a cart line with its new quantity, in place of the `held` line if given, and records the current unit price. If
 * the new quantity falls into another price tier, the recorded price restarts, so only the shop's changes count as
 * price changes.
 */
export async function saveCartLine(
  context: Pick<CallContext, 'db' | 'now'>,
  user: number,
  line: Line,
  held: number | undefined,
  { tick = false, cardNo = null }: { tick?: boolean; cardNo?: string | null } = {},
): Promise<number> {
  const [before] = held === undefined ? [] : await linesOf(context, user, { basketIds: [held] })
  const stepped = before !== undefined && before.price !== line.price
  const kept = await queryOne<{ basketId: number }>(
    context.db,
    `
    insert into basket (user_id, sku_id, quantity, created, added_price, distribution_card_no, distributed)
    values ($1, $2, $3, $4, $5, $8::text, case when $8::text is null then null else $4::bigint end)
    on conflict (user_id, sku_id) where quote_line_id is null do update set quantity = excluded.quantity, checked = basket.checked or $7,
      added_price = case when $6 then excluded.added_price else basket.added_price end,
      distribution_card_no = coalesce(excluded.distribution_card_no, basket.distribution_card_no), distributed = coalesce(excluded.distributed, basket.distributed)
    returning basket_id as "basketId"`,
    [user, line.skuId, line.quantity, context.now, line.price, stepped, tick, cardNo],
  )
  return kept.basketId
}
