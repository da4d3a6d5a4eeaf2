import { expect, it } from 'vitest'
import { onDatabase } from '../apps/mall-api/src/testing/databases.ts'
import { testMall } from '../apps/mall-api/src/testing/testMall.ts'
import { randomOf } from '../tests/fuzz/pages/random.ts'
import { tryStrangers } from '../tests/fuzz/world/strangers.ts'

onDatabase((open) => {
  // For 10,000 requests: npm run fuzz -- voices
  it('refuses requests for other people’s feedback, complaints and files [R8.02] [R2.10]', async () => {
    const { answered, own, rows } = await tryStrangers(await testMall(open()), 200, randomOf(20_261_123))
    expect([answered, own, rows.length]).toEqual([0, true, 4])
  }, 120_000)
})
