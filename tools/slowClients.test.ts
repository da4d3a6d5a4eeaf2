import { once } from 'node:events'
import type { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { createConnectionLimits } from '@millwright/edge/createConnectionLimits'
import type { ConnectionLimits } from '@millwright/edge/createConnectionLimits'
import type { MiddlewareHandler } from 'hono'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createGate } from '../packages/edge/src/gate.ts'
import { startFakeMall } from '../packages/host/src/server/testing/fakeMall.ts'
import type { FakeMall } from '../packages/host/src/server/testing/fakeMall.ts'
import { storefrontFromSource } from '../packages/host/src/server/testing/storefrontFromSource.ts'
import { slowClients } from '../tests/load/shop/slowClients.ts'
import type { SlowKind, SlowResult } from '../tests/load/shop/slowClients.ts'
import { LARGE, largePicture, SEATS, slowClientsOf } from '../tests/load/shop/slowRun.ts'

let mall: FakeMall
beforeAll(async () => {
  for (const way of ['log', 'warn', 'error'] as const) vi.spyOn(console, way).mockImplementation(() => undefined)
  mall = await startFakeMall()
  mall.responses.set(LARGE, largePicture)
}, 60_000)
afterAll(() => mall.close())

/**
 * Runs six slow clients against a shop with four seats. The limits are scaled down to match, and may be switched off.
 */
async function run(
  kind: SlowKind,
  { most = 50_000, limits, bodies }: { most?: number; limits?: Partial<ConnectionLimits>; bodies?: MiddlewareHandler },
): Promise<SlowResult> {
  const gate = createGate({ seats: 4, queue: 1, patience: 100, lagNow: () => 0 })
  const shop = await storefrontFromSource(mall.base, undefined, gate, bodies)
  const { createServer: limited } = createConnectionLimits({ head: 1_500, window: 2_000, ...limits })
  const server = serve({
    fetch: shop.fetch,
    port: 0,
    hostname: '127.0.0.1',
    createServer: limited as typeof createServer,
  })
  await once(server, 'listening')
  try {
    return await slowClients({
      port: (server.address() as AddressInfo).port,
      kind,
      sockets: 6,
      every: 400,
      most,
      large: LARGE,
    })
  } finally {
    if ('closeAllConnections' in server) server.closeAllConnections()
    server.close()
  }
}

it.each(['heads', 'bodies', 'readers'] as const)(
  'serves other clients during slow %s, which it disconnects',
  async (kind) => {
    expect(await run(kind, {})).toMatchObject({ ok: true, disconnected: 6 })
  },
)

it.each(['heads', 'bodies', 'readers'] as const)(
  'has fewer seats than slow %s, so that a slow client with a seat is noticed',
  (kind) => {
    expect(slowClientsOf(kind, 200)).toBeGreaterThan(SEATS)
  },
)

it('fails if bodies are read inside the gate', async () => {
  const { pages, ok } = await run('bodies', { bodies: (_, next) => next(), limits: { rate: 0 }, most: 3_000 })
  expect([ok, pages[503]]).toEqual([false, expect.any(Number)])
})

it.each([
  ['heads', { head: 300_000 }],
  ['bodies', { rate: 0 }],
  ['readers', { rate: 0 }],
] as const)('fails if slow %s are not disconnected', async (kind, limits) => {
  expect(await run(kind, { limits, most: 4_000 })).toMatchObject({ ok: false, disconnected: 0 })
})
