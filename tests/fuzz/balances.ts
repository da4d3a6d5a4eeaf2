import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from '../../apps/mall-api/src/db/db.ts'
import { migrate } from '../../apps/mall-api/src/db/migrate.ts'
import { openPglite } from '../../apps/mall-api/src/db/pglite.ts'
import { openPostgres } from '../../apps/mall-api/src/db/postgres.ts'
import { postgresBinaries, startCluster } from '../../apps/mall-api/src/testing/cluster.ts'
import type { Measurement } from '../measure.ts'
import { runMembers } from './world/memberRun.ts'

/**
 * Runs top-ups, payments and returns of balances with 50 concurrent writers on both databases, `--count` on each, for
 * at most `--minutes`. Then confirms a single top-up as often, up to 10,000 times.
 */
export const run: Measurement = async ({ count, seed, minutes = 5 }) => {
  const folder = await mkdtemp(join(tmpdir(), 'balances-'))
  await chmod(folder, 0o755)
  const cluster = postgresBinaries ? await startCluster(join(folder, 'postgres')) : undefined
  const kinds: [string, () => Promise<Db>][] = [['PGlite', () => openPglite()]]
  if (cluster) kinds.push(['PostgreSQL', () => openPostgres(cluster.url)])
  const rows = []
  const wrong: string[] = []
  try {
    for (const [database, open] of kinds) {
      const db = await open()
      await migrate(db)
      const until = Date.now() + (minutes * 60_000) / kinds.length
      const {
        wrong: found,
        seconds,
        ...done
      } = await runMembers(db, {
        operations: count,
        confirmations: Math.min(10_000, Math.max(200, count)),
        seed,
        until,
      })
      await db.close()
      wrong.push(...found.map((one) => `${database}: ${one}`))
      rows.push({ database, ...done, 'per second': Math.round(done.operations / seconds), wrong: found.length })
    }
  } finally {
    cluster?.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return {
    rows,
    ok: !wrong.length,
    summary: wrong.length
      ? wrong.slice(0, 5).join('; ')
      : `${rows.reduce((sum, { operations }) => sum + operations, 0)} operations by 50 writers at once: sums equal entries, nothing below zero; of 10,000 equal confirmations one is booked`,
  }
}
