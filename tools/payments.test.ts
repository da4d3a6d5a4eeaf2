import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { zero } from '../packages/domain/src/money/money.ts'
import { settleMoney } from '../packages/domain/src/payment/settleMoney.ts'
import { extendPaymentDeadline } from '../packages/domain/src/payment/paymentDeadline.ts'
import { onDatabase } from '../apps/mall-api/src/testing/databases.ts'
import { testMall } from '../apps/mall-api/src/testing/testMall.ts'
import { payHistories } from '../tests/fuzz/payment/history.ts'
import { payDatabase } from '../tests/fuzz/payment/tryDatabase.ts'
import { tryPayRules } from '../tests/fuzz/payment/tryRules.ts'
import type { PayRules } from '../tests/fuzz/payment/tryRules.ts'

const SEED = 20_261_121

describe('histories of payments on the rules', () => {
  const check = (rules?: PayRules) =>
    fc.check(
      fc.property(payHistories, (history) => !tryPayRules(history, rules).length),
      { seed: SEED, numRuns: 2000 },
    ).failed

  it('hold no items past the limit without payment, and lose no cent [R2.21, R6.06]', () => {
    expect(check()).toBe(false)
  })

  it('fail if an order may wait forever', () => {
    const endless: PayRules = { settleMoney, waitsUntil: ({ expires }, until) => Math.max(expires, until) }
    expect(check(endless)).toBe(true)
  })

  it('fail if unexpected money is lost', () => {
    const losing: PayRules = {
      waitsUntil: extendPaymentDeadline,
      settleMoney: (...asked) => ({ ...settleMoney(...asked), owed: zero }),
    }
    expect(check(losing)).toBe(true)
  })
})

onDatabase(
  (open) => {
    let tryHistory: Awaited<ReturnType<typeof payDatabase>>
    beforeAll(async () => {
      tryHistory = await payDatabase(await testMall(open()))
    }, 120_000)

    it('holds no items past the limit without payment and loses no cent under concurrent requests [R2.21, R6.06]', async () => {
      await fc.assert(
        fc.asyncProperty(payHistories, async (history) => {
          expect(await tryHistory(history)).toEqual([])
        }),
        { numRuns: 8, seed: SEED },
      )
    }, 300_000)
  },
  { statementTimeoutMs: 60_000 },
)
