import type { CallContext } from '../../core/call/call.ts'
import { linesOf } from '../../core/price/lines.ts'
import type { Line } from '../../core/price/lines.ts'
import { hasPiecesSql } from '../../core/stock/stockSql.ts'
import { wireYuan } from '../../core/wire/wire.ts'

/** The number of lines for which equivalents are looked up. A cart with more lines over stock is rare. */
const MOST = 20

/**
 * Returns, by SKU id, the cheapest SKU of another product with the same interchange that has the line's quantity in
 * stock. Its price is the buyer's own unit price for that quantity.
 */
export async function equivalentsOf(
  context: Pick<CallContext, 'db' | 'now' | 'locale'>,
  user: number,
  lines: readonly Pick<Line, 'skuId' | 'quantity'>[],
) {
  const wanted = lines.slice(0, MOST)
  if (!wanted.length) return new Map<number, never>()
  const found = await context.db.query<{ forSkuId: number; skuId: number; prodCount: number }>(
    `
    select mine.sku_id as "forSkuId", o.sku_id as "skuId", w.quantity as "prodCount"
    from jsonb_to_recordset($1::text::jsonb) as w ("skuId" bigint, quantity int) join sku mine on mine.sku_id = w."skuId"
    cross join lateral (
      select k.sku_id from sku k join product p using (prod_id)
      where k.interchange = mine.interchange and k.prod_id <> mine.prod_id and p.status = 1
        and ${hasPiecesSql('k', 'w.quantity')} and k.min_order_qty <= w.quantity and w.quantity % k.pack_qty = 0
      order by k.price, k.sku_id limit 1
    ) o`,
    [JSON.stringify(wanted.map(({ skuId, quantity }) => ({ skuId, quantity })))],
  )
  const offers = await Promise.all(
    found.map(async ({ forSkuId, ...item }) => {
      const [line] = await linesOf(context, user, { item })
      return line && ([forSkuId, equivalentOf(line, context)] as const)
    }),
  )
  return new Map(offers.filter((offer) => offer !== undefined))
}

function equivalentOf(
  { prodId, skuId, partyCode, shopName, price, unit }: Line,
  { locale }: Pick<CallContext, 'locale'>,
) {
  return { prodId, skuId, name: partyCode, shopName: shopName[locale], price: wireYuan(price), unit: unit[locale] }
}
