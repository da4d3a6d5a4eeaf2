import { beforeAll, it } from 'vitest'
import type { Db } from '../../db/db.ts'
import { onPostgres } from '../../testing/databases.ts'
import { steppable } from '../../testing/inStep.ts'
import { START, testMall } from '../../testing/testMall.ts'
import { addGrowth } from './growth.ts'
import { book } from '../../core/member/ledger.ts'
import { settleMemberPayment } from './memberPayments.ts'

onPostgres(() => {
  const steps = steppable()
  let db: Db
  beforeAll(async () => {
    db = steps.db()
    await testMall(db)
  }, 60_000)

  let count = 0
  const newBuyer = async () => {
    const [row] = await db.query<{ user: number }>(
      `insert into buyer (mobile, nick_name, created) values ($1, '{"zh":"","en":""}', 0) returning user_id as user`,
      [`at once ${(count += 1)}`],
    )
    return row!.user
  }
  const give = (user: number, amount: string, key: string) =>
    db.tx((tx) => book(tx, { kind: 'balance', user, amount, cause: 'recharge', key, now: START }))

  it('takes no more than the balance in two payments at once', async () => {
    let user = 0
    await steps.guards({
      lock: /from ledger_account where user_id/,
      begin: async () => {
        user = await newBuyer()
        await give(user, '10', `give ${user}`)
        return [1, 2].map(
          (n) => () =>
            db.tx((tx) =>
              book(tx, { kind: 'balance', user, amount: '-8', cause: 'pay', key: `pay ${user} ${n}`, now: START }),
            ),
        )
      },
      seen: (said) => said.map((one) => (one as { done?: string }).done).toSorted(),
      wanted: ['booked', 'short'],
    })
  })

  it('takes no more growth than the buyer has for two returns at once', async () => {
    let user = 0
    await steps.guards({
      lock: /^select 1 from member /,
      begin: async () => {
        user = await newBuyer()
        await db.query(
          'insert into member (user_id, growth) values ($1, 10) on conflict (user_id) do update set growth = 10',
          [user],
        )
        return [1, 2].map(
          (n) => () =>
            db.tx((tx) => addGrowth(tx, { user, source: 'refund', change: -8, cause: `back ${n}`, now: START })),
        )
      },
      seen: async (said) => said.toSorted(),
      wanted: [-2, -8],
    })
  })

  it('adds both terms of a level that is paid twice at once', async () => {
    let user = 0
    const DAY = 86_400_000
    await steps.guards({
      lock: /^select 1 from member /,
      begin: async () => {
        user = await newBuyer()
        await db.query('insert into member (user_id) values ($1) on conflict do nothing', [user])
        const numbers = [`V${user}1`, `V${user}2`]
        for (const number of numbers)
          await db.query(
            `insert into member_payment (pay_number, user_id, kind, title, amount, level_id, created, expires)
            select $1, $2, 'level', '{}', 10, min(level_id), $3::bigint, $3::bigint + 1000 from member_level where level_type = 1`,
            [number, user, START],
          )
        return numbers.map((number) => () => db.tx((tx) => settleMemberPayment(tx, number, 3, START)))
      },
      seen: async () => {
        const [row] = await db.query<{ until: number }>('select level_until as until from member where user_id = $1', [
          user,
        ])
        return (row!.until - START) / DAY > 40
      },
      wanted: true,
    })
  })
})
