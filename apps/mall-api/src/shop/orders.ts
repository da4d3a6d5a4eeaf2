import { randomInt } from 'node:crypto'
import { sum } from '@millwright/domain/money'
import { writeServerTime } from '@millwright/domain/time'
import type { At } from '../call.ts'
import { Refusal } from '../call.ts'
import { arrayText } from '../db/db.ts'
import type { Db } from '../db/db.ts'
import { HOLD, piecesOf } from './confirm.ts'
import type { Snapshot } from './confirm.ts'

export const closeTypes = { timeout: 1, cancelled: 4 } as const

/**
 * Closes unpaid orders and gives their stock back, in one statement: an order is closed once and its pieces return once.
 * Without `user` it is the sweeper's: every order whose time is up.
 */
export async function closeUnpaid({ db, now }: Pick<At, 'db' | 'now'>, which: { user?: number; orderNumber?: string; closeType: number }): Promise<string[]> {
  const cancelled = which.closeType === closeTypes.cancelled
  const closed = await db.query<{ orderNumber: string }>(`
    with due as (
      select order_number from orders where status = 1 and ($4::boolean or expires <= $1::bigint) and ($2::bigint is null or user_id = $2::bigint)
        and ($3::text is null or order_number = $3::text) order by order_number for update
    ), dead as (
      update orders set status = 6, close_type = $5, cancelled_at = $1::bigint where order_number in (select order_number from due)
        and status = 1 returning order_number
    ), back as (
      select i.sku_id, sum(i.quantity)::int as n from order_item i join dead using (order_number) group by i.sku_id
    ), given as (
      update sku set stocks = stocks + back.n from back where sku.sku_id = back.sku_id and stocks <> -1
    )
    select order_number as "orderNumber" from dead`, [now, which.user ?? null, which.orderNumber ?? null, cancelled, which.closeType])
  return closed.map(({ orderNumber }) => orderNumber)
}

type SubmitInput = { uuid: string; orderShopParams: { shopId: number | string; remarks: string }[] }

/**
 * Turns a priced order into orders, one a shop, in the one transaction it is given. The uuid's row is written first: of two submits at
 * once the second waits there and then finds the first one's answer.
 */
export async function submit({ db, now, say, locale }: At, user: number, input: SubmitInput): Promise<{ orderNumbers: string; again: boolean }> {
  const [mine] = await db.query('insert into submission (user_id, uuid) values ($1, $2) on conflict do nothing returning 1', [user, input.uuid])
  if (!mine) {
    const [before] = await db.query<{ orderNumbers: string }>('select order_numbers as "orderNumbers" from submission where user_id = $1 and uuid = $2', [user, input.uuid])
    return { orderNumbers: before!.orderNumbers, again: true }
  }
  const [confirm] = await db.query<{ uuid: string; expires: number; used: boolean; snapshot: Snapshot }>(`
    select uuid, expires, used, snapshot from confirm where user_id = $1 and (uuid = $2 or not exists (select 1 from confirm c where c.user_id = $1
      and c.uuid = $2))
    order by created desc limit 1 for update`, [user, input.uuid])
  if (!confirm || confirm.expires <= now) throw new Refusal('A03002', say('orderExpired'))
  if (confirm.used) throw new Refusal('A03002', say('orderRepeated'))
  const { address, shops, undeliverable } = confirm.snapshot
  if (!address) throw new Refusal('A00010', say('addressNeeded'))
  if (!shops.length) throw new Refusal('A07001', say('deliveryNotSupported'), undeliverable.map(({ skuId }) => skuId))

  // Of two tabs that priced the same lines the second finds them gone: nobody orders twice what lay in the cart once.
  const baskets = shops.flatMap(({ lines }) => lines.map(({ basketId }) => basketId)).filter(Boolean)
  const taken = await db.query('delete from basket where user_id = $1 and basket_id = any($2::text::bigint[]) returning 1', [user, arrayText(baskets)])
  if (taken.length < baskets.length) throw new Refusal('A02000', say('cartLineGone'))
  await takeStock(db, shops.flatMap(({ lines }) => lines), { say, locale })
  const numbers: string[] = []
  for (const shop of shops) {
    const number = orderNumberAt(now)
    numbers.push(number)
    const remarks = input.orderShopParams.find(({ shopId }) => Number(shopId) === shop.shopId)?.remarks.trim() ?? ''
    await db.query(`
      insert into orders (order_number, user_id, shop_id, status, total, freight, actual_total, product_nums, remarks, address, created, expires)
      values ($1, $2, $3, 1, $4::text::numeric, $5::text::numeric, $6::text::numeric, $7, $8, $9::text::jsonb, $10, $11)`,
    [number, user, shop.shopId, shop.total, shop.freight, sum([shop.total, shop.freight]), piecesOf(shop.lines), remarks, JSON.stringify(address), now, now + HOLD])
    await db.query(`
      insert into order_item (order_number, seq, prod_id, sku_id, prod_name, properties, unit, party_code, pic, quantity, price, amount)
      select $1, row_number() over ()::int, i."prodId", i."skuId", i."prodName", i.properties, i.unit, i."partyCode", i.pic, i.quantity, i.price, i.amount
      from jsonb_to_recordset($2::text::jsonb) as i ("prodId" bigint, "skuId" bigint, "prodName" jsonb, properties jsonb, unit jsonb, "partyCode" text, pic text, quantity int, price numeric, amount numeric)`,
    [number, JSON.stringify(shop.lines)])
  }
  await db.query('update confirm set used = true where user_id = $1 and uuid = $2', [user, confirm.uuid])
  const orderNumbers = numbers.join(',')
  await db.query('update submission set order_numbers = $3 where user_id = $1 and uuid = $2', [user, input.uuid, orderNumbers])
  return { orderNumbers, again: false }
}

/** Takes all pieces or none; SKUs are locked in one order everywhere, so that orders wait for each other and never cross. */
async function takeStock(db: Db, lines: Snapshot['shops'][number]['lines'], { say, locale }: Pick<At, 'say' | 'locale'>) {
  const ids = arrayText(lines.map(({ skuId }) => skuId))
  const now = new Map((await db.query<{ skuId: number; stocks: number; onShelf: boolean }>(`
    select k.sku_id as "skuId", k.stocks, p.status = 1 as "onShelf" from sku k join product p using (prod_id)
    where k.sku_id = any($1::text::bigint[]) order by k.prod_id, k.sku_id for update of k`, [ids])).map((row) => [row.skuId, row]))
  for (const { skuId, quantity, prodName } of lines) {
    const held = now.get(skuId)
    if (!held?.onShelf) throw new Refusal('A01000', say('productGone'))
    if (held.stocks !== -1 && held.stocks < quantity) throw new Refusal('A03010', say('outOfStock', { name: prodName[locale] }), skuId)
  }
  await db.query(`
    update sku set stocks = stocks - w.quantity from jsonb_to_recordset($1::text::jsonb) as w ("skuId" bigint, quantity int)
    where sku.sku_id = w."skuId" and stocks <> -1`, [JSON.stringify(lines.map(({ skuId, quantity }) => ({ skuId, quantity })))])
}

/** `20261121103000` and eight more digits: sorts by time, tells nothing of how many orders there are. */
export function orderNumberAt(now: number): string {
  return writeServerTime(now).replace(/\D/g, '') + String(randomInt(10 ** 8)).padStart(8, '0')
}
