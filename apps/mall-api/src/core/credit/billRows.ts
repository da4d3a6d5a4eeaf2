import { arrayText } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'

export type BillRow = {
  billNumber: string
  month: string
  amount: string
  paid: string
  credited: string
  open: string
  issued: number
  due: number
}

/** `$1` is the buyer. The open amount of a statement is the sum of its month's entries. */
export const billRows = `select b.bill_number as "billNumber", b.month, b.amount, b.issued, b.due,
    coalesce(-sum(e.amount) filter (where e.late and e.kind = 'payment'), 0.00) as paid,
    coalesce(-sum(e.amount) filter (where e.late and e.kind <> 'payment'), 0.00) as credited, coalesce(sum(e.amount), 0.00) as open
  from bill b left join credit_entry e using (user_id, month) where b.user_id = $1`

/** Returns the buyer's statements with the given numbers, oldest first. Other buyers' statements are omitted. */
export function billsNamed(db: Db, user: number, numbers: readonly string[]): Promise<BillRow[]> {
  return db.query<BillRow>(
    `${billRows} and b.bill_number = any($2::text::text[]) group by b.bill_number order by b.month`,
    [user, arrayText(numbers)],
  )
}
