import { monthEnd } from '@millwright/domain/credit/months'
import { arrayText } from '../../db/db.ts'
import type { ReadDb } from '../../db/db.ts'
import { billRows } from './billRows.ts'
import type { BillRow } from './billRows.ts'

const DAY = 86_400_000

/** `dueDate` is the midnight before which the order's statement must be paid. `settled`: the statement is paid. */
export type AccountCharge = { dueDate: number; settled: boolean }

/** Returns the charges of orders to the buyer's credit account, by order number. Other orders are omitted. */
export async function accountChargesOf(
  { db }: { db: ReadDb },
  user: number,
  orderNumbers: readonly string[],
): Promise<Map<string, AccountCharge>> {
  const charges = orderNumbers.length
    ? await db.query<{ orderNumber: string; month: string; days: number }>(
        `select e.order_number as "orderNumber", e.month, a.days from credit_entry e join credit_account a using (user_id)
        where e.user_id = $1 and e.kind = 'order' and e.order_number = any($2::text::text[])`,
        [user, arrayText(orderNumbers)],
      )
    : []
  if (!charges.length) return new Map()
  const bills = await db.query<BillRow>(`${billRows} and b.month = any($2::text::text[])`, [
    user,
    arrayText([...new Set(charges.map(({ month }) => month))]),
  ])
  return new Map(
    charges.map(({ orderNumber, month, days }) => {
      const bill = bills.find((one) => one.month === month)
      // A month without a statement gets one at its end.
      const dueDate = bill?.due ?? monthEnd(month) + days * DAY
      return [orderNumber, { dueDate, settled: bill !== undefined && Number(bill.open) <= 0 }]
    }),
  )
}
