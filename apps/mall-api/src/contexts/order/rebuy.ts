import { CART_LINE_LIMIT } from '@millwright/domain/constants'
import { nearestOrderable } from '@millwright/domain/product/orderable'
import type { CallContext } from '../../core/call/call.ts'
import type { ItemRow } from '../../core/order/orderItems.ts'
import { linesOf, quantityProblem } from '../../core/price/lines.ts'
import { lockBuyer } from '../../db/locks.ts'
import { saveCartLine } from '../cart/basket.ts'
import { equivalentsOf } from '../cart/equivalents.ts'

type Own = CallContext & { user: number }

/**
 * Adds order lines to the cart in the quantities ordered, rounded up to whole packs. A line that cannot be bought any
 * more has the reason and, if there is one, an equivalent in stock.
 */
export async function rebuyItems(context: Own, items: readonly ItemRow[]) {
  const { locale, user } = context
  const tried = await context.db.tx(async (db) => {
    await lockBuyer(db, user)
    const tries: (Awaited<ReturnType<typeof addAgain>> & { item: ItemRow })[] = []
    for (const item of items) tries.push({ item, ...(await addAgain({ ...context, db }, item)) })
    return tries
  })
  const failed = tried.filter(({ basketId }) => basketId === undefined).map(({ item }) => item)
  const equivalents = await equivalentsOf(context, user, failed)
  return {
    basketIds: [...new Set(tried.flatMap(({ basketId }) => basketId ?? []))],
    missing: failed.map(({ prodName }) => prodName[locale]),
    lines: tried.map(({ item: { orderItemId, prodId, skuId, prodName, partyCode, quantity: wanted }, ...done }) => ({
      orderItemId,
      prodId,
      skuId,
      prodName: prodName[locale],
      partyCode,
      wanted,
      quantity: done.quantity,
      message: done.message,
      equivalent: done.basketId === undefined ? equivalents.get(skuId) : undefined,
    })),
  }
}

/** Adds one line. Returns its cart line and the added quantity, or the reason why it was not added. */
async function addAgain(
  { db, now, user, locale, say }: Own,
  { skuId, quantity: ordered }: ItemRow,
): Promise<{ basketId?: number; quantity: number; message?: string }> {
  const [held] = await db.query<{ basketId: number; quantity: number }>(
    'select basket_id as "basketId", quantity from basket where user_id = $1 and sku_id = $2 and quote_line_id is null',
    [user, skuId],
  )
  const before = held?.quantity ?? 0
  const lineOf = async (prodCount: number) => (await linesOf({ db, now }, user, { item: { skuId, prodCount } }))[0]
  const found = await lineOf(before + ordered)
  if (!found?.onShelf) return { quantity: 0, message: say('productGone') }
  const { minOrderQty, packQty } = found
  const wanted = nearestOrderable(before + ordered, { minOrderQty, packQty })
  const problem = quantityProblem(found, wanted, locale)
  if (problem) return { quantity: 0, message: say(problem.message, problem.values) }
  if (!held) {
    const full = await db.query('select 1 from basket where user_id = $1 offset $2 limit 1', [
      user,
      CART_LINE_LIMIT - 1,
    ])
    if (full.length) return { quantity: 0, message: say('cartFull', { limit: CART_LINE_LIMIT }) }
  }
  const line = wanted === found.quantity ? found : (await lineOf(wanted))!
  const basketId = await saveCartLine({ db, now }, user, line, held?.basketId, { tick: true })
  return { basketId, quantity: wanted - before }
}
