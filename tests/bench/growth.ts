import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { postgresBinaries, startCluster } from '../../apps/mall-api/src/testing/cluster.ts'
import { migrate } from '../../apps/mall-api/src/db/migrate.ts'
import { openPostgres } from '../../apps/mall-api/src/db/postgres.ts'
import { seed } from '../../apps/mall-api/src/sample/seed.ts'
import { START } from '../../apps/mall-api/src/testing/testMall.ts'
import { tinyMall } from '../../apps/mall-api/src/testing/tinyMall.ts'
import type { Measurement } from '../measure.ts'
import { growthRun } from './growth/growthRun.ts'

const root = new URL('../../', import.meta.url).pathname
/** The most milliseconds that a screen's call may take in the median, and how many times its duration with few rows. */
const MOST_MS = 20
const MOST_TIMES = 1.5
/** The most milliseconds that the export may block the event loop. */
const MOST_HELD = 50
/** Two medians that differ by at most this many milliseconds count as equal. */
const NOISE = 2

/**
 * Measures each screen's call for a buyer with few orders and for one with many, in one mall on PostgreSQL: `npm run
 * bench -- growth --rows 2000,200000,1000000` (orders of the first buyer, of the second, and of all buyers). The calls
 * alternate, so that other load on the machine affects both alike. Fails if a call with many rows takes longer than
 * `MOST_MS`, or more than `MOST_TIMES` its duration with few rows.
 */
export const run: Measurement = async ({ count, rows = [2_000, 200_000, 200_000] }) => {
  if (!postgresBinaries) return { rows: [], ok: false, summary: 'PostgreSQL is not installed' }
  const [few = 2_000, many = 200_000, all = few + many] = rows
  const folder = join(root, '.cache/bench/growth')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const cluster = await startCluster(folder)
  const db = await openPostgres(cluster.url, { statementTimeoutMs: 120_000 })
  try {
    await migrate(db)
    await seed(db, tinyMall, START)
    const began = performance.now()
    const mall = await growthRun(db, { few, many, all })
    console.log(`filled in ${((performance.now() - began) / 1000).toFixed(0)} s`)
    const measured = await mall.times(count)
    const table = []
    for (const [screen, { few: of, many: ofMany }] of measured) {
      const [a, b] = [median(of), median(ofMany)]
      const work = await mall.workOf(screen)
      const slow = b > MOST_MS || b > Math.max(MOST_TIMES * a, a + NOISE)
      table.push({
        screen,
        'few ms': a.toFixed(1),
        'many ms': b.toFixed(1),
        'few rows': work.few.rows,
        'many rows': work.many.rows,
        'few blocks': work.few.blocks,
        'many blocks': work.many.blocks,
        verdict: slow ? 'grows' : 'ok',
      })
    }
    table.push(await exported(mall.exportOrders))
    const grown = table.filter(({ verdict }) => verdict !== 'ok')
    return {
      rows: table,
      ok: !grown.length,
      summary: grown.length
        ? `${grown.length} of ${table.length} screens grow`
        : `none of ${table.length} screens grows`,
    }
  } finally {
    await db.close()
    cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Measures the largest export: its milliseconds, and the most processor time that the event loop's thread spent between
 * two turns. Unlike elapsed time, processor time does not grow when other programs run.
 */
async function exported(work: () => Promise<number>) {
  const used = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  }
  let [before, held] = [used(), 0]
  const turn = setInterval(() => {
    const now = used()
    held = Math.max(held, now - before)
    before = now
  }, 1)
  const began = performance.now()
  const bytes = await work()
  const took = performance.now() - began
  await pause(100)
  clearInterval(turn)
  return {
    screen: `export of orders, ${(bytes / 1e6).toFixed(1)} MB, ${took.toFixed(0)} ms, event loop held ms`,
    'few ms': '',
    'many ms': held.toFixed(1),
    'few rows': '',
    'many rows': '',
    'few blocks': '',
    'many blocks': '',
    verdict: held > MOST_HELD ? 'blocks' : 'ok',
  }
}

function median(list: readonly number[]): number {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Infinity
}
