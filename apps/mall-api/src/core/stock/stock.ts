import { hasPieces } from '@millwright/domain/product/hasPieces'
import { arrayText } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'
import { lockSkus } from '../../db/locks.ts'
import { emit } from '../events/events.ts'
import { Refusal } from '../call/call.ts'
import type { CallContext } from '../call/call.ts'
import type { Line } from '../price/lines.ts'

/** Takes all pieces or refuses. */
export async function takeStock(
  db: Db,
  lines: readonly Pick<Line, 'skuId' | 'quantity' | 'prodName'>[],
  { say, locale }: Pick<CallContext, 'say' | 'locale'>,
) {
  const now = await lockSkus(
    db,
    lines.map(({ skuId }) => skuId),
  )
  // A SKU may appear twice, at its own price and at a quoted price.
  const pieces = [...Map.groupBy(lines, ({ skuId }) => skuId)].map(([skuId, own]) => ({
    skuId,
    prodName: own[0]!.prodName,
    quantity: own.reduce((all, one) => all + one.quantity, 0),
  }))
  for (const { skuId, quantity, prodName } of pieces) {
    const held = now.get(skuId)
    if (!held?.onShelf) throw new Refusal('A01000', say('productGone'))
    if (!hasPieces(held.stocks, quantity))
      throw new Refusal('A03010', say('outOfStock', { name: prodName[locale] }), skuId)
  }
  await addStock(
    db,
    pieces.map(({ skuId, quantity }) => ({ skuId, quantity: -quantity })),
  )
}

/** Returns the pieces held by orders per SKU. Flash sales and the points mall keep their own stock. */
function piecesIn(db: Db, orderNumbers: readonly string[]): Promise<{ skuId: number; quantity: number }[]> {
  return db.query(
    `select sku_id as "skuId", sum(quantity)::int as quantity from order_item join orders using (order_number)
    where order_number = any($1::text::text[]) and seckill_id is null and score_prod_id is null group by sku_id`,
    [arrayText(orderNumbers)],
  )
}

/** Adds stock to locked SKUs. Unlimited stock (-1) is left alone. */
export async function addStock(db: Db, pieces: readonly { skuId: number; quantity: number }[]): Promise<void> {
  await db.query(
    `
    update sku set stocks = stocks + w.quantity from jsonb_to_recordset($1::text::jsonb) as w ("skuId" bigint, quantity int)
    where sku.sku_id = w."skuId" and stocks <> -1`,
    [JSON.stringify(pieces)],
  )
  if (pieces.length) await emit(db, 'stockChanged', { skuIds: pieces.map(({ skuId }) => skuId) })
}

/** Returns the pieces of closed orders to the stock. */
export async function returnStock(db: Db, closed: readonly string[]): Promise<void> {
  const back = await piecesIn(db, closed)
  await lockSkus(
    db,
    back.map(({ skuId }) => skuId),
  )
  await addStock(db, back)
}
