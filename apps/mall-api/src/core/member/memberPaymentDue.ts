import type { Locale } from '@millwright/domain/locale'
import type { Db } from '../../db/db.ts'

/** A top-up or a level that a buyer pays for. */
export type MemberPaymentDue = {
  payNumber: string
  kind: 'topup' | 'level'
  title: Record<Locale, string>
  amount: string
  expires: number
  paidAt: number | null
  toBalance: boolean
}

/** Returns a buyer's started payment of a top-up or a level. */
export async function memberPaymentDue(db: Db, user: number, payNumber: string): Promise<MemberPaymentDue | undefined> {
  const [row] = await db.query<MemberPaymentDue>(
    `select pay_number as "payNumber", kind, title, amount, expires, paid_at as "paidAt", to_balance as "toBalance"
    from member_payment where user_id = $1 and pay_number = $2`,
    [user, payNumber],
  )
  return row
}
