import { mallDay } from '@millwright/domain/member/mallDay'
import { checkInPoints, checkInStreak } from '@millwright/domain/member/checkIn'
import type { Db } from '../../db/db.ts'
import { book } from '../../core/member/ledger.ts'
import { memberTime, pointsExpiry, pointsRule } from '../../core/member/pointsRule.ts'

/** The maximum number of days read to count a streak. */
const MOST = 400
const keyOf = (day: string) => `signIn:${day}`

/** Returns the latest days on which a buyer signed in, newest first, with the points of each. */
export async function signedDays(db: Db, user: number): Promise<Map<string, number>> {
  const rows = await db.query<{ day: string; score: string }>(
    `select b.reference as day, e.amount as score from ledger_booking b join ledger_entry e using (booking_id, account_id) join ledger_account a using (account_id)
    where a.user_id = $1 and a.kind = 'points' and b.cause = 'signIn' order by b.booking_id desc limit ${MOST}`,
    [user],
  )
  return new Map(rows.map(({ day, score }) => [day, Number(score)]))
}

/** Signs a buyer in for the calendar's day once, in the given transaction. */
export async function checkIn({ db, now }: { db: Db; now: number }, user: number) {
  const rule = await pointsRule(db)
  const time = memberTime(rule, now)
  const day = mallDay(time)
  const signed = new Set((await signedDays(db, user)).keys())
  const score = checkInPoints(rule.sign, checkInStreak(new Set([...signed, day]), day))
  const { done, amount } = await book(db, {
    kind: 'points',
    user,
    amount: score,
    cause: 'signIn',
    reference: day,
    key: keyOf(day),
    now: time,
    expires: pointsExpiry(rule, time),
  })
  return { score: Number(amount), signInDays: checkInStreak(signed.add(day), day), again: done === 'again' }
}
