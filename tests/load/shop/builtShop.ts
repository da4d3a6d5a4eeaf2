import { once } from 'node:events'
import type { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { serve } from '@hono/node-server'
import { createConnectionLimits } from '@millwright/edge/createConnectionLimits'
import type { createResponder } from '../../../apps/storefront/src/render/respond.server.ts'
import type { createOverload } from '../../../apps/storefront/src/render/overload.server.ts'
import type { loadViews } from '../../../apps/storefront/src/render/views.server.ts'
import { createGate } from '../../../apps/storefront/src/server/gate.ts'
import type { GateOptions } from '../../../apps/storefront/src/server/gate.ts'
import { readAssets } from '../../../apps/storefront/src/server/readAssets.ts'
import { createStorefront } from '../../../apps/storefront/src/server/storefront.ts'
import { startFakeMall } from '../../../apps/storefront/src/server/testing/fakeMall.ts'
import { buildShop } from '../../../tools/shopBuild.ts'

type Build = {
  createResponder: typeof createResponder
  createOverload: typeof createOverload
  loadViews: typeof loadViews
}

/**
 * The built shop in this process, where its heap and handles can be counted, before a mall that answers what it is told
 * to.
 */
export async function startBuiltShop({ lag = Infinity, ...seats }: Pick<GateOptions, 'lag' | 'most'> = {}) {
  await buildShop((text) => console.log(text))
  process.env.NODE_ENV = 'production'
  const mall = await startFakeMall()
  process.env.MALL_API_BASE = mall.base
  const root = new URL('../../../apps/storefront/build/', import.meta.url)
  const build = (await import(new URL('server/entry.server.js', root).href)) as Build
  await build.loadViews()
  const client = new URL('client', root).pathname
  const gate = createGate({ lag, ...seats })
  const app = createStorefront({
    answer: build.createResponder(readAssets(client)),
    overloaded: build.createOverload(readAssets(client)),
    gate,
    assets: client,
    apiBase: mall.base,
  })
  const { createServer: limited } = createConnectionLimits()
  const server = serve({ fetch: app.fetch, port: 0, createServer: limited as typeof createServer })
  if (!server.listening) await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    mall,
    app,
    gate,
    port,
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.close()
      mall.close()
    },
  }
}

setFlagsFromString('--expose_gc')
const collect = runInNewContext('gc') as () => void

/** What is in use after everything that nobody needs is gone, in MB. */
export function heap(): number {
  collect()
  collect()
  return process.memoryUsage().heapUsed / 1e6
}

/** What keeps this process going, by kind. */
export function handles(): Record<string, number> {
  const kinds: Record<string, number> = {}
  for (const kind of process.getActiveResourcesInfo()) kinds[kind] = (kinds[kind] ?? 0) + 1
  return kinds
}

/** Does `work` for each number below `count`, so many at a time. */
export async function inParallel(
  count: number,
  atATime: number,
  work: (index: number) => Promise<void>,
): Promise<void> {
  let next = 0
  await Promise.all(
    Array.from({ length: Math.min(atATime, count) }, async () => {
      while (next < count) await work(next++)
    }),
  )
}

export const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms)
  })
