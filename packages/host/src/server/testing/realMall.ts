import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll, vi } from 'vitest'
// @boundaries-ignore these tests run the shop on the real mall
import { openPglite } from '../../../../../apps/mall-api/src/db/pglite.ts'
// @boundaries-ignore these tests run the shop on the real mall
import { testMall } from '../../../../../apps/mall-api/src/testing/testMall.ts'
import { storefrontFromSource } from './storefrontFromSource.ts'

/** Starts the shop with the reference mall and its four products, connected over HTTP, and signs in one buyer. */
export async function startRealMall() {
  const db = await openPglite()
  const { app, clock, faults } = await testMall(db)
  // The storefront and the mall exchange times, so their clocks must agree.
  clock.now = Date.now()
  const server = serve({ fetch: app.fetch, port: 0 })
  await new Promise((resolve) => server.once('listening', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const shop = await storefrontFromSource(base)
  const login = await app.request('/login', {
    method: 'POST',
    body: JSON.stringify({ userName: 'buyer', passWord: 'Mall2026!' }),
    headers: { 'content-type': 'application/json' },
  })
  const token = ((await login.json()) as { data: { accessToken: string } }).data.accessToken
  return {
    db,
    app,
    shop,
    faults,
    token,
    get: (path: string, headers: Record<string, string> = {}) => shop.request(`http://mall.test${path}`, { headers }),
    post: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      shop.request(`http://mall.test${path}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { origin: 'http://mall.test', ...headers },
      }),
    /** Calls the mall directly with the buyer's token. */
    call: async (method: string, path: string, body?: unknown) =>
      (
        await app.request(path, {
          method,
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json', authorization: token },
        })
      ).json() as Promise<{ code: string; data: never }>,
    close: async () => {
      server.close()
      await db.close()
    },
  }
}

/** Starts one real mall for all tests of a file and silences the console. */
export function forAllTests(take: (mall: RealMall) => void): void {
  let mall: RealMall | undefined
  beforeAll(async () => {
    for (const way of ['error', 'warn', 'log'] as const) vi.spyOn(console, way).mockImplementation(() => undefined)
    mall = await startRealMall()
    take(mall)
  }, 60_000)
  afterAll(() => mall?.close())
}

export type RealMall = Awaited<ReturnType<typeof startRealMall>>
