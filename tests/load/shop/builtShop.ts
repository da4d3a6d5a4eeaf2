import { once } from 'node:events'
import type { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { serve } from '@hono/node-server'
import { createConnectionLimits } from '@millwright/edge/createConnectionLimits'
import type { Limits, Shop } from '@millwright/host'
import { startFakeMall } from '../../../packages/host/src/server/testing/fakeMall.ts'
import { buildShop } from '../../../tools/shopBuild.ts'

/** Starts the built shop in this process, where its heap and handles can be measured, with a fake mall. */
export async function startBuiltShop({ lag = 1e9, ...more }: Pick<Limits, 'lag' | 'seats'> = {}) {
  await buildShop((text) => console.log(text))
  process.env.NODE_ENV = 'production'
  const mall = await startFakeMall()
  process.env.MALL_API_BASE = mall.base
  process.env.SHOP_LIMITS = JSON.stringify({ lag, ...more })
  const { default: shop } = (await import(
    new URL('../../../apps/storefront/build/server/shop.js', import.meta.url).href
  )) as {
    default: Shop
  }
  await shop.ready()
  const { createServer: limited } = createConnectionLimits()
  const server = serve({ fetch: shop.fetch, port: 0, createServer: limited as typeof createServer })
  if (!server.listening) await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    mall,
    request: (path: string, init?: RequestInit) => shop.fetch(new Request(`http://mall.test${path}`, init)),
    inside: shop.runningRequests,
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

/** Returns the used heap in MB after garbage collection. */
export function heap(): number {
  collect()
  collect()
  return process.memoryUsage().heapUsed / 1e6
}

/** Counts the active resources of this process, by kind. */
export function handles(): Record<string, number> {
  const kinds: Record<string, number> = {}
  for (const kind of process.getActiveResourcesInfo()) kinds[kind] = (kinds[kind] ?? 0) + 1
  return kinds
}

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
