import { compareMoney } from '@millwright/domain/money/money'
import { payLockedUntil } from '../../core/identity/payPassword.ts'
import type { PaymentQuery, PayOption } from '../../core/payment/payOption.ts'
import type { CallContext } from '../../core/call/call.ts'
import { totalOf } from '../../core/member/ledger.ts'

export async function balanceOption(
  context: Pick<CallContext, 'db' | 'now'>,
  { user, amount }: PaymentQuery,
): Promise<PayOption> {
  const { db, now } = context
  const [[buyer], left, locked] = await Promise.all([
    db.query<{ set: boolean }>('select pay_password is not null as set from buyer where user_id = $1', [user]),
    totalOf(db, user, 'balance', now),
    payLockedUntil(context, user),
  ])
  if (compareMoney(left, amount) < 0) return { why: 'tooLittle', left }
  if (!buyer?.set) return { why: 'notSetUp', left }
  return locked === undefined ? { left } : { why: 'locked', left }
}
