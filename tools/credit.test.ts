import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { creditHistories, START } from '../tests/fuzz/credit/history.ts'
import { foreignRequests } from '../tests/fuzz/credit/foreign.ts'
import { tryCreditDatabase } from '../tests/fuzz/credit/tryDatabase.ts'
import { onDatabase } from '../apps/mall-api/src/testing/databases.ts'
import { testMall } from '../apps/mall-api/src/testing/testMall.ts'
import type { TestMall } from '../apps/mall-api/src/testing/testMall.ts'

onDatabase((open) => {
  let mall: TestMall
  beforeAll(async () => {
    mall = await testMall(open())
    mall.clock.now = START
  }, 60_000)

  it('returns no data of another buyer’s account, statements, transfers and files [R2.33]', async () => {
    expect(await foreignRequests(mall, 60, 20_261_121)).toEqual({ asked: 60, answered: [] })
  }, 120_000)

  it('keeps every account within its limit and its statements equal to the ledger under concurrent requests [R2.11]', async () => {
    const [buyer] = await mall.db.query<{ user: number }>("select user_id as user from buyer where account = 'buyer'")
    await fc.assert(
      fc.asyncProperty(creditHistories, async (history) => {
        expect(await tryCreditDatabase(history, mall.db, buyer!.user)).toEqual([])
      }),
      { numRuns: 10, seed: 20_261_121 },
    )
  }, 180_000)
})
