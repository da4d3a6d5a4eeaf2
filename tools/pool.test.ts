import fc from 'fast-check'
import { expect, it } from 'vitest'
import { poolRequests, strangers, strangersOf } from '../tests/fuzz/world/poolStrangers.ts'
import { onDatabase } from '../apps/mall-api/src/testing/databases.ts'
import { testMall } from '../apps/mall-api/src/testing/testMall.ts'
import { Visitor } from '../apps/mall-api/src/testing/visitor.ts'

onDatabase((open) => {
  // For 10,000 requests: npm run fuzz -- pool
  it('shows an agreement only to buyers with a right to it, and the whole agreement to its own buyer [R2.06] [R8.06]', async () => {
    const mall = await testMall(open())
    const isTold = await strangersOf(mall)
    const requests = fc.sample(fc.tuple(poolRequests, strangers), { numRuns: 300, seed: 20_261_123 })
    for (const [asked, who] of requests) expect(await isTold(asked, who), JSON.stringify(asked)).toBe(false)
    const own = await new Visitor(mall.app).login('agreement')
    expect((await own.call('productPool', {})).answer.total).toBe(2)
    expect((await own.call('agreementPrices', { skuIds: '1001,1002' })).answer).toHaveLength(1)
    expect(mall.faults).toEqual([])
  }, 60_000)
})
