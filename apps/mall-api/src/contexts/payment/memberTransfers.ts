import type { WireOf } from '@millwright/contract/contract'
import type { CallContext } from '../../core/call/call.ts'
import { Refusal } from '../../core/call/call.ts'
import { mallAccountOf } from '../../core/payment/mallAccount.ts'
import { wireYuan } from '../../core/wire/wire.ts'
import type { Locale } from '@millwright/domain/locale'
import { requireUnpaid } from './payDue.ts'
import { openTransfer, transferStates } from './transfers.ts'

/** Opens the bank transfer of a top-up or a level, whose payment `start` begins or finds. */
export async function openMemberTransfer(
  context: CallContext & { user: number },
  start: () => Promise<string>,
): Promise<{ payNumber: string }> {
  if (!(await mallAccountOf(context.db))) throw new Refusal('A00001', context.say('transferOff'))
  const payNumber = await start()
  await openTransfer(context, context.user, await requireUnpaid(context, { payNumber }))
  return { payNumber }
}

/** Returns the buyer's transfers of top-ups or levels that have not been received, newest first. */
export async function openMemberTransfers(
  { db, locale, now }: Pick<CallContext, 'db' | 'locale' | 'now'>,
  user: number,
  kind: 'topup' | 'level',
): Promise<NonNullable<WireOf<'balanceInfo'>['transfers']>> {
  const rows = await db.query<{
    payNumber: string
    title: Record<Locale, string>
    reference: string
    amount: string
    status: number
  }>(
    `select m.pay_number as "payNumber", m.title, t.reference, t.amount, t.state as status
    from transfer t join member_payment m on m.pay_number = t.subject and m.user_id = t.user_id
    where t.user_id = $1 and t.purpose = $2 and t.state <> $3::int and m.paid_at is null and m.expires > $4::bigint
    order by t.created desc, t.reference limit 10`,
    [user, kind, transferStates.received, now],
  )
  return rows.map(({ title, amount, ...row }) => ({ ...row, kind, title: title[locale], amount: wireYuan(amount) }))
}
