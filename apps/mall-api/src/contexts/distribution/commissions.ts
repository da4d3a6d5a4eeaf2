import {
  commissionOn,
  commissionStates,
  commissionSteps,
  isFinal,
  returnedOf,
} from '@millwright/domain/distribution/commission'
import type { CommissionState } from '@millwright/domain/distribution/commission'
import { isCardNo } from '@millwright/domain/distribution/cardNo'
import { walletOf } from '@millwright/domain/distribution/commissionLedger'
import type { LedgerEntry, Wallet } from '@millwright/domain/distribution/commissionLedger'
import { compareMoney, minus, money } from '@millwright/domain/money/money'
import type { Money } from '@millwright/domain/money/money'
import { refundLimits } from '@millwright/domain/order/refundMachine'
import { lockBought } from '../../core/order/refundRows.ts'
import { arrayText, queryOne } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'
import type { CallContext, ReadContext } from '../../core/call/call.ts'
import { windowOf } from '../../core/list/paging.ts'
import type { Paging } from '../../core/list/paging.ts'
import { tallyOf, totalIn } from '../../core/list/tally.ts'

type At = Pick<CallContext, 'db' | 'now'>
type OrderedLine = { distributionCardNo: string | null }

/**
 * Creates the commission for order lines that came from a distributor's link, at the current rates of their products.
 * Orders by the same account or with the same mobile number earn nothing (ADR 47).
 */
export async function createCommissions(
  { db, now }: At,
  user: number,
  placed: { orderNumber: string; lines: readonly OrderedLine[]; mobile: string },
): Promise<void> {
  const shared = placed.lines
    .map(({ distributionCardNo: card }, at) => ({ seq: at + 1, card }))
    .filter(({ card }) => isCardNo(card))
  if (!shared.length) return
  const rows = await db.query<{ item: number; earner: number; rate: string; paid: string }>(
    `
    select i.order_item_id as item, d.user_id as earner, p.rate, i.amount - i.share_reduce as paid
    from jsonb_to_recordset($2::text::jsonb) as l (seq int, card text)
    join order_item i on i.order_number = $1 and i.seq = l.seq join distribution_prod p using (prod_id)
    join distributor d on d.card_no = l.card and d.state = 1 join buyer own on own.user_id = d.user_id
    join buyer u on u.user_id = $3::bigint
    where d.user_id <> u.user_id and u.mobile is distinct from own.mobile and u.mobile is distinct from d.mobile and $4 not in (coalesce(own.mobile, ''), d.mobile)
      and i.amount > i.share_reduce
    order by i.order_item_id`,
    [placed.orderNumber, JSON.stringify(shared), user, placed.mobile],
  )
  for (const { item, earner, rate, paid } of rows)
    await db.query(
      `insert into commission (order_item_id, order_number, user_id, rate, paid, amount, created, looked)
      values ($1, $2, $3, $4::text::numeric, $5::text::numeric, $6::text::numeric, $7::bigint, $7::bigint)`,
      [item, placed.orderNumber, earner, rate, paid, commissionOn(money(paid), rate), now],
    )
}

const MOST = 200

/**
 * Updates open commissions after payments, refunds and the end of the return window. Reads of a distributor's data call
 * this function first for that distributor, and the periodic job calls it for everyone. Each order has its own
 * transaction, which locks the order first.
 */
export async function updateCommissions(
  { db, now }: At,
  which: { user?: number; orderNumber?: string } = {},
): Promise<number> {
  const due = await db.query<{ orderNumber: string }>(
    `
    select c.order_number as "orderNumber" from commission c join orders o using (order_number)
    where c.state in (0, 1) and ($2::bigint is null or c.user_id = $2::bigint) and ($3::text is null or c.order_number = $3::text)
      and (c.state = 0 and (o.paid_at is not null or o.status = 6)
        or c.state = 1 and (o.status = 6 or o.refunded <> c.seen or o.finished_at + $4::bigint < $1::bigint))
    group by c.order_number order by min(c.looked), c.order_number limit ${MOST}`,
    [now, which.user ?? null, which.orderNumber ?? null, refundLimits.applyAfterReceipt],
  )
  const failed: unknown[] = []
  for (const { orderNumber } of due)
    await db.tx((tx) => follow(tx, orderNumber, now)).catch((error: unknown) => failed.push(error))
  if (failed.length) throw new AggregateError(failed, 'some commission was not booked')
  return due.length
}

async function follow(db: Db, orderNumber: string, now: number): Promise<void> {
  const found = await lockBought(db, orderNumber)
  if (!found) return
  const order = await queryOne<{ status: number; paidAt: number | null; refunded: string; total: string }>(
    db,
    'select status, paid_at as "paidAt", refunded, actual_total as total from orders where order_number = $1',
    [orderNumber],
  )
  const lines = await db.query<Open>(
    `
    select commission_id as id, order_item_id as item, user_id as earner, rate, paid, state,
      (select coalesce(sum(case move when 'earn' then amount else -amount end), 0) from commission_entry e where e.commission_id = c.commission_id) as unsettled
    from commission c where order_number = $1 and state in (0, 1) order by commission_id for no key update`,
    [orderNumber],
  )
  const closed = order.status === 6
  const allBack = closed && compareMoney(order.refunded, order.total) >= 0
  const standing = found.refunds.map((refund) => ({ ...refund, due: refund.due ?? undefined }))
  const final = closed || isFinal(found.bought, standing, now)
  for (const line of lines) {
    const returned = allBack ? money(line.paid) : returnedOf(String(line.item), found.refunds)
    const { state, entries } = commissionSteps(
      { state: line.state, paid: money(line.paid), rate: line.rate, unsettled: money(line.unsettled) },
      { paid: order.paidAt !== null, closed, returned, final },
    )
    for (const { move, amount } of entries)
      await db.query(
        'insert into commission_entry (user_id, commission_id, move, amount, created) values ($1, $2, $3, $4::text::numeric, $5::bigint)',
        [line.earner, line.id, move, amount, now],
      )
    await db.query(
      'update commission set state = $2, seen = $3::text::numeric, looked = $4::bigint where commission_id = $1',
      [line.id, state, order.refunded, now],
    )
  }
}
type Open = {
  id: number
  item: number
  earner: number
  rate: string
  paid: string
  state: CommissionState
  unsettled: string
}

/** Returns a distributor's wallet, computed from the ledger. */
export async function walletIn(db: Db, user: number): Promise<Wallet> {
  return walletOf(
    await db.query<LedgerEntry>(
      `select part as move, (sum(n) / 100)::numeric(14, 2)::text as amount from tally where list = 'wallet' and owner = $1 group by part having sum(n) <> 0`,
      [user],
    ),
  )
}

type IncomeRow = {
  id: number
  orderNumber: string
  prodId: number
  prodName: string
  pic: string
  rate: string
  paid: string
  amount: string
  state: CommissionState
  reduced: string
  created: number
  finishedAt: number | null
}

export async function incomeOf(
  { db, locale }: Pick<ReadContext, 'db' | 'locale'>,
  user: number,
  { state, ...paging }: Paging & { state?: number | undefined },
): Promise<{ rows: IncomeRow[]; total: number }> {
  const { limit, offset } = windowOf(paging)
  const newest = 'order by created desc, commission_id desc'
  const rows = await db.query<IncomeRow>(
    `
    with chosen as materialized (select commission_id from commission where user_id = $1 ${state === undefined ? '' : 'and state = $5::int'} ${newest} limit $3 offset $4)
    select c.commission_id as id, c.order_number as "orderNumber", i.prod_id as "prodId", i.prod_name->>$2 as "prodName", i.pic, c.rate, c.paid, c.amount, c.state,
      (select coalesce(sum(amount), 0) from commission_entry e where e.commission_id = c.commission_id and move = 'reduce') as reduced,
      c.created, o.finished_at as "finishedAt"
    from chosen join commission c using (commission_id) join order_item i using (order_item_id) join orders o on o.order_number = c.order_number order by c.created desc, c.commission_id desc`,
    [user, locale, limit, offset, ...(state === undefined ? [] : [state])],
  )
  const parts = await tallyOf(db, 'commission', user)
  return { rows, total: totalIn(parts, (part) => state === undefined || part === String(state)) }
}

/** Returns the current commission of a line. For a void line, the commission it would have had. */
export function incomeAmount({ state, amount, reduced }: Pick<IncomeRow, 'state' | 'amount' | 'reduced'>): Money {
  return state === commissionStates.void ? money(amount) : minus(amount, reduced)
}

/** Seller console: ends the return window of a received order. */
export async function closeWindow({ db, now }: At, orderNumber: string): Promise<boolean> {
  const [done] = await db.query(
    'update orders set finished_at = least(finished_at, $2::bigint) where order_number = any($1::text::text[]) and status = 5 returning 1',
    [arrayText([orderNumber]), now - refundLimits.applyAfterReceipt - 1],
  )
  if (!done) return false
  await updateCommissions({ db, now }, { orderNumber })
  return true
}
