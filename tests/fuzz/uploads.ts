import { START, testMall } from '../../apps/mall-api/src/testing/testMall.ts'
import { memoryStore } from '../../apps/mall-api/src/testing/memoryStore.ts'
import { openPglite } from '../../apps/mall-api/src/db/pglite.ts'
import { Visitor } from '../../apps/mall-api/src/testing/visitor.ts'
import type { Measurement } from '../measure.ts'
import { hostileUploads } from './world/hostileUploads.ts'

const MB = 1024 * 1024
/** The number of uploads after which all parsers are loaded and the heap no longer grows. */
const WARM = 40
/** Megabytes by which the process may grow after these uploads, and during the whole run. One decoded bomb takes 400. */
const ROOM = 100
const ROOM_IN_ALL = 400
/** Milliseconds between uploads, enough to stay below the rate limit. */
const APART = 20_000

/**
 * Uploads malicious files to the reference mall over HTTP. Each must be refused with the right message and not stored,
 * and memory must not grow.
 */
export const run: Measurement = async ({ count, seed }) => {
  const db = await openPglite()
  const files = memoryStore()
  try {
    const mall = await testMall(db, { files })
    const visitor = await new Visitor(mall.app, { locale: 'en' }).login()
    const rows = new Map<string, { tries: number; stored: number; wrong: number; said: string }>()
    const before = process.memoryUsage.rss()
    let [warm, peak] = [before, before]
    const began = performance.now()
    for await (const [index, { what, kind, body, says }] of numbered(hostileUploads(count, seed))) {
      mall.clock.now = START + index * APART
      const { body: form, headers } = body(kind)
      const response = await visitor.raw('POST', '/p/file/upload', { body: form, headers })
      const { code, msg } = (await response.json()) as { code: string; msg: string }
      const row = rows.get(what) ?? { tries: 0, stored: 0, wrong: 0, said: msg }
      row.tries++
      if (code === '00000') row.stored++
      if (!says.test(msg)) {
        row.wrong++
        row.said = msg
      }
      rows.set(what, row)
      peak = Math.max(peak, process.memoryUsage.rss())
      if (index === WARM) warm = peak
    }
    const [kept] = await db.query<{ kept: number }>('select count(*)::int as kept from upload where not used')
    const all = [...rows.values()]
    const stored = all.reduce((sum, row) => sum + row.stored, 0) + (kept?.kept ?? 0) + files.kept.size
    const wrong = all.reduce((sum, row) => sum + row.wrong, 0)
    const more = Math.round((peak - before) / MB)
    const grew = Math.round((peak - warm) / MB)
    const small = more < ROOM_IN_ALL && (count <= WARM || grew < ROOM)
    const ok = stored === 0 && wrong === 0 && small && mall.faults.length === 0
    return {
      rows: [...rows].map(([upload, row]) => ({
        upload,
        ...row,
        result: row.stored + row.wrong ? 'REFUTED' : 'holds',
      })),
      ok,
      summary: `${count} hostile uploads in ${((performance.now() - began) / 1000).toFixed(0)} s: ${stored} stored, ${wrong} with another message, ${mall.faults.length} faults, ${more} MB more, ${grew} of them later (seed ${seed})`,
      figures: { 'uploads stored': stored, 'MB more': more },
    }
  } finally {
    await db.close()
  }
}

async function* numbered<T>(all: AsyncIterable<T>): AsyncIterable<[number, T]> {
  let index = 0
  for await (const one of all) yield [index++, one]
}
