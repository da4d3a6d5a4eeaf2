import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../mall.ts'
import type { Measurement } from '../measure.ts'
import { cpuPerRequest, startMeasured } from './storefront/cpu.ts'
import { signIn } from './storefront/signIn.ts'

const paths = ['/', '/list?categoryId=11', '/detail/1', '/cart', '/user-center']
const ROUNDS = 5

/**
 * Measures the CPU time of storefront and API for a buyer's page with and without `MALL_BATCH`, by turns: five rounds of
 * `--count` pages each, of which the best counts.
 */
export const run: Measurement = async ({ count }) => {
  const [port, dataDir] = [await freePort(), await mkdtemp(join(tmpdir(), 'millwright-'))]
  const api = await startMeasured(['--conditions=@millwright/source', 'apps/mall-api/src/main.ts'], {
    API_PORT: String(port),
    DATA_DIR: dataDir,
  })
  const start = (batch: Record<string, string>) =>
    startMeasured(['apps/storefront/build/server/server.js'], { MALL_API_BASE: `http://localhost:${port}`, ...batch })
  const shops = { alone: await start({}), joined: await start({ MALL_BATCH: '/batch' }) }
  try {
    const cookie = await signIn(shops.alone.url)
    const best = new Map<string, number>()
    const keep = (name: string, spent: number) => best.set(name, Math.min(best.get(name) ?? Infinity, spent))
    for (let round = 0; round < ROUNDS; round++)
      for (const path of paths)
        for (const [way, shop] of Object.entries(shops)) {
          const before = await api.cpu()
          keep(`${path} shop ${way}`, await cpuPerRequest(shop, path, count, cookie))
          // The API also answers the pages that warm up: half as many again.
          keep(`${path} API ${way}`, ((await api.cpu()) - before) / (count * 1.5))
        }
    const figure = (name: string) => Number(best.get(name)!.toFixed(2))
    const rows = paths.map((page) => ({
      page,
      'shop, ms of CPU': figure(`${page} shop alone`),
      'joined ': figure(`${page} shop joined`),
      'API, ms of CPU': figure(`${page} API alone`),
      joined: figure(`${page} API joined`),
    }))
    const sum = (way: string) => [...best].reduce((all, [name, spent]) => (name.endsWith(way) ? all + spent : all), 0)
    const share = sum('joined') / sum('alone')
    return {
      rows,
      ok: share < 1,
      summary: `joined reads cost ${(share * 100).toFixed(0)} % of the CPU time of single reads`,
      figures: Object.fromEntries([...best].map(([name, spent]) => [`ms of CPU | ${name}`, spent])),
    }
  } finally {
    for (const server of [shops.alone, shops.joined, api]) server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
