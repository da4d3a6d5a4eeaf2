import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { postgresBinaries, startCluster } from '../../apps/mall-api/src/testing/cluster.ts'
import { buildShop } from '../../tools/shopBuild.ts'
import { findAddresses } from '../bench/storefront/addresses.ts'
import { freePort } from '../mall.ts'
import type { Measurement, MeasurementResult } from '../measure.ts'
import { processorMs, startProgram } from '../processes.ts'
import type { Program } from '../processes.ts'
import { arrivalAt, profile, THINK_SECONDS } from './capacity/profile.ts'
import type { ArrivalName } from './capacity/profile.ts'
import { fromOutbox, orderable, shoppers, signInBuyers } from './capacity/shoppers.ts'
import { percentile } from './deals/dealMall.ts'
import { openLoop } from './mall/openLoop.ts'
import type { Arrived } from './mall/openLoop.ts'
import { seeded } from './mall/servedMall.ts'
import { pause } from './shop/builtShop.ts'

const redisServer = '/usr/bin/redis-server'
const source = '--conditions=@millwright/source'
/** The run ends when the 95th percentile of a step passes this many ms. */
const SLOW_MS = 500
const STEP_SECONDS = 20
const BUYERS = 25
const tiers = ['storefront', 'mall-api', 'postgres', 'redis'] as const
type Tier = (typeof tiers)[number]
type Times = Record<Tier, number>
type Pace = { rate: number; seconds: number; draw: () => number; spent: () => Times }
type Step = Arrived & { spent: Times }

/**
 * Measures what a request costs each program and how many arrivals a second one of each carries. Arrivals come in an
 * open model. First each kind of arrival alone (`--count` of them), then the profile at rising rates until the 95th
 * percentile passes 500 ms.
 */
export const run: Measurement = async ({ count, seed }) => {
  if (!postgresBinaries || !existsSync(redisServer))
    return { rows: [], ok: true, summary: 'skipped: postgresql or redis is not installed here' }
  const draw = seeded(seed)
  const mall = await startTiers()
  try {
    const arrive = await prepared(mall, draw)
    const shared = { draw, spent: mall.spent }
    for (const { name } of profile) await paced(() => arrive(name), { rate: 5, seconds: 2, ...shared })
    const rows: MeasurementResult['rows'] = []
    for (const { name } of profile) {
      const rate = name === 'checkout' ? 2 : 5
      rows.push(rowOf(name, await paced(() => arrive(name), { rate, seconds: count / 20, ...shared })))
    }
    const mixed = () => arrive(arrivalAt(draw()))
    let carried = 0
    for (let rate = 4; rate <= 512; rate = Math.ceil(rate * 1.25)) {
      const step = await paced(mixed, { rate, seconds: STEP_SECONDS, ...shared })
      const row = rowOf(`the profile, ${rate} arrivals a second`, step)
      rows.push(row)
      if (Number(row['p95 ms']) > SLOW_MS || row.failed) break
      carried = rate
      await pause(2_000)
    }
    return {
      rows,
      ok: carried > 0,
      summary: `one of each carries ${carried} arrivals a second (${carried * THINK_SECONDS} people who look at each page for ${THINK_SECONDS} s) within ${SLOW_MS} ms at the 95th percentile`,
      figures: { carried },
    }
  } finally {
    await mall.stop()
  }
}

async function prepared({ shop, api, sql }: Mall, draw: () => number): Promise<(name: ArrivalName) => Promise<void>> {
  await sql.unsafe('update sku set stocks = 1000000 where stocks >= 0')
  const { unasked, paths } = await findAddresses(shop)
  const goods = await orderable(api, 60)
  const buyers = await signInBuyers({ shop, api, codeOf: fromOutbox(api) }, BUYERS)
  const lists = [paths.list, ...unasked.list.map(({ path }) => path)]
  return shoppers({ shop, goods, buyers, lists }, draw)
}

/** Lets people arrive, and adds what the programs spent on them. */
async function paced(arrive: () => Promise<void>, { spent, ...pace }: Pace): Promise<Step> {
  const before = spent()
  const arrived = await openLoop(arrive, pace)
  const after = spent()
  const used = Object.fromEntries(tiers.map((tier) => [tier, after[tier] - before[tier]])) as Times
  return { ...arrived, spent: used }
}

function rowOf(what: string, { took, failed, spent, seconds }: Step): Record<string, string | number> {
  const refused = [...failed].map(([message, times]) => `${message} × ${times}`).join(', ')
  if (refused) console.log(`  ${what}: ${refused}`)
  const arrivals = Math.max(1, took.length)
  return {
    what,
    arrivals: took.length,
    failed: [...failed.values()].reduce((sum, times) => sum + times, 0),
    'p50 ms': Math.round(percentile(took, 0.5)),
    'p95 ms': Math.round(percentile(took, 0.95)),
    ...Object.fromEntries(tiers.map((tier) => [`${tier} ms`, (spent[tier] / arrivals).toFixed(1)])),
    'cores used': (tiers.reduce((sum, tier) => sum + spent[tier], 0) / 1000 / seconds).toFixed(2),
  }
}

type Mall = Awaited<ReturnType<typeof startTiers>>

/** Starts one PostgreSQL, Redis, API and storefront, as in production but with the sample's goods. */
async function startTiers() {
  await buildShop((text) => console.log(text))
  const folder = await mkdtemp(join(tmpdir(), 'capacity-'))
  // PostgreSQL runs as its own user.
  await chmod(folder, 0o755)
  const running: Program[] = []
  const cluster = await startCluster(join(folder, 'postgres'))
  const postmaster = Number((await readFile(join(folder, 'postgres/data/postmaster.pid'), 'utf8')).split('\n')[0])
  const [redis, api, shop] = [await freePort(), await freePort(), await freePort()]
  const start = (name: Tier, command: string, args: string[], env: Record<string, string>, ready: RegExp) =>
    startProgram(running, { name, command, args, env: { LOG_FORMAT: 'json', ...env }, ready })
  const sql = postgres(cluster.url, { max: 1, onnotice: () => undefined })
  const stop = async () => {
    await sql.end()
    for (const { process: child } of running) child.kill('SIGTERM')
    await pause(2_000)
    cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await start('redis', redisServer, ['--port', String(redis), '--save', '', '--dir', folder], {}, /Ready to accept/)
    const limits = { API_LIMITS: '{"lag":5000}', SHOP_LIMITS: '{"lag":5000}' }
    await start(
      'mall-api',
      process.execPath,
      [source, 'apps/mall-api/src/main.ts'],
      { ...limits, API_PORT: String(api), DATABASE_URL: cluster.url, NODE_ENV: 'production' },
      /ready: http/,
    )
    await start(
      'storefront',
      process.execPath,
      ['apps/storefront/build/server/server.js'],
      {
        ...limits,
        NODE_ENV: 'production',
        PORT: String(shop),
        MALL_API_BASE: `http://127.0.0.1:${api}`,
        REDIS_URL: `redis://127.0.0.1:${redis}`,
        SESSION_SECRET: 'the secret of one run',
      },
      /ready: http/,
    )
  } catch (error) {
    await stop()
    throw error
  }
  return {
    shop: `http://localhost:${shop}`,
    api: `http://localhost:${api}`,
    sql,
    spent: (): Times => {
      const pidOf = (tier: Tier) => running.find(({ name }) => name === tier)?.process.pid ?? postmaster
      return Object.fromEntries(tiers.map((tier) => [tier, processorMs(pidOf(tier))])) as Times
    },
    stop,
  }
}
