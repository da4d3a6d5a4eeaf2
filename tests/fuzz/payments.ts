import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from '../../apps/mall-api/src/db/db.ts'
import { openPglite } from '../../apps/mall-api/src/db/pglite.ts'
import { openPostgres } from '../../apps/mall-api/src/db/postgres.ts'
import { postgresBinaries, startCluster } from '../../apps/mall-api/src/testing/cluster.ts'
import { testMall } from '../../apps/mall-api/src/testing/testMall.ts'
import { property, asyncProperty, checkProperties } from '../fuzzRun.ts'
import type { MeasurementResult, Measurement, MeasurementOptions } from '../measure.ts'
import { MINUTE, payHistories } from './payment/history.ts'
import { payDatabase } from './payment/tryDatabase.ts'
import { tryPayRules } from './payment/tryRules.ts'

const SAYS = 'no unpaid order reserves stock too long, and every received cent pays for an order or is owed'

/**
 * Runs random histories of a buyer's orders of every kind: scans, repeated scans, regrouped transfers, receipts,
 * refusals, the mall's own payment kinds, late and excess money. Checks the rules, or with `--database` both databases,
 * where the commands of a turn run concurrently.
 */
export const run: Measurement = (wish) =>
  wish.database
    ? onDatabases(wish)
    : checkProperties([property(`on the rules: ${SAYS}`, payHistories, (history) => holds(tryPayRules(history)))], wish)

async function onDatabases(wish: MeasurementOptions): Promise<MeasurementResult> {
  const folder = await mkdtemp(join(tmpdir(), 'payments-'))
  await chmod(folder, 0o755)
  const cluster = postgresBinaries ? await startCluster(join(folder, 'postgres')) : undefined
  const kinds: [string, () => Promise<Db>][] = [['PGlite', () => openPglite(undefined, { statementTimeoutMs: MINUTE })]]
  if (cluster) kinds.push(['PostgreSQL', () => openPostgres(cluster.url, { statementTimeoutMs: MINUTE })])
  try {
    return await checkProperties(
      kinds.map(([name, open]) => async (own) => {
        const db = await open()
        try {
          const tryHistory = await payDatabase(await testMall(db))
          const judged = asyncProperty(`on ${name}: ${SAYS}`, payHistories, async (history) =>
            holds(await tryHistory(history)),
          )
          return await judged(own)
        } finally {
          await db.close()
        }
      }),
      wish,
    )
  } finally {
    cluster?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

function holds(wrong: readonly string[]): boolean {
  if (wrong.length) throw new Error(wrong.join('\n'))
  return true
}
