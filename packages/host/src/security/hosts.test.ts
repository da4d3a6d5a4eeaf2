import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isOwnHost, readHosts } from './hosts.ts'
import { startFakeMall } from '../server/testing/fakeMall.ts'
import type { FakeMall } from '../server/testing/fakeMall.ts'
import { storefrontFromSource } from '../server/testing/storefrontFromSource.ts'

let mall: FakeMall
let server: ReturnType<typeof serve>
let port: number
beforeAll(async () => {
  mall = await startFakeMall()
  const shop = await storefrontFromSource(mall.base, { fresh: 60_000, stale: 60_000 })
  server = serve({ fetch: shop.fetch, port: 0, hostname: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
  port = (server.address() as AddressInfo).port
}, 60_000)
afterAll(() => {
  server.close()
  mall.close()
})

const ask = (host: string, path = '/list') =>
  new Promise<number | undefined>((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, headers: { host }, agent: false }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode))
    })
      .on('error', reject)
      .end()
  })

it('answers 421 to other hosts without a call to the mall, and serves its own hosts', async () => {
  expect(await ask(`127.0.0.1:${port}`)).toBe(200)
  expect(await ask(`localhost:${port}`)).toBe(200)
  mall.requests.length = 0
  const madeUp = ['evil.example', `evil.example:${port}`, `10.1.2.3:${port}`, 'localhost:1', 'localhost']
  for (const host of madeUp) expect(await ask(host), host).toBe(421)
  expect(await ask(`localhost:${port}`, `http://evil.example/list`)).toBe(421)
  expect(mall.requests).toEqual([])
  // Load balancers use an address of their own as the host.
  expect([await ask('10.1.2.3', '/ready'), await ask('10.1.2.3', '/health')]).toEqual([200, 200])
})

it("accepts localhost and the connection's address as host names, unless hosts are configured", () => {
  const phone = { localAddress: '::ffff:192.168.1.20', localPort: 4100 }
  const hosts = [
    '192.168.1.20:4100',
    'LOCALHOST:4100',
    '192.168.1.21:4100',
    'mall.example',
    'mall.example:4100',
    undefined,
  ]
  expect(hosts.map((host) => isOwnHost(host, undefined, phone))).toEqual([true, true, false, false, false, false])
  expect(isOwnHost('[fe80::1]:4100', undefined, { localAddress: 'fe80::1', localPort: 4100 })).toBe(true)
  expect(isOwnHost('192.168.1.20', undefined, { localAddress: '192.168.1.20', localPort: 80 })).toBe(true)
  const own = readHosts(' Mall.example, m.mall.example:8443 ')
  expect(hosts.map((host) => isOwnHost(host, own, phone))).toEqual([false, false, false, true, false, false])
  expect(isOwnHost('m.mall.example:8443', own, phone)).toBe(true)
})

it('names the mistake in a list of hosts', () => {
  expect([readHosts(undefined), readHosts(' , ')]).toEqual([undefined, undefined])
  for (const wrong of ['https://mall.example', 'mall.example/', '*.mall.example/x', 'a b'])
    expect(() => readHosts(`mall.example,${wrong}`), wrong).toThrow(/is not a host/)
})
