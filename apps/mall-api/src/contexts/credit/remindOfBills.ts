import { yuan } from '../../core/console/yuan.ts'
import { billRows } from '../../core/credit/billRows.ts'
import type { BillRow } from '../../core/credit/billRows.ts'
import { tellBuyer } from '../../core/message/tellBuyer.ts'
import type { Db } from '../../db/db.ts'
import { lastDayOf } from './creditAccount.ts'

const DAY = 86_400_000
/** The time before the due date at which a buyer is reminded, and the time after it in which an overdue one is told. */
const AHEAD = 3 * DAY
const BEHIND = 30 * DAY

const untold = `not exists (select 1 from message m where m.user_id = b.user_id and m.occurrence = b.bill_number
  and m.event = case when b.due <= $1::bigint then 'billOverdue' else 'billDue' end)`

/** Tells buyers of unpaid statements: once before the due date and once after it. */
export async function remindOfBills({ db, now }: { db: Db; now: number }): Promise<void> {
  const users = await db.query<{ user: number }>(
    `select distinct b.user_id as user from bill b where b.due > $2::bigint and b.due <= $3::bigint and ${untold} order by 1 limit 500`,
    [now, now - BEHIND, now + AHEAD],
  )
  for (const { user } of users)
    await db.tx(async (tx) => {
      const open = await tx.query<BillRow>(
        `select * from (${billRows}) b where open > 0 and due > $2::bigint and due <= $3::bigint order by month`,
        [user, now - BEHIND, now + AHEAD],
      )
      for (const { billNumber, month, open: amount, due } of open)
        await tellBuyer({ db: tx, now }, user, {
          event: due <= now ? 'billOverdue' : 'billDue',
          occurrence: billNumber,
          subject: billNumber,
          facts: { billNumber, month, amount: yuan(amount), due: lastDayOf(due) },
        })
    })
}
