import '../../../apps/mall-api/src/app/compose.ts'
import type { Db } from '../../../apps/mall-api/src/db/db.ts'
import { auditLedger } from '../../../apps/mall-api/src/contexts/member/auditLedger.ts'
import { book, totalOf } from '../../../apps/mall-api/src/core/member/ledger.ts'
import { settleMemberPayment } from '../../../apps/mall-api/src/contexts/member/memberPayments.ts'
import { balancePayment } from '../../../apps/mall-api/src/contexts/member/payFromBalance.ts'

const NOW = Date.parse('2026-11-21T10:00:00+08:00')
const PEOPLE = 25
const WRITERS = 50

type Run = { operations: number; confirmations: number; seed: number; until?: number }

/**
 * Runs top-ups with gifts, payments (some beyond the balance) and partial refunds with 50 concurrent writers on the
 * balances of 25 people. Each top-up is confirmed three times at once, each refund requested twice. A separate tally
 * holds the expected balances.
 */
export async function runMembers(db: Db, { operations, confirmations, seed, until = Infinity }: Run) {
  const random = seeded(seed)
  const people = await db.query<{ user: number }>(
    `insert into buyer (account, mobile, nick_name, created) select 'member' || n, 'member' || n, '{}', 0 from generate_series(1, ${PEOPLE}) n
    returning user_id as "user"`,
  )
  const cents = new Map(people.map(({ user }) => [user, 0]))
  const add = (user: number, more: number) => cents.set(user, cents.get(user)! + more)
  const wrong: string[] = []
  const done = { topUps: 0, again: 0, paid: 0, short: 0, returned: 0 }
  let begun = 0

  const topUp = async (user: number, number: number) => {
    const [amount, gift] = [1 + Math.floor(random() * 50_000), Math.floor(random() * 500)]
    const payNumber = `T${seed}-${number}`
    await db.query(
      `insert into member_payment (pay_number, user_id, kind, title, amount, gift, created, expires)
      values ($1, $2, 'topup', '{}', $3::text::numeric, $4::text::numeric, $5, $5)`,
      [payNumber, user, yuan(amount), yuan(gift), NOW],
    )
    const settled = await Promise.all([1, 2, 3].map(() => db.tx((tx) => settleMemberPayment(tx, payNumber, 3, NOW))))
    const times = settled.filter(Boolean).length
    if (times !== 1) wrong.push(`${payNumber} was booked ${times} times`)
    done.again += settled.length - times
    done.topUps++
    add(user, amount + gift)
  }
  const pay = async (user: number, number: number) => {
    const amount = 1 + Math.floor(random() * 30_000)
    const key = `pay ${seed}-${number}`
    const booking = { kind: 'balance', user, cause: 'pay', reference: key, key, now: NOW } as const
    const { done: how } = await db.tx((tx) => book(tx, { ...booking, amount: `-${yuan(amount)}` }))
    if (how === 'short') return void done.short++
    add(user, -amount)
    done.paid++
    if (random() < 0.5) return
    const back = 1 + Math.floor(random() * amount)
    const given = {
      user,
      orderNumber: key,
      refundSn: `${seed}-${number}`,
      amount: yuan(back) as never,
      now: NOW,
    }
    // Requested twice, refunded once.
    await Promise.all([1, 2].map(() => db.tx((tx) => balancePayment.refund(tx, given))))
    add(user, back)
    done.returned++
  }

  const began = performance.now()
  await Promise.all(
    Array.from({ length: WRITERS }, async () => {
      while (begun < operations && Date.now() < until && !wrong.length) {
        const number = begun++
        const { user } = people[Math.floor(random() * people.length)]!
        await (random() < 0.4 ? topUp : pay)(user, number).catch((error: unknown) => wrong.push(String(error)))
      }
    }),
  )
  for (const { rule, wrong: many } of await auditLedger(db)) wrong.push(`${many} times not: ${rule}`)
  for (const { user } of people) {
    const has = Number(await totalOf(db, user, 'balance', NOW))
    if (Math.round(has * 100) !== cents.get(user)) wrong.push(`buyer ${user} has ${has}, not ${cents.get(user)! / 100}`)
  }

  // Confirms a single payment repeatedly, with the same concurrency.
  const [one] = people
  const before = Number(await totalOf(db, one!.user, 'balance', NOW))
  await db.query(
    `insert into member_payment (pay_number, user_id, kind, title, amount, created, expires) values ($1, $2, 'topup', '{}', 88.8, $3, $3)`,
    [`same${seed}`, one!.user, NOW],
  )
  let [confirmed, booked] = [0, 0]
  await Promise.all(
    Array.from({ length: WRITERS }, async () => {
      while (confirmed < confirmations) {
        confirmed++
        if (await db.tx((tx) => settleMemberPayment(tx, `same${seed}`, 3, NOW))) booked++
      }
    }),
  )
  const more = Math.round((Number(await totalOf(db, one!.user, 'balance', NOW)) - before) * 100)
  if (booked !== 1 || more !== 8880) wrong.push(`${confirmed} equal confirmations booked ${booked}`)
  return { operations: begun, ...done, confirmed, booked, seconds: (performance.now() - began) / 1000, wrong }
}

const yuan = (cents: number) => (cents / 100).toFixed(2)

function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
