import type { Db } from '../../db/db.ts'
import { payTypes } from '@millwright/domain/payment/payKinds'
import { addGrowth, settleGrowth } from './growth.ts'
import { book } from '../../core/member/ledger.ts'
import type { LedgerCause } from '../../core/member/ledger.ts'

const DAY = 86_400_000
/** The earlier growth of `buyer`. Together with the sample orders it reaches a middle level. */
const BROUGHT = 12_000

type Entry = { at: number; amount: string; cause: LedgerCause; reference: string; key: string }

async function buyerOf(db: Db): Promise<number | undefined> {
  return (await db.query<{ user: number }>(`select user_id as "user" from buyer where account = 'buyer'`))[0]?.user
}

/** Imports the earlier growth of the account `buyer`. Runs before the sample orders. */
export async function importGrowth(db: Db, now: number): Promise<void> {
  const user = await buyerOf(db)
  if (user === undefined) return
  await db.tx((tx) =>
    addGrowth(tx, { user, source: 'platform', change: BROUGHT, cause: 'sample', now: now - 120 * DAY }),
  )
}

/**
 * Imports growth for received orders, a balance with entries, and orders paid from it. Runs after the sample orders.
 */
export async function importMembers(db: Db, now: number): Promise<void> {
  const user = await buyerOf(db)
  if (user === undefined) return
  const received = await db.query<{ orderNumber: string; at: number }>(
    'select order_number as "orderNumber", finished_at as at from orders where user_id = $1 and finished_at is not null order by finished_at',
    [user],
  )
  for (const { orderNumber, at } of received) await db.tx((tx) => settleGrowth(tx, orderNumber, at))
  if ((await db.query("select 1 from ledger_account where user_id = $1 and kind = 'balance'", [user])).length) return
  await db.tx(async (tx) => {
    const paid = await tx.query<{ orderNumber: string; total: string; at: number }>(
      `update orders o set pay_type = $2 where order_number in (
        select order_number from orders where user_id = $1 and status = 5 and refunded = 0 and actual_total > 0 and order_type = 0
          and not exists (select 1 from refund r where r.order_number = orders.order_number)
        order by paid_at limit 3)
      returning order_number as "orderNumber", actual_total as total, paid_at as at`,
      [user, payTypes.balance],
    )
    const topUps: Entry[] = [
      [110, '2000', '60'],
      [33, '5000', '200'],
    ].flatMap(([ago, amount, gift]) => {
      const at = now - Number(ago) * DAY
      const reference = `T${new Date(at).toISOString().replaceAll(/\D/g, '').slice(0, 14)}004417`
      return [
        { at, amount: String(amount), cause: 'recharge' as const, reference, key: `recharge ${reference}` },
        { at, amount: String(gift), cause: 'gift' as const, reference, key: `gift ${reference}` },
      ]
    })
    const entries: Entry[] = [
      ...topUps,
      ...paid.map(({ orderNumber, total, at }): Entry => ({
        at,
        amount: `-${total}`,
        cause: 'pay',
        reference: orderNumber,
        key: `pay ${orderNumber}`,
      })),
      { at: now - 5 * DAY, amount: '38', cause: 'system', reference: '', key: 'sample' },
    ]
    for (const { at, ...entry } of entries.sort((a, b) => a.at - b.at))
      await book(tx, { kind: 'balance', user, ...entry, now: at })
  })
}
