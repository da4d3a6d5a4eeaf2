import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createGate } from '@millwright/edge/gate'
import { configureLog } from '@millwright/edge/log'
import { startFakeMall } from './testing/fakeMall.ts'
import type { FakeMall } from './testing/fakeMall.ts'
import { storefrontFromSource } from './testing/storefrontFromSource.ts'
import type { TestShop } from './testing/storefrontFromSource.ts'

let mall: FakeMall
let shop: TestShop
let late = 0
const gate = createGate({ lagNow: () => late })
const written: string[] = []
beforeAll(async () => {
  configureLog({ program: 'storefront', format: 'json' })
  for (const way of ['log', 'warn', 'error'] as const)
    vi.spyOn(console, way).mockImplementation((line) => {
      written.push(String(line))
    })
  mall = await startFakeMall()
  shop = await storefrontFromSource(mall.base, undefined, gate)
}, 60_000)
afterAll(() => mall.close())

it.each([
  ['zh', '商城现在很忙'],
  ['en', 'The mall is very busy'],
])('answers overload in %s with a page within the shell and a time to retry [R2.37]', async (lang, words) => {
  late = 9_000
  const answer = await shop.request('http://mall.test/list?pn=6205', { headers: { cookie: `lang=${lang}` } })
  const html = await answer.text()
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
    503,
    '5',
    'no-store',
  ])
  expect(html).toContain(words)
  expect(html).toContain('<header')
  expect(html).not.toContain('<script')
  expect(html).toMatch(/<a [^>]*href=""/)
  const style = /<style>([^<]+)</.exec(html)?.[1] ?? ''
  expect(answer.headers.get('content-security-policy')).toContain(
    `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  )
  expect((await shop.request('http://mall.test/ready')).status).toBe(503)
  expect((await shop.request('http://mall.test/health')).status).toBe(200)
  expect((await shop.request('http://mall.test/list.data')).status).toBe(503)
  late = 0
  expect((await shop.request('http://mall.test/list')).status).toBe(200)
})

it('forwards the request id to the mall, and logs failures without personal data', async () => {
  late = 0
  let heard: string | undefined
  for (const path of ['/p/search/prodPage', '/search/prodPage'])
    mall.responses.set(path, (context) => {
      heard = context.req.header('x-request-id')
      return new Response('', { status: 503 })
    })
  written.length = 0
  const answer = await shop.request('http://mall.test/list/pn-13712345678?name=%E5%BC%A0%E5%B7%A5', {
    headers: { cookie: 'token=secret-token; pending=wang', 'x-forwarded-for': '203.0.113.9' },
  })
  expect(answer.status).toBeGreaterThan(499)
  expect(heard).toBe(answer.headers.get('x-request-id'))
  // Other code in this process may also write to the console.
  const own = written.filter((line) => line.startsWith('{'))
  const lines = own.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(lines).toContainEqual(
    expect.objectContaining({
      message: 'request',
      request: heard,
      route: 'list-filtered',
      method: 'GET',
      status: answer.status,
    }),
  )
  expect(lines).toContainEqual(
    expect.objectContaining({ message: 'screen', request: heard, call: expect.stringMatching(/^search/i) as string }),
  )
  expect(written.join()).not.toMatch(/13712345678|secret-token|wang|%E5|张工|203\.0\.113/)
})
