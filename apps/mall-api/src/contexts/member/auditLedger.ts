import { queryOne } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'

/** Returns each violated rule of the ledger with its number of violations. Empty if the ledger is correct. */
export async function auditLedger(db: Db): Promise<{ rule: string; wrong: number }[]> {
  const rules: Record<string, string> = {
    'a booking adds up to nothing':
      'select 1 from ledger_entry group by booking_id having sum(amount) <> 0 or count(*) <> 2',
    'an account has the sum of its entries':
      'select 1 from ledger_account a where user_id is not null and total <> coalesce((select sum(amount) from ledger_entry e where e.account_id = a.account_id), 0)',
    'points are the sum of their lots': `select 1 from ledger_account a where user_id is not null and kind = 'points'
      and total <> coalesce((select sum(rest) from points_lot l where l.account_id = a.account_id), 0)`,
    'a lot has the sum of its entries':
      'select 1 from points_lot l where rest <> coalesce((select sum(amount) from lot_entry e where e.lot_id = l.lot_id), 0)',
    'nothing is below zero':
      'select 1 from ledger_entry where after < 0 union all select 1 from ledger_account where total < 0',
    'each entry follows from the one before': `select 1 from (select after, amount, lag(after, 1, 0) over (partition by account_id order by booking_id) as before
      from ledger_entry where after is not null) as e where before + amount <> after`,
    'no more comes back than was taken': `select 1 from ledger_booking b join ledger_entry o on o.booking_id = b.of_booking and o.account_id = b.account_id and o.amount < 0
      join ledger_entry e on e.booking_id = b.booking_id and e.account_id = b.account_id group by o.booking_id, o.amount having sum(e.amount) > -o.amount`,
  }
  const found: { rule: string; wrong: number }[] = []
  for (const [rule, sql] of Object.entries(rules)) {
    const row = await queryOne<{ wrong: number }>(db, `select count(*)::int as wrong from (${sql}) as broken`)
    if (row.wrong) found.push({ rule, wrong: row.wrong })
  }
  return found
}
