import { expect, it } from 'vitest'
import { openPostgres } from '../../apps/mall-api/src/db/postgres.ts'
import { onPostgres } from '../../apps/mall-api/src/testing/databases.ts'
import { postgresDatabase } from '../../apps/mall-api/src/testing/templates.ts'
import { growthRun } from './growth/growthRun.ts'

/**
 * Screens that still read all of a buyer's rows: those with coupons, because the state of a coupon follows from the
 * orders that use it.
 */
const unbounded = ['coupons to use', 'coupons used', 'coupon counts']
/** The maximum number of rows that one screen may read, for its list and its counts. */
const MOST_ROWS = 10_000

onPostgres(() => {
  it('reads at most 10,000 rows per screen for a buyer with 20,000 orders', async () => {
    const { url, drop } = await postgresDatabase()
    const db = await openPostgres(url, { statementTimeoutMs: 120_000 })
    try {
      const mall = await growthRun(db, { few: 500, many: 20_000, all: 20_500 })
      const grown: string[] = []
      for (const screen of mall.screens.filter((one) => !unbounded.includes(one))) {
        const { many } = await mall.workOf(screen)
        if (many.rows > MOST_ROWS) grown.push(`${screen}: ${many.rows} rows`)
      }
      expect(grown).toEqual([])
    } finally {
      await db.close()
      await drop()
    }
  }, 300_000)
})
