import type { WireOf } from '@millwright/contract/contract'
import { arrayText } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'
import { wireYuan } from '../wire/wire.ts'
import type { PurposeName } from './purposeNames.ts'
import type { Settled } from './purpose.ts'

type OwedRow = { amount: string; payType: number; created: number; returned: number | null; subject: string }
type OwedWire = NonNullable<NonNullable<WireOf<'orderDetail'>>['owed']>

/** Records the surplus money of a payment, once per payment. */
export async function oweMoney(
  db: Db,
  { user, purpose, subject, amount, payType, code }: Settled,
  now: number,
): Promise<void> {
  await db.query(
    `insert into owed_money (user_id, purpose, subject, amount, pay_type, payment, created)
    values ($1, $2, $3, $4::text::numeric, $5, $6, $7)`,
    [user, purpose, subject, amount, payType, code, now],
  )
}

/**
 * Returns the surplus money that is or was owed to a buyer for these orders, statements or other subjects, oldest
 * first.
 */
export async function owedFor(
  db: Db,
  user: number,
  purpose: PurposeName,
  subjects: readonly string[],
): Promise<OwedWire> {
  const rows = await db.query<OwedRow>(
    `select amount, pay_type as "payType", created, returned from owed_money
    where user_id = $1 and purpose = $2 and string_to_array(subject, ',') && $3::text::text[] order by owed_id`,
    [user, purpose, arrayText(subjects)],
  )
  return rows.map(({ amount, payType, created, returned }) => ({
    amount: wireYuan(amount),
    payType,
    createTime: created,
    returnTime: returned,
  }))
}
