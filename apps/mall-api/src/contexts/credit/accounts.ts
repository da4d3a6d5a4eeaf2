import { isCreditGrant } from '@millwright/domain/credit/creditApplication'
import { closeMonth } from '@millwright/domain/credit/creditRules'
import type { CallContext } from '../../core/call/call.ts'
import { lockCreditAccount, writeCreditChange } from './creditAccount.ts'

type At = Pick<CallContext, 'db' | 'now'>

/** Changes the terms of an existing account. The used amount stays. */
export async function changeTerms({ db }: At, user: number, terms: { limit: number; days: number }): Promise<boolean> {
  if (!isCreditGrant(terms)) return false
  const done = await db.query(
    'update credit_account set credit_limit = $2::bigint, days = $3 where user_id = $1 returning 1',
    [user, terms.limit, terms.days],
  )
  return done.length === 1
}

/** Stops an account with a reason, or resumes it. */
export async function stopAccount({ db }: At, user: number, reason: string | undefined): Promise<boolean> {
  const said = reason?.trim().slice(0, 200)
  if (said === '') return false
  const done = await db.query(
    'update credit_account set stopped = $2::boolean, reason = $3 where user_id = $1 returning 1',
    [user, said !== undefined, said ?? null],
  )
  return done.length === 1
}

/** Issues the statement of the running month early. */
export function issueStatementNow({ db, now }: At, user: number): Promise<boolean> {
  return db.tx(async (tx) => {
    const book = await lockCreditAccount(tx, user, now)
    if (!book?.running) return false
    await writeCreditChange(tx, user, book, closeMonth(book, now), now)
    return true
  })
}

/** Moves the due date of the oldest open statement that is not overdue to now. */
export function makeStatementOverdue({ db, now }: At, user: number): Promise<boolean> {
  return db.tx(async (tx) => {
    const book = await lockCreditAccount(tx, user, now)
    const oldest = book?.open.find(({ due }) => due > now)
    if (!oldest) return false
    await tx.query('update bill set due = $3::bigint where user_id = $1 and month = $2', [user, oldest.month, now])
    return true
  })
}
