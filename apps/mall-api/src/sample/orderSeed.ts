import { payTypes } from '@millwright/domain/payment/payKinds'
import { ORDER_LINE_LIMIT } from '@millwright/domain/constants'
import { addressOf } from '../core/address/addresses.ts'
import { linesOf } from '../core/price/lines.ts'
import { arrayText } from '../db/db.ts'
import type { Db } from '../db/db.ts'
import { markPaid } from '../contexts/payment/payments.ts'
import { say } from '../core/messages/messages.ts'
import type { MessageKey, MessageValues } from '../core/messages/messages.ts'
import { orderConsoleSection } from '../contexts/order/orderConsoleSection.ts'
import { saveConfirmation, priceOrder } from '../contexts/order/confirm.ts'
import { closeTypes, closeUnpaid, submitConfirmedOrder } from '../contexts/order/orders.ts'
import { confirmReceipt } from '../contexts/order/confirmReceipt.ts'
import { waitsForMoney } from '../core/status/statusSql.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The history of a sample order: how long ago each step took place, in milliseconds. */
export type OrderStory = {
  placed: number
  paid?: number
  shipped?: number
  received?: number
  cancelled?: number
  poNumber?: string
  remarks?: string
  /** Number of products and of shops. */
  goods?: number
  shops?: number
}

const stories: readonly OrderStory[] = [
  { placed: 96 * DAY, paid: 96 * DAY - 5 * MINUTE, shipped: 95 * DAY, received: 92 * DAY, goods: 2 },
  {
    placed: 44 * DAY,
    paid: 44 * DAY - 5 * MINUTE,
    shipped: 43 * DAY,
    received: 40 * DAY,
    goods: 3,
    poNumber: 'PO-2026-0871',
  },
  { placed: 21 * DAY, paid: 21 * DAY - 5 * MINUTE, shipped: 20 * DAY, received: 17 * DAY, goods: 2 },
  { placed: 12 * DAY },
  { placed: 9 * DAY, cancelled: 9 * DAY - 20 * MINUTE },
  {
    placed: 7 * DAY,
    paid: 7 * DAY - 5 * MINUTE,
    shipped: 6 * DAY,
    received: 3 * DAY,
    goods: 3,
    poNumber: 'PO-2026-1024',
  },
  { placed: 6 * DAY, paid: 6 * DAY - 5 * MINUTE, shipped: 5 * DAY, received: 2 * DAY, goods: 2 },
  { placed: 4 * DAY, paid: 4 * DAY - 5 * MINUTE, shipped: 3 * DAY, goods: 2, remarks: '请随货附检验报告' },
  { placed: 3 * DAY, paid: 3 * DAY - 5 * MINUTE, shipped: 2 * DAY, goods: 1 },
  { placed: 30 * HOUR, paid: 30 * HOUR - 6 * MINUTE, goods: 2, poNumber: 'PO-2026-1107' },
  { placed: 5 * HOUR, paid: 5 * HOUR - 3 * MINUTE, goods: 1 },
]
/** Placed again after the previous orders have expired, so that there is always an order to pay. */
const unpaid: OrderStory = { placed: 12 * MINUTE, goods: 2, shops: 2 }
/** How long the sample's unpaid orders stay open. Real buyers' orders close after half an hour. */
const UNPAID_FOR = 3 * DAY

type Good = { skuId: number; shopId: number; quantity: number }
type OrderedGood = Pick<Good, 'skuId' | 'quantity'> & { distributionCardNo?: string }

/**
 * Places past orders for the account `buyer` by the mall's own rules, unless the buyer has orders. `renewUnpaidOrders`
 * and `renewBuyersTeam` add the orders that wait for payment and for team members.
 */
export async function importOrders(db: Db, now: number): Promise<void> {
  const [buyer] = await db.query<{ user: number }>(
    `select user_id as user from buyer where account = 'buyer' and not exists (select 1 from orders o where o.user_id = buyer.user_id)`,
  )
  if (!buyer) return
  const shelf = await goodsOf(db)
  if (!shelf.length) return
  for (const [turn, story] of stories.entries())
    await runOrderStory(db, buyer.user, now, atOddTimes(story, turn), pick(shelf, turn, story))
}

/** Places unpaid orders for the account `buyer`, unless some are waiting for payment. */
export async function renewUnpaidOrders(db: Db, now: number): Promise<void> {
  const [buyer] = await db.query<{ user: number }>(
    `select user_id as user from buyer where account = 'buyer'
      and not exists (select 1 from orders o where o.user_id = buyer.user_id and ${waitsForMoney('$1', 'o')})`,
    [now],
  )
  const shelf = buyer ? await goodsOf(db) : []
  if (!buyer || !shelf.length) return
  const numbers = await runOrderStory(db, buyer.user, now, unpaid, pick(shelf, stories.length, unpaid))
  await db.query('update orders set expires = $2::bigint where order_number = any($1::text::text[])', [
    arrayText(numbers),
    now + UNPAID_FOR,
  ])
}

/** Moves steps of two days ago or earlier back by some minutes, so that their times of day differ. Keeps their order. */
function atOddTimes(story: OrderStory, turn: number): OrderStory {
  const earlier = (ago: number, step: number) => (ago < 2 * DAY ? ago : ago + ((turn * 17 + step * 23) % 55) * MINUTE)
  const { placed, paid, cancelled, shipped, received } = story
  return {
    ...story,
    placed: earlier(placed, 0),
    ...(paid !== undefined && { paid: earlier(paid, 0) }),
    ...(cancelled !== undefined && { cancelled: earlier(cancelled, 0) }),
    ...(shipped !== undefined && { shipped: earlier(shipped, 1) }),
    ...(received !== undefined && { received: earlier(received, 2) }),
  }
}

/** Returns the bestsellers of some shops with their minimum order quantities. */
async function goodsOf(db: Db): Promise<Good[][]> {
  const rows = await db.query<Good>(`
    select sku_id as "skuId", shop_id as "shopId", quantity from (
      select k.sku_id, p.shop_id, greatest(k.min_order_qty, k.pack_qty, 2) as quantity,
        row_number() over (partition by p.shop_id order by p.sold_num desc, p.prod_id) as place
      from product p join lateral (select * from sku where sku.prod_id = p.prod_id and stocks > 500 and price > 1 order by seq limit 1) k using (prod_id)
      where p.status = 1
    ) ranked where place <= 8 order by shop_id, place`)
  return [...Map.groupBy(rows, ({ shopId }) => shopId).values()].filter((goods) => goods.length >= 3).slice(0, 5)
}

function pick(shelf: readonly Good[][], turn: number, { goods = 1, shops = 1 }: OrderStory): Good[] {
  return Array.from({ length: shops }, (_, shop) => {
    const own = shelf[(turn + shop) % shelf.length]!
    return Array.from({ length: goods }, (_, good) => own[(turn + good) % own.length]!)
  })
    .flat()
    .filter((good, index, all) => all.findIndex(({ skuId }) => skuId === good.skuId) === index)
    .slice(0, ORDER_LINE_LIMIT)
}

/** Places one order per shop and takes it through the steps of its story, each at its own time. */
export async function runOrderStory(
  db: Db,
  user: number,
  now: number,
  story: OrderStory,
  goods: readonly OrderedGood[],
): Promise<string[]> {
  const at = (ago: number) => contextAt(db, user, now - ago)
  const placing = at(story.placed)
  const lines = (
    await Promise.all(
      goods.map(({ skuId, quantity, distributionCardNo }) =>
        linesOf(placing, user, { item: { skuId, prodCount: quantity, distributionCardNo } }),
      ),
    )
  ).flat()
  const snapshot = await priceOrder(placing, user, lines, await addressOf(placing, user, 0), { couponUserIds: [] })
  const { uuid } = await saveConfirmation(placing, user, snapshot)
  const orderShopParams = snapshot.shops.map(({ shopId }) => ({ shopId, remarks: story.remarks ?? '' }))
  const { orderNumbers } = await db.tx((tx) =>
    submitConfirmedOrder({ ...placing, db: tx }, user, { uuid, orderShopParams, poNumber: story.poNumber }),
  )
  const numbers = orderNumbers.split(',')
  const { paid } = story
  if (paid !== undefined && !(await db.tx((tx) => markPaid(tx, numbers, payTypes.weixin, now - paid))))
    throw new Error(`the sample order ${orderNumbers} could not be paid`)
  for (const orderNumber of numbers) {
    if (story.cancelled !== undefined)
      await closeUnpaid(at(story.cancelled), { user, orderNumber, closeType: closeTypes.cancelled })
    if (story.shipped !== undefined)
      await orderConsoleSection.actions.ship!(
        { db, now: now - story.shipped },
        { orderNumber, company: 'sf', flowNumber: `SF${orderNumber.slice(-12)}` },
      )
    if (story.received !== undefined) await confirmReceipt(at(story.received), orderNumber)
  }
  return numbers
}

function contextAt(db: Db, user: number, now: number) {
  const locale = 'zh' as const
  return { db, user, now, locale, say: (key: MessageKey, values?: MessageValues) => say(locale, key, values) }
}
