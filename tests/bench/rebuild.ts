import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { openMall } from '../../apps/mall-api/src/app/openMall.ts'
import { searchInProcess } from '../../apps/mall-api/src/core/search/openSearch.ts'
import type { Measurement } from '../measure.ts'

const ASKED = { locale: 'zh', now: 0 } as const
const QUERY = { keyword: '轴承', current: 1, size: 60 }
/** The most milliseconds that the event loop may be blocked, and that a search may take, while the index is rebuilt. */
const DELAY_MOST = 250
const SEARCH_MOST = 1_000

/**
 * Measures searches while every product changes and the index in the process is rebuilt: the slowest search, and the
 * longest delay of the event loop.
 */
export const run: Measurement = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'rebuild-'))
  const db = await openMall({ dataDir, url: undefined, bound: 600_000 }, { size: Number(process.env.SIZE ?? 24_000) })
  try {
    const { finder } = searchInProcess(db)
    await finder.ready()
    await db.query("update product set keywords = keywords || '{quux}'")
    const delay = monitorEventLoopDelay({ resolution: 1 })
    delay.enable()
    const began = performance.now()
    const times: number[] = []
    for (let total = 0; !total && times.length < 100_000;) {
      const from = performance.now()
      await finder.search(ASKED, QUERY)
      times.push(performance.now() - from)
      total = (await finder.search(ASKED, { keyword: 'quux', exact: true, current: 1, size: 1 })).total
    }
    delay.disable()
    const [longest, slowest] = [delay.max / 1e6, Math.max(...times)]
    const took = performance.now() - began
    return {
      rows: [
        { figure: 'rebuilt after', value: `${took.toFixed(0)} ms`, budget: '' },
        { figure: 'searches meanwhile', value: String(times.length), budget: '' },
        { figure: 'slowest search', value: `${slowest.toFixed(0)} ms`, budget: `${SEARCH_MOST} ms` },
        { figure: 'longest delay of the event loop', value: `${longest.toFixed(0)} ms`, budget: `${DELAY_MOST} ms` },
      ],
      ok: longest <= DELAY_MOST && slowest <= SEARCH_MOST,
      summary: `${times.length} searches while the index was rebuilt in ${took.toFixed(0)} ms, the slowest ${slowest.toFixed(0)} ms; longest delay ${longest.toFixed(0)} ms`,
    }
  } finally {
    await db.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
