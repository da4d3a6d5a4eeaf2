import fc from 'fast-check'
import { openPglite } from '../../apps/mall-api/src/db/pglite.ts'
import { testMall } from '../../apps/mall-api/src/testing/testMall.ts'
import { asyncProperty, checkProperties } from '../fuzzRun.ts'
import type { Measurement } from '../measure.ts'
import { poolRequests, strangers, strangersOf } from './world/poolStrangers.ts'

/** Requests agreement data over HTTP as people without a right to it. No response may contain agreement data. */
export const run: Measurement = async (wish) => {
  const db = await openPglite()
  try {
    const mall = await testMall(db)
    const isTold = await strangersOf(mall)
    return await checkProperties(
      [
        asyncProperty(
          'a person without the right learns nothing about an agreement',
          fc.tuple(poolRequests, strangers),
          async ([asked, who]) => !(await isTold(asked, who)),
        ),
      ],
      wish,
    )
  } finally {
    await db.close()
  }
}
