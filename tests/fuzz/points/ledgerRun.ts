import type { Db } from '../../../apps/mall-api/src/db/db.ts'
import { auditLedger } from '../../../apps/mall-api/src/contexts/member/auditLedger.ts'
import { book, expirePoints, totalOf } from '../../../apps/mall-api/src/core/member/ledger.ts'

const DAY = 86_400_000
const START = Date.parse('2026-11-21T10:00:00+08:00')
const PEOPLE = 40
const WRITERS = 50

type Run = { operations: number; seed: number; until?: number }

/**
 * Books points and balances at random with 50 concurrent writers: credits, debits, partial returns, duplicate requests,
 * reversals and expiry, while time passes. The ledger is audited after each round.
 */
export async function runLedger(db: Db, { operations, seed, until = Infinity }: Run) {
  const users = await people(db)
  const random = seeded(seed)
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!
  const spent: { user: number; key: string; amount: number; back: number }[] = []
  const wrong: string[] = []
  const done = { booked: 0, again: 0, short: 0, expired: 0, checks: 0 }
  let now = START
  const count = { begun: 0, end: 0 }

  const operate = async () => {
    const user = pick(users)
    const key = `${seed}:${count.begun++}`
    const dice = random()
    const tx = (booking: Parameters<typeof book>[1]) => db.tx((own) => book(own, booking))
    if (dice < 0.3) {
      const expires = now + Math.ceil(random() * 30) * DAY
      const amount = Math.ceil(random() * 500)
      return tx({ kind: 'points', user, amount, cause: 'shopping', key, now, expires })
    }
    if (dice < 0.55) {
      const amount = Math.ceil(random() * 400)
      const { done } = await tx({ kind: 'points', user, amount: -amount, cause: 'deduct', key, now })
      if (done === 'booked') spent.push({ user, key, amount, back: 0 })
      return { done }
    }
    if (dice < 0.7 && spent.length) {
      const one = pick(spent)
      const amount = Math.min(one.amount - one.back, Math.ceil(random() * one.amount))
      if (amount <= 0) return { done: 'short' as const }
      one.back += amount
      return tx({ kind: 'points', user: one.user, amount, cause: 'refund', key, now, backOf: one.key })
    }
    if (dice < 0.76)
      return tx({
        kind: 'points',
        user,
        amount: -Math.ceil(random() * 300),
        cause: 'takenBack',
        key,
        now,
        atMost: true,
      })
    // Several writers use the same idempotency key.
    if (dice < 0.8)
      return tx({
        kind: 'balance',
        user,
        amount: '1.01',
        cause: 'recharge',
        key: `${seed}:same:${count.begun % 50}`,
        now,
      })
    if (dice < 0.99) {
      const cents = Math.ceil(random() * 20_000) / 100
      const comes = random() < 0.5
      return tx({
        kind: 'balance',
        user,
        amount: (comes ? cents : -cents).toFixed(2),
        cause: comes ? 'recharge' : 'pay',
        key,
        now,
      })
    }
    now += Math.ceil(random() * 6) * 3_600_000
    done.expired += await expirePoints(db, now)
    return { done: 'again' as const }
  }

  const check = async () => {
    done.checks++
    for (const { rule, wrong: many } of await auditLedger(db)) wrong.push(`${many} times not: ${rule}`)
  }
  const began = performance.now()
  // Audits run between rounds, when no writer is active.
  const round = Math.min(5_000, Math.max(500, Math.ceil(operations / 10)))
  const goesOn = (end: number) => count.begun < end && Date.now() < until
  while (goesOn(operations) && !wrong.length) {
    count.end = Math.min(operations, count.begun + round)
    await Promise.all(
      Array.from({ length: WRITERS }, async () => {
        while (goesOn(count.end)) {
          const outcome = await operate().catch((error: unknown) => String(error))
          if (typeof outcome === 'string') wrong.push(outcome)
          else done[outcome.done]++
        }
      }),
    )
    await check()
  }
  for (const user of users)
    if (Number(await totalOf(db, user, 'points', now)) < 0) wrong.push(`buyer ${user} is below zero`)
  return { operations: count.begun, ...done, seconds: (performance.now() - began) / 1000, wrong }
}

async function people(db: Db): Promise<number[]> {
  const rows = await db.query<{ id: number }>(
    `insert into buyer (account, mobile, nick_name, created) select 'ledger' || n, 'ledger' || n, '{}', 0 from generate_series(1, ${PEOPLE}) n
    returning user_id as id`,
  )
  return rows.map(({ id }) => id)
}

function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
