import { arrayText } from '../../db/db.ts'
import type { ReadDb } from '../../db/db.ts'

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

/** SQL: a kept sum of the month of the bill `b`, in yuan: of all entries, or of the late entries of a kind. */
const kept = (part: string) => `(coalesce((select sum(t.n) from tally t
  where t.list = 'statement' and t.owner = $1 and t.part = b.month || ${part}), 0) / 100)::numeric(14, 2)`

/** `$1` is the buyer. The open amount of a statement is the sum of its month's entries, which is kept. */
export const billRows = `select b.bill_number as "billNumber", b.month, b.amount, b.issued, b.due,
    -${kept("' paid'")} as paid, -${kept("' credited'")} as credited,
    ${kept("''")} + ${kept("' paid'")} + ${kept("' credited'")} as open
  from bill b where b.user_id = $1`

/** Returns the buyer's statements with the given numbers, oldest first. Other buyers' statements are omitted. */
export function billsNamed(db: ReadDb, user: number, numbers: readonly string[]): Promise<BillRow[]> {
  return db.query<BillRow>(`${billRows} and b.bill_number = any($2::text::text[]) order by b.month`, [
    user,
    arrayText(numbers),
  ])
}
