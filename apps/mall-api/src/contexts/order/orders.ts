import { compareMoney } from '@millwright/domain/money/money'
import type { Money } from '@millwright/domain/money/money'
import { lockCoupons } from './orderCoupons.ts'
import type { Locale } from '@millwright/domain/locale'
import { shopParts } from '@millwright/domain/price/shopSums'
import type { AddressRow } from '../../core/address/addresses.ts'
import type { PricedLine, PricedShop } from '../../core/price/pricing.ts'
import type { CallContext } from '../../core/call/call.ts'
import { Refusal } from '../../core/call/call.ts'
import { arrayText, queryOne } from '../../db/db.ts'
import type { Db, Param } from '../../db/db.ts'
import { applyAtCheckout, wantedInvoices } from '../../core/invoice/invoiceAtCheckout.ts'
import type { InvoiceParam } from '../../core/invoice/invoiceAtCheckout.ts'
import { lockQuotes } from '../quote/quoteUses.ts'
import { PRICE_HOLD_MS } from './confirm.ts'
import type { Snapshot } from './confirm.ts'
import { tellBuyer } from '../../core/message/tellBuyer.ts'
import { emit } from '../../core/events/events.ts'
import { lockBuyer } from '../../db/locks.ts'
import { placeOrder } from './placeOrder.ts'
import { takeStock } from '../../core/stock/stock.ts'
import { waitedTooLong } from '../../core/status/statusSql.ts'

export const closeTypes = { timeout: 1, cancelled: 4 } as const

/**
 * Closes unpaid orders and returns their stock in one transaction, so each order is closed and restocked once. Without
 * `user`, closes every order whose payment time is over (used by the sweeper).
 */
export async function closeUnpaid(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  which: { user?: number; orderNumber?: string; closeType: number },
): Promise<string[]> {
  const params: Param[] = [now]
  const $ = (value: Param) => `$${params.push(value)}`
  const where = ['status = 1']
  if (which.user !== undefined) where.push(`user_id = ${$(which.user)}`)
  if (which.orderNumber !== undefined) where.push(`order_number = ${$(which.orderNumber)}`)
  if (which.closeType !== closeTypes.cancelled) where.push(waitedTooLong('$1'))
  else where.push('$1::bigint is not null')
  const due = `select order_number as "orderNumber" from orders where ${where.join(' and ')}`
  // This runs before every read of a buyer's orders, and usually finds none.
  if (!(await db.query(`${due} limit 1`, params)).length) return []
  return db.tx(async (tx) => {
    const closed = (
      await tx.query<{ orderNumber: string }>(`${due} order by order_number for no key update`, params)
    ).map(({ orderNumber }) => orderNumber)
    const numbers = arrayText(closed)
    await tx.query(
      'update orders set status = 6, close_type = $3, cancelled_at = $2::bigint where order_number = any($1::text::text[])',
      [numbers, now, which.closeType],
    )
    const reason = which.closeType === closeTypes.cancelled ? 'cancelled' : 'timeout'
    if (reason === 'timeout') await tellOfTimeouts(tx, closed, now)
    await emit(tx, 'ordersClosed', { orderNumbers: closed, reason, now })
    return closed
  })
}

/** Tells the buyers of orders that were not paid in time. A buyer who cancels an order is not told. */
async function tellOfTimeouts(tx: Db, orderNumbers: readonly string[], now: number): Promise<void> {
  const closed = await tx.query<{ orderNumber: string; user: number }>(
    `select order_number as "orderNumber", user_id as "user" from orders where order_number = any($1::text::text[])
    order by order_number`,
    [arrayText(orderNumbers)],
  )
  for (const { orderNumber, user } of closed)
    await tellBuyer({ db: tx, now }, user, {
      event: 'orderTimedOut',
      occurrence: orderNumber,
      subject: orderNumber,
      facts: { orderNumber },
    })
}

type SubmitInput = {
  uuid: string
  orderShopParams: { shopId: number | string; remarks: string }[]
  poNumber?: string
  invoiceParams?: InvoiceParam[]
  actualTotal?: Money
}

/**
 * Turns the buyer's confirmed order `uuid` into orders inside the given transaction: one per shop, or several if the shop
 * has more than 50 lines. The submission row is written first, so the second of two concurrent submits finds the order
 * numbers of the first.
 */
export async function submitConfirmedOrder(
  { db, now, say, locale }: Pick<CallContext, 'db' | 'now' | 'say' | 'locale'>,
  user: number,
  input: SubmitInput,
): Promise<{ orderNumbers: string; again: boolean }> {
  await lockBuyer(db, user)
  const [mine] = await db.query(
    'insert into submission (user_id, uuid, created) values ($1, $2, $3) on conflict do nothing returning 1',
    [user, input.uuid, now],
  )
  if (!mine) {
    const { orderNumbers } = await queryOne<{ orderNumbers: string }>(
      db,
      'select order_numbers as "orderNumbers" from submission where user_id = $1 and uuid = $2',
      [user, input.uuid],
    )
    return { orderNumbers, again: true }
  }
  const { address, shops, coupons } = await confirmedOrder({ db, now, say }, user, input)

  // If two tabs confirmed the same cart lines, the second submit finds no lines left, so the lines are ordered once.
  const baskets = shops.flatMap(({ lines }) => lines.map(({ basketId }) => basketId)).filter(Boolean)
  const taken = await db.query(
    'delete from basket where user_id = $1 and basket_id = any($2::text::bigint[]) returning 1',
    [user, arrayText(baskets)],
  )
  if (taken.length < baskets.length) throw new Refusal('A02000', say('cartLineGone'))
  await lockQuotes(
    db,
    shops.flatMap(({ lines }) => lines),
    { now, say },
  )
  await takeStock(
    db,
    shops.flatMap(({ lines }) => lines),
    { say, locale },
  )
  const invoices = await wantedInvoices({ db, say }, user, input.invoiceParams)
  const used = coupons.filter(({ verdict }) => verdict.chosen).map(({ row }) => row.couponUserId)
  await lockCoupons({ db, now, say }, user, used)
  const placed: { shopId: number; orderNumber: string }[] = []
  for (const shop of shops.flatMap(ordersOfShop)) {
    const orderNumber = await placeShop({ db, now, say }, user, { input, shop, address, used })
    placed.push({ shopId: shop.shopId, orderNumber })
  }
  await applyAtCheckout({ db, now }, user, invoices, placed)
  const orderNumbers = placed.map(({ orderNumber }) => orderNumber).join(',')
  await db.query('update submission set order_numbers = $3 where user_id = $1 and uuid = $2', [
    user,
    input.uuid,
    orderNumbers,
  ])
  return { orderNumbers, again: false }
}

/** Returns the order that the buyer confirmed. Refuses it if it has expired, changed or cannot be delivered. */
async function confirmedOrder(
  { db, now, say }: Pick<CallContext, 'db' | 'now' | 'say'>,
  user: number,
  input: SubmitInput,
): Promise<Pick<Snapshot, 'shops' | 'coupons'> & { address: AddressRow }> {
  const [confirm] = await db.query<{ snapshot: Snapshot }>(
    'select snapshot from confirm where user_id = $1 and uuid = $2 and expires > $3::bigint',
    [user, input.uuid, now],
  )
  // A confirmation made for a deal can only be submitted as part of that deal.
  if (!confirm || 'deal' in confirm.snapshot) throw new Refusal('A03002', say('orderExpired'))
  const { address, shops, undeliverable, coupons, actualTotal } = confirm.snapshot
  if (input.actualTotal !== undefined && compareMoney(input.actualTotal, actualTotal) !== 0)
    throw new Refusal('A03002', say('priceChanged'))
  if (!address) throw new Refusal('A00010', say('addressNeeded'))
  if (!shops.length)
    throw new Refusal(
      'A07001',
      say('deliveryNotSupported'),
      undeliverable.map(({ skuId }) => skuId),
    )
  return { address, shops, coupons }
}

/** Divides a priced shop into its orders. Each has its share of the shop's freight, coupons and points. */
function ordersOfShop(shop: PricedShop): PricedShop[] {
  return shopParts<Record<Locale, string>, PricedLine>(shop).map((part) => ({
    ...part,
    shopId: shop.shopId,
    points: part.lines.reduce((sum, { points }) => sum + points, 0),
  }))
}

async function placeShop(
  { db, now, say }: Pick<CallContext, 'db' | 'now' | 'say'>,
  user: number,
  {
    input,
    shop,
    address,
    used,
  }: { input: SubmitInput; shop: PricedShop; address: AddressRow; used: readonly number[] },
): Promise<string> {
  const remarks = input.orderShopParams.find(({ shopId }) => Number(shopId) === shop.shopId)?.remarks ?? ''
  const orderNumber = await placeOrder(db, {
    user,
    shop,
    address,
    remarks,
    poNumber: input.poNumber,
    now,
    expires: now + PRICE_HOLD_MS,
  })
  await emit(db, 'orderPlaced', {
    now,
    say,
    user,
    orderNumber,
    lines: shop.lines,
    mobile: address.mobile,
    couponUserIds: used.filter((id) => shop.steps.some((step) => step.kind !== 'discount' && step.id === String(id))),
    points: shop.points,
  })
  return orderNumber
}
