import type { Money } from '@millwright/domain/money/money'
import { readWithdrawal, withdrawalStates } from '@millwright/domain/distribution/withdrawal'
import type { WithdrawalProblem } from '@millwright/domain/distribution/withdrawal'
import type { LedgerMove } from '@millwright/domain/distribution/commissionLedger'
import { queryOne } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'
import type { CallContext } from '../../core/call/call.ts'
import { walletIn } from './commissions.ts'

type At = Pick<CallContext, 'db' | 'now'>
const DAY = 86_400_000
const CHINA = 8 * 3_600_000

/** Returns the start of the day in China. */
const dayOf = (now: number) => Math.floor((now + CHINA) / DAY) * DAY - CHINA

export async function withdrawnToday(db: Db, user: number, now: number): Promise<number> {
  const row = await queryOne<{ n: number }>(
    db,
    'select count(*)::int as n from commission_withdrawal where user_id = $1 and created >= $2::bigint',
    [user, dayOf(now)],
  )
  return row.n
}

/**
 * Requests a payout of settled commission. A distributor's requests run one after another. `uuid` is the idempotency
 * key.
 */
export async function withdraw(
  { db, now }: At,
  user: number,
  { amount: typed, uuid = null }: { amount: string; uuid?: string | null | undefined },
): Promise<{ problem: WithdrawalProblem | 'none'; settled: Money } | undefined> {
  return db.tx(async (tx) => {
    const [own] = await tx.query<{ bankName: string; bankAccount: string }>(
      `select bank_name as "bankName", bank_account as "bankAccount" from distributor where user_id = $1 and card_no is not null for no key update`,
      [user],
    )
    const { settled } = await walletIn(tx, user)
    if (!own) return { problem: 'none', settled }
    if (
      uuid &&
      (await tx.query('select 1 from commission_withdrawal where user_id = $1 and uuid = $2', [user, uuid])).length
    )
      return undefined
    const read = readWithdrawal(typed, { settled, today: await withdrawnToday(tx, user, now) })
    if ('problem' in read) return { ...read, settled }
    const made = await queryOne<{ id: number }>(
      tx,
      `insert into commission_withdrawal (user_id, uuid, amount, bank_name, bank_account, created)
      values ($1, $2, $3::text::numeric, $4, $5, $6::bigint) returning withdrawal_id as id`,
      [user, uuid, read.amount, own.bankName, own.bankAccount.slice(-4), now],
    )
    await book(tx, { user, withdrawal: made.id, move: 'withdraw', amount: read.amount, now })
    return undefined
  })
}

const ends = {
  pay: { state: withdrawalStates.paid, move: 'payOut' },
  refuse: { state: withdrawalStates.refused, move: 'giveBack' },
  fail: { state: withdrawalStates.failed, move: 'giveBack' },
} as const

/**
 * Seller console: pays a withdrawal, refuses it, or marks it as returned by the bank. Returns false if the withdrawal
 * was already decided.
 */
export async function endWithdrawal(
  { db, now }: At,
  withdrawal: number,
  end: keyof typeof ends,
  reason: string | null = null,
): Promise<boolean> {
  const { state, move } = ends[end]
  return db.tx(async (tx) => {
    const [done] = await tx.query<{ user: number; amount: Money }>(
      `update commission_withdrawal set state = $2, reason = $3, decided = $4::bigint where withdrawal_id = $1 and state = 0
      returning user_id as "user", amount`,
      [withdrawal, state, reason, now],
    )
    if (!done) return false
    await book(tx, { user: done.user, withdrawal, move, amount: done.amount, now })
    return true
  })
}

type Booked = { user: number; withdrawal: number; move: LedgerMove; amount: Money; now: number }
async function book(db: Db, { user, withdrawal, move, amount, now }: Booked): Promise<void> {
  await db.query(
    'insert into commission_entry (user_id, withdrawal_id, move, amount, created) values ($1, $2, $3, $4::text::numeric, $5::bigint)',
    [user, withdrawal, move, amount, now],
  )
}
