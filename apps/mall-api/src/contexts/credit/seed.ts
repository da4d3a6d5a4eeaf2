import { sampleCompany } from '../../core/identity/samplePeople.ts'
import { payTypes } from '@millwright/domain/payment/payKinds'
import { monthEnd, monthOf } from '@millwright/domain/credit/months'
import { money } from '@millwright/domain/money/money'
import { addressOf } from '../../core/address/addresses.ts'
import { linesOf } from '../../core/price/lines.ts'
import type { Db } from '../../db/db.ts'
import { saveConfirmation, priceOrder } from '../order/confirm.ts'
import { submitConfirmedOrder } from '../order/orders.ts'
import { say } from '../../core/messages/messages.ts'
import type { MessageKey, MessageValues } from '../../core/messages/messages.ts'
import { markPaid } from '../payment/payments.ts'
import { openAccount } from './applications.ts'
import { settleBills } from './bills.ts'
import { billsNamed } from '../../core/credit/billRows.ts'
import { billNumberOf, lockCreditAccount } from './creditAccount.ts'
import { putOnAccount } from './periodPayment.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** The month `ago` months before the current month. `paid`: whether its statement was paid. */
type Month = { ago: number; orders: number; paid?: boolean }
type Story = { account: string; limit: number; days: number; months: readonly Month[] }

const stories: readonly Story[] = [
  // Paid statements, an overdue statement, and an open statement whose orders were placed before the other statement
  // became overdue.
  {
    account: 'agreement',
    limit: 40_000,
    days: 30,
    months: [
      { ago: 4, orders: 2, paid: true },
      { ago: 3, orders: 2, paid: true },
      { ago: 2, orders: 1 },
      { ago: 1, orders: 2 },
    ],
  },
]

/**
 * Imports the sample credit accounts by calling the mall's own functions: paid, open and overdue statements for
 * `agreement`, an application under review for `buyer`. Does nothing for a buyer who already has an account.
 */
export async function importCredit(db: Db, now: number): Promise<void> {
  for (const story of stories) await live(db, now, story)
  await db.query(
    `insert into credit_application (user_id, company, credit_code, licence, contact, mobile, credit_limit, days, remark, created)
    select user_id, $2, $3, '', '张工', mobile, 50000, 30, '每月采购轴承与紧固件约 3 万元。', $1::bigint
    from buyer b where account = 'buyer' and not exists (select 1 from credit_application a where a.user_id = b.user_id)
      and not exists (select 1 from credit_account a where a.user_id = b.user_id)`,
    [now - 20 * HOUR, sampleCompany.companyName, sampleCompany.creditCode],
  )
}

async function live(db: Db, now: number, { account, limit, days, months }: Story): Promise<void> {
  const [buyer] = await db.query<{ user: number }>(
    `select user_id as user from buyer b where account = $1 and not exists (select 1 from credit_account a where a.user_id = b.user_id)
      and exists (select 1 from address a where a.user_id = b.user_id)`,
    [account],
  )
  if (!buyer) return
  const { user } = buyer
  const goods = await goodsOf(db)
  if (!goods.length) return
  const granted = monthsAgo(now, 5)
  await openAccount(db, user, { limit, days }, granted)
  let turn = 0
  for (const { ago, orders, paid } of months) {
    for (let nth = 0; nth < orders; nth++) {
      const at = monthsAgo(now, ago) + (nth * 9 + 4) * DAY + 2 * HOUR
      await order(db, user, { at, now }, goods[turn++ % goods.length]!)
    }
    if (!paid) continue
    const issued = monthEnd(monthOf(monthsAgo(now, ago)))
    await db.tx(async (tx) => {
      await lockCreditAccount(tx, user, issued)
      const subject = billNumberOf(user, monthOf(monthsAgo(now, ago)))
      const [bill] = await billsNamed(tx, user, [subject])
      const payment = `SEED-${subject}`
      if (bill) await settleBills(tx, { user, subject, amount: money(bill.open), payment }, issued + 6 * DAY)
    })
  }
  await db.tx((tx) => lockCreditAccount(tx, user, now))
}

/** Returns the start of the month that lies `ago` months back. */
function monthsAgo(now: number, ago: number): number {
  const month = monthOf(now)
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 - ago - 1
  return monthEnd(`${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`)
}

type Good = { skuId: number; quantity: number }
function goodsOf(db: Db): Promise<Good[]> {
  return db.query<Good>(`
    select k.sku_id as "skuId", greatest(k.min_order_qty, ceil(2400 / k.price / greatest(k.pack_qty, 1)) * greatest(k.pack_qty, 1))::int as quantity from product p
      join lateral (select * from sku where sku.prod_id = p.prod_id and stocks > 500 and price > 5 and price < 150 order by seq limit 1) k using (prod_id)
    where p.status = 1 order by p.sold_num desc, p.prod_id limit 7`)
}

async function order(
  db: Db,
  user: number,
  { at, now }: { at: number; now: number },
  { skuId, quantity }: Good,
): Promise<void> {
  const context = {
    db,
    user,
    now: at,
    locale: 'zh' as const,
    say: (key: MessageKey, values?: MessageValues) => say('zh', key, values),
  }
  const lines = await linesOf(context, user, { item: { skuId, prodCount: quantity } })
  const snapshot = await priceOrder(context, user, lines, await addressOf(context, user, 0), { couponUserIds: [] })
  const { uuid } = await saveConfirmation(context, user, snapshot)
  await db.tx(async (tx) => {
    const wish = { uuid, orderShopParams: [], poNumber: `PO-${monthOf(at)}` }
    const numbers = (await submitConfirmedOrder({ ...context, db: tx }, user, wish)).orderNumbers.split(',')
    if (!(await markPaid(tx, numbers, payTypes.period, at))) throw new Error('a sample order could not be paid')
    const orders = await tx.query<{ orderNumber: string; actualTotal: string }>(
      'select order_number as "orderNumber", actual_total as "actualTotal" from orders where order_number = $1',
      [numbers[0]!],
    )
    if (await putOnAccount(tx, user, orders, at)) throw new Error('a sample order could not be put on account')
    // The order was delivered and received long ago.
    await tx.query(
      'update orders set status = 5, shipped_at = $2::bigint, finished_at = $3::bigint where order_number = $1 and $3::bigint < $4::bigint',
      [numbers[0]!, at + DAY, at + 4 * DAY, now],
    )
  })
}
