import { compareMoney, money } from '@millwright/domain/money/money'
import { earnedPoints } from '@millwright/domain/member/points'
import { itemsOf } from '../../core/order/orderItems.ts'
import { pointsBack } from '../../core/order/pointsBack.ts'
import { refundColumns } from '../../core/order/refundRows.ts'
import type { RefundRow } from '../../core/order/refundRows.ts'
import { arrayText } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'
import { Refusal } from '../../core/call/call.ts'
import type { CallContext } from '../../core/call/call.ts'
import { book } from '../../core/member/ledger.ts'
import { memberTerms } from '../../core/member/levels.ts'
import { memberTime, pointsExpiry, pointsRule } from '../../core/member/pointsRule.ts'

type At = { db: Db; now: number }
const spent = (orderNumber: string) => `order:${orderNumber}`
const earned = (orderNumber: string) => `earned:${orderNumber}`

/** Takes an order's points once. Throws a refusal with the number of missing points if the buyer has too few. */
export async function spendPoints(
  { db, now, say }: Pick<CallContext, 'db' | 'now' | 'say'>,
  user: number,
  { orderNumber, points, cause }: { orderNumber: string; points: number; cause: 'deduct' | 'exchange' },
): Promise<void> {
  if (!points) return
  const time = memberTime(await pointsRule(db), now)
  const booking = { kind: 'points', user, amount: -points, cause, reference: orderNumber, now: time } as const
  const { done, total } = await book(db, { ...booking, key: spent(orderNumber) })
  if (done !== 'short') return
  const missing = points - Number(total)
  throw new Refusal('A03002', say('pointsShort', { missing, has: Number(total) }), { reason: 'points', missing })
}

/** Gives the points of closed orders back, buyer by buyer. */
export async function returnPoints({ db, now }: At, closed: readonly string[]): Promise<void> {
  const orders = await db.query<{ orderNumber: string; user: number; points: number }>(
    `select order_number as "orderNumber", user_id as "user", points from orders where order_number = any($1::text::text[]) and points > 0
    order by user_id, order_number`,
    [arrayText(closed)],
  )
  for (const { orderNumber, user, points } of orders) await giveBack({ db, now }, user, orderNumber, points, 'closed')
}

/** Returns the pieces of closed orders to the points mall. */
export async function returnPointsGoods(db: Db, closed: readonly string[]): Promise<void> {
  const goods = await db.query<{ id: number; n: number }>(
    `select score_prod_id as id, sum(product_nums)::int as n from orders where order_number = any($1::text::text[]) and score_prod_id is not null
    group by score_prod_id order by score_prod_id`,
    [arrayText(closed)],
  )
  for (const { id, n } of goods)
    await db.query('update score_prod set stocks = stocks + $2::int where score_prod_id = $1', [id, n])
}

/** SQL: the price of an order's goods less refunds of goods. */
const goodsLeft = `actual_total - freight - coalesce((select sum(p.amount - r.freight) from repayment p join refund r using (refund_sn) where p.order_number = o.order_number), 0)`

/** Books the points earned with an order once. Orders paid with points earn none. */
export async function earnPoints({ db, now }: At, orderNumber: string): Promise<void> {
  const rule = await pointsRule(db)
  const [order] = await db.query<{ user: number; goods: string }>(
    `update orders o set earn_yuan = $2::int where order_number = $1 and order_type <> 3 and earn_yuan is null returning user_id as "user", ${goodsLeft} as goods`,
    [orderNumber, rule.earnYuan],
  )
  if (!order || compareMoney(order.goods, 0) <= 0) return
  // The level's rate on the day of receipt applies.
  const { rateScore } = await memberTerms({ db, now }, order.user)
  const points = earnedPoints(money(order.goods), rule.earnYuan, rateScore)
  if (rateScore !== 1)
    await db.query('update orders set earn_rate = $2::text::numeric where order_number = $1', [
      orderNumber,
      String(rateScore),
    ])
  if (!points) return
  const time = memberTime(rule, now)
  await book(db, {
    kind: 'points',
    user: order.user,
    amount: points,
    cause: 'shopping',
    reference: orderNumber,
    key: earned(orderNumber),
    now: time,
    expires: pointsExpiry(rule, time),
  })
}

type Returned = { user: number; orderNumber: string; refundSn: string | undefined; now: number }

/**
 * Settles points after a refund: gives back the points that paid for the refunded pieces, and takes back the points
 * earned with them.
 */
export async function settlePoints(db: Db, { user, orderNumber, refundSn, now }: Returned): Promise<void> {
  const [order] = await db.query<{ points: number; earnYuan: number | null; rate: string; goods: string }>(
    `select points, earn_yuan as "earnYuan", earn_rate as rate, ${goodsLeft} as goods from orders o where order_number = $1`,
    [orderNumber],
  )
  if (!order) return
  if (order.points) {
    const back = refundSn === undefined ? order.points : await pointsOfRefund(db, refundSn)
    await giveBack({ db, now }, user, orderNumber, back, refundSn ?? 'closed')
  }
  if (order.earnYuan === null) return
  const [had] = await db.query<{ earned: string; taken: string }>(
    `select e.amount as earned, coalesce((select -sum(t.amount) from ledger_booking b join ledger_entry t using (booking_id, account_id) where b.of_booking = o.booking_id), 0) as taken
    from ledger_booking o join ledger_entry e using (booking_id, account_id) join ledger_account a using (account_id)
    where a.user_id = $1 and a.kind = 'points' and o.key = $2`,
    [user, earned(orderNumber)],
  )
  if (!had) return
  const left =
    compareMoney(order.goods, 0) > 0 ? earnedPoints(money(order.goods), order.earnYuan, Number(order.rate)) : 0
  const due = Number(had.earned) - Number(had.taken) - left
  if (due <= 0) return
  await book(db, {
    kind: 'points',
    user,
    amount: -due,
    cause: 'takenBack',
    reference: orderNumber,
    key: `takenBack:${refundSn ?? orderNumber}`,
    firstOf: earned(orderNumber),
    atMost: true,
    now: memberTime(await pointsRule(db), now),
  })
}

async function giveBack({ db, now }: At, user: number, orderNumber: string, points: number, why: string) {
  if (!points) return
  await book(db, {
    kind: 'points',
    user,
    amount: points,
    cause: 'refund',
    reference: orderNumber,
    key: `back:${orderNumber}:${why}`,
    backOf: spent(orderNumber),
    now: memberTime(await pointsRule(db), now),
  })
}

async function pointsOfRefund(db: Db, refundSn: string): Promise<number> {
  const [refund] = await db.query<RefundRow>(`select ${refundColumns} from refund r where r.refund_sn = $1`, [refundSn])
  if (!refund) return 0
  const items = (await itemsOf({ db }, [refund.orderNumber])).get(refund.orderNumber) ?? []
  return refund.lines.reduce((sum, line) => {
    const item = items.find(({ orderItemId }) => String(orderItemId) === line.orderItemId)
    return item ? sum + pointsBack(refund, line, item) : sum
  }, 0)
}
