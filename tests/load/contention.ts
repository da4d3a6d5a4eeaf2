import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../../apps/mall-api/src/db/migrate.ts'
import { openPostgres } from '../../apps/mall-api/src/db/postgres.ts'
import { seed } from '../../apps/mall-api/src/sample/seed.ts'
import { postgresBinaries, startCluster } from '../../apps/mall-api/src/testing/cluster.ts'
import { contend } from '../../apps/mall-api/src/testing/contention.ts'
import { tinyMall } from '../../apps/mall-api/src/testing/tinyMall.ts'
import type { Measurement } from '../measure.ts'

/**
 * Runs orders, cancellations, sweeps, payments and stock changes concurrently on the same 40 SKUs in PostgreSQL, which
 * must not deadlock. `--count` is the number of operations, such as 10000.
 */
export const run: Measurement = async ({ count }) => {
  if (!postgresBinaries) return { rows: [], ok: true, summary: 'skipped: PostgreSQL is not installed here' }
  const folder = await mkdtemp(join(tmpdir(), 'contention-'))
  await chmod(folder, 0o755)
  const { url, stop } = await startCluster(join(folder, 'postgres'))
  try {
    const db = await openPostgres(url)
    await migrate(db)
    await seed(db, tinyMall, Date.now())
    await db.close()
    const { seconds, orders, refused, faults, deadlocks } = await contend(url, count)
    for (const fault of faults.slice(0, 3)) console.error(fault)
    return {
      rows: [{ operations: count, orders, refused, faults: faults.length, deadlocks, seconds: seconds.toFixed(0) }],
      ok: !deadlocks && !faults.length,
      summary: `${deadlocks} deadlocks in ${count} contended operations`,
    }
  } finally {
    stop()
    await rm(folder, { recursive: true, force: true })
  }
}
