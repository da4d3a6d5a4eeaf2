import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from '../../apps/mall-api/src/db/db.ts'
import { openPglite } from '../../apps/mall-api/src/db/pglite.ts'
import { openPostgres } from '../../apps/mall-api/src/db/postgres.ts'
import { postgresBinaries, startCluster } from '../../apps/mall-api/src/testing/cluster.ts'
import { testMall } from '../../apps/mall-api/src/testing/testMall.ts'
import type { TestMall } from '../../apps/mall-api/src/testing/testMall.ts'
import { property, asyncProperty, checkProperties } from '../fuzzRun.ts'
import type { MeasurementResult, Measurement, MeasurementOptions } from '../measure.ts'
import { foreignRequests } from './credit/foreign.ts'
import { creditHistories } from './credit/history.ts'
import { tryCreditDatabase } from './credit/tryDatabase.ts'
import { tryCreditRules } from './credit/tryRules.ts'

const SAYS = 'the limit is never exceeded, and statements add up to the ledger'

/**
 * Runs random histories of a credit account: orders, refunds, payments, statement days, overdue statements, changed
 * limits. Checks the rules, or with `--database` both databases, where the commands of a turn run concurrently.
 */
export const run: Measurement = (wish) =>
  wish.database
    ? onDatabases(wish)
    : checkProperties(
        [property(`on the rules: ${SAYS}`, creditHistories, (history) => holds(tryCreditRules(history)))],
        wish,
      )

async function onDatabases(wish: MeasurementOptions): Promise<MeasurementResult> {
  const folder = await mkdtemp(join(tmpdir(), 'credit-'))
  await chmod(folder, 0o755)
  const cluster = postgresBinaries ? await startCluster(join(folder, 'postgres')) : undefined
  const kinds: [string, () => Promise<Db>][] = [['PGlite', () => openPglite()]]
  if (cluster) kinds.push(['PostgreSQL', () => openPostgres(cluster.url)])
  try {
    return await checkProperties(
      kinds.flatMap(([name, open]) => [
        within(open, ({ db }) => onDatabase(name, db)),
        within(open, (mall) => strangersOn(name, mall)),
      ]),
      wish,
    )
  } finally {
    cluster?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

type Claim = Parameters<typeof checkProperties>[0][number]

function within(open: () => Promise<Db>, make: (mall: TestMall) => Claim): Claim {
  return async (own) => {
    const db = await open()
    try {
      return await make(await testMall(db))(own)
    } finally {
      await db.close()
    }
  }
}

function strangersOn(name: string, mall: TestMall): Claim {
  return async ({ count, seed }) => {
    const began = performance.now()
    const { asked, answered } = await foreignRequests(mall, count, seed)
    if (answered.length) console.error(answered.slice(0, 5).join('\n'))
    return {
      claim: `on ${name}: strangers get no data of an account, its statements, transfers and files`,
      tries: asked,
      seconds: ((performance.now() - began) / 1000).toFixed(1),
      result: answered.length ? 'REFUTED' : 'holds',
    }
  }
}

export function onDatabase(name: string, db: Db) {
  return asyncProperty(`on ${name}: ${SAYS}`, creditHistories, async (history) => {
    const [buyer] = await db.query<{ user: number }>("select user_id as user from buyer where account = 'buyer'")
    return holds(await tryCreditDatabase(history, db, buyer!.user))
  })
}

function holds(wrong: readonly string[]): boolean {
  if (wrong.length) throw new Error(wrong.join('\n'))
  return true
}
