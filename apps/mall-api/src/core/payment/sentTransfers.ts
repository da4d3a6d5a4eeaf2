import { arrayText } from '../../db/db.ts'
import type { ReadDb } from '../../db/db.ts'

/** Returns the numbers of those orders for which the buyer sent the receipt of a bank transfer that is being checked. */
export async function sentTransfers(
  db: ReadDb,
  user: number,
  orderNumbers: readonly string[],
): Promise<ReadonlySet<string>> {
  if (!orderNumbers.length) return new Set()
  const found = await db.query<{ orderNumber: string }>(
    `select distinct one as "orderNumber" from transfer cross join unnest(string_to_array(subject, ',')) one
      where user_id = $1 and purpose = 'order' and state = 1 and one = any($2::text::text[])`,
    [user, arrayText(orderNumbers)],
  )
  return new Set(found.map(({ orderNumber }) => orderNumber))
}
