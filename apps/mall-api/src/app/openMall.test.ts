import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { queryOne } from '../db/db.ts'
import { memoryStore } from '../testing/memoryStore.ts'
import { tinyDataDir } from '../testing/templates.ts'
import { createMall } from './app.ts'
import { openMall } from './openMall.ts'
import { periodicTasks } from './mallJobs.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'empty-mall-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const counts = `select (select count(*)::int from product) as products, (select count(*)::int from shop) as shops,
  (select count(*)::int from buyer) as buyers, (select count(*)::int from orders) as orders,
  (select count(*)::int from coupon) as coupons, (select count(*)::int from setting) as settings,
  (select count(*) > 3000 from area) as "hasRegions"`

it('starts an empty mall in production, which stays empty', async () => {
  const empty = { products: 0, shops: 0, buyers: 0, orders: 0, coupons: 0, settings: 1, hasRegions: true }
  const first = await openMall({ dataDir, url: undefined }, { sample: false })
  expect(await queryOne(first, counts)).toEqual(empty)
  for (const task of periodicTasks({
    db: first,
    files: memoryStore(),
    payments: {},
    mail: undefined,
    sample: false,
    now: Date.now(),
  }))
    await task()
  await first.close()
  const again = await openMall({ dataDir, url: undefined }, { sample: false })
  expect(await queryOne(again, counts)).toEqual(empty)
  const app = createMall({ db: again, files: memoryStore(), sandbox: false, staffConsole: true })
  for (const path of ['/webConfig/getPcWebConfig', '/search/page?keyword=6205', '/search/hotSearch?number=5&sort=0'])
    expect(((await (await app.request(path)).json()) as { code: string }).code, path).toBe('00000')
  await again.close()
}, 120_000)

it('writes no sample into a production mall, and opens no sample mall as production', async () => {
  await expect(openMall({ dataDir, url: undefined })).rejects.toThrow('start it with MALL=production')
  const sampleDir = await tinyDataDir()
  try {
    await expect(openMall({ dataDir: sampleDir, url: undefined }, { sample: false })).rejects.toThrow(
      'holds the sample mall, whose passwords are known',
    )
  } finally {
    rmSync(sampleDir, { recursive: true, force: true })
  }
}, 120_000)
