import { mkdtemp, rm, chmod } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from '../../apps/mall-api/src/db/db.ts'
import { migrate } from '../../apps/mall-api/src/db/migrate.ts'
import { openPglite } from '../../apps/mall-api/src/db/pglite.ts'
import { openPostgres } from '../../apps/mall-api/src/db/postgres.ts'
import { seed } from '../../apps/mall-api/src/sample/seed.ts'
import { postgresBinaries, startCluster } from '../../apps/mall-api/src/testing/cluster.ts'
import { tinyMall } from '../../apps/mall-api/src/testing/tinyMall.ts'
import { property, asyncProperty, checkProperties } from '../fuzzRun.ts'
import type { MeasurementResult, Measurement, MeasurementOptions } from '../measure.ts'
import { databaseOrder, readyDatabase } from './refund/database.ts'
import { histories, START } from './refund/history.ts'
import { tryRules, tryWorld } from './refund/tryHistory.ts'

const SAYS = 'every state is legal, pieces and cents are conserved'

/**
 * Runs random histories of an order: partial refunds, exchanges, withdrawals, timeouts, and concurrent actions of
 * buyer, shop and clock. Checks the rules, or with `--database` both databases against the rules.
 */
export const run: Measurement = (wish) =>
  wish.database
    ? onDatabases(wish)
    : checkProperties([property(`on the rules: ${SAYS}`, histories, (history) => holds(tryRules(history)))], wish)

async function onDatabases(wish: MeasurementOptions): Promise<MeasurementResult> {
  const folder = await mkdtemp(join(tmpdir(), 'refunds-'))
  await chmod(folder, 0o755)
  const cluster = postgresBinaries ? await startCluster(join(folder, 'postgres')) : undefined
  const kinds: [string, () => Promise<Db>][] = [['PGlite', () => openPglite()]]
  if (cluster) kinds.push(['PostgreSQL', () => openPostgres(cluster.url)])
  try {
    return await checkProperties(
      kinds.map(([name, open]) => async (own) => {
        const db = await open()
        await migrate(db)
        await seed(db, tinyMall, START)
        try {
          return await onDatabase(name, db)(own)
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

export function onDatabase(name: string, db: Db) {
  return asyncProperty(`on ${name}: ${SAYS}, as the rules say`, histories, async (history) => {
    await readyDatabase(db)
    return holds(await tryWorld(history, await databaseOrder(db, history.bought)))
  })
}

function holds(wrong: readonly string[]): boolean {
  if (wrong.length) throw new Error(wrong.join('\n'))
  return true
}
