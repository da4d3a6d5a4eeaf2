import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from '../../apps/mall-api/src/db/db.ts'
import { migrate } from '../../apps/mall-api/src/db/migrate.ts'
import { openPglite } from '../../apps/mall-api/src/db/pglite.ts'
import { openPostgres } from '../../apps/mall-api/src/db/postgres.ts'
import { seed } from '../../apps/mall-api/src/seed/seed.ts'
import { postgresBinaries, startCluster } from '../../apps/mall-api/src/testing/cluster.ts'
import { tinyMall } from '../../apps/mall-api/src/testing/tinyMall.ts'
import { claim, claimInTime, tryAll } from '../../tools/fuzzRun.ts'
import type { Measured, Measurement, Wish } from '../../tools/measure.ts'
import { creditHistories, START } from './credit/history.ts'
import { tryCreditDatabase } from './credit/tryDatabase.ts'
import { tryCreditRules } from './credit/tryRules.ts'

const SAYS = 'the limit is never exceeded, and statements add up to the ledger'

/**
 * Random histories of one credit account: orders, returns, payments, statement days, overdue statements, other limits.
 * On the rules; with `--database` on both databases, what comes in one turn at once.
 */
export const run: Measurement = (wish) =>
  wish.database
    ? onDatabases(wish)
    : tryAll([claim(`on the rules: ${SAYS}`, creditHistories, (history) => holds(tryCreditRules(history)))], wish)

async function onDatabases(wish: Wish): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'credit-'))
  await chmod(folder, 0o755)
  const cluster = postgresBinaries ? await startCluster(join(folder, 'postgres')) : undefined
  const kinds: [string, () => Promise<Db>][] = [['PGlite', () => openPglite()]]
  if (cluster) kinds.push(['PostgreSQL', () => openPostgres(cluster.url)])
  try {
    return await tryAll(
      kinds.map(([name, open]) => async (own) => {
        const db = await open()
        try {
          await migrate(db)
          await seed(db, tinyMall, START)
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

/** On one database that has the tiny mall. */
export function onDatabase(name: string, db: Db) {
  return claimInTime(`on ${name}: ${SAYS}`, creditHistories, async (history) => {
    const [buyer] = await db.query<{ user: number }>("select user_id as user from buyer where account = 'buyer'")
    return holds(await tryCreditDatabase(history, db, buyer!.user))
  })
}

function holds(wrong: readonly string[]): boolean {
  if (wrong.length) throw new Error(wrong.join('\n'))
  return true
}
