import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { redirects } from '@millwright/pages/route'
import { dataPath } from '../router/pageData.ts'
import { startFakeMall } from './testing/fakeMall.ts'
import type { FakeMall } from './testing/fakeMall.ts'
import { addressOf } from './testing/routeAddresses.ts'
import { storefrontFromSource } from './testing/storefrontFromSource.ts'
import type { TestShop } from './testing/storefrontFromSource.ts'

/** An address of every route and redirect. `beside` has the addresses that are not screens. */
const screens = [...Object.values(addressOf), ...redirects.map(({ path }) => `/${path}`)]
const dataOf = (address: string) => address.replace(/^[^?]*/, dataPath)
const adding = (address: string, query: string) => `${address}${address.includes('?') ? '&' : '?'}${query}`
const beside = [
  '/_suggest?keyword=6205',
  '/_categories',
  '/_qr/mall.svg',
  '/_qr/evil.svg',
  '/_frame/zh..aaaaaaaaaaaa.json',
  '/_frame/evil.json',
  '/_.data',
  '/_act/cart',
  '/_visits',
  '/health',
  '/ready',
  '/robots.txt',
  '/favicon.ico',
  '/assets/gone.js',
  '/pictures/a.svg',
  '/pictures/%2e%2e/x',
  '/en/list',
  '/list/',
]
const addresses = [...screens, ...screens.map(dataOf), ...beside]
const people = { visitor: {}, buyer: { cookie: 'token=secret-token' } }
const host = 'https://mall.test'

let mall: FakeMall
let shop: TestShop
/** Two shops that cache pages. Only `spoilt` gets requests with poisoned headers. */
let clean: TestShop
let spoilt: TestShop
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  mall = await startFakeMall()
  shop = await storefrontFromSource(mall.base)
  const long = { fresh: 600_000, stale: 600_000 }
  ;[clean, spoilt] = [await storefrontFromSource(mall.base, long), await storefrontFromSource(mall.base, long)]
}, 60_000)
beforeEach(() => mall.reset())
afterAll(() => mall.close())

const ask = (path: string, init: RequestInit = {}, at = shop) =>
  at.request('http://mall.test' + path, { ...init, headers: { 'x-forwarded-proto': 'https', ...init.headers } })
const post = (path: string, headers: Record<string, string>) =>
  ask(path, { method: 'POST', body: new URLSearchParams({ intent: 'none' }), headers })

describe.each(Object.entries(people))('to a %s', (who, headers) => {
  it('has every security header at every address, whatever the response', async () => {
    for (const path of addresses) {
      for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']) {
        const { headers: said, status } = await ask(path, { method, headers: { ...headers, origin: host } })
        const where = `${method} ${path} ${status}`
        expect(said.get('x-content-type-options'), where).toBe('nosniff')
        expect(said.get('referrer-policy'), where).toBe('strict-origin-when-cross-origin')
        expect(said.get('x-frame-options'), where).toBe('DENY')
        expect(said.get('cross-origin-opener-policy'), where).toBe('same-origin')
        expect(said.get('cross-origin-resource-policy'), where).toBe('same-origin')
        expect(said.get('permissions-policy'), where).toContain('camera=()')
        expect(said.get('cache-control'), where).toBeTruthy()
        expect(said.get('access-control-allow-origin'), where).toBeNull()
        expect(said.get('x-powered-by') ?? said.get('server'), where).toBeNull()
        const type = said.get('content-type')
        if (type) expect(type, where).toMatch(/charset=utf-8|^application\/json|^image\/(?!svg)/i)
        const policy = said.get('content-security-policy') ?? ''
        expect(policy, where).toContain(
          type?.startsWith('text/html') ? "require-trusted-types-for 'script'" : "default-src 'none'",
        )
        expect(policy, where).not.toMatch(/(script-src|style-src-elem|default-src)[^;]*unsafe/)
        if (type?.startsWith('text/html'))
          for (const rule of [
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
            "object-src 'none'",
            "trusted-types 'none'",
          ])
            expect(policy, where).toContain(rule)
      }
    }
  })

  it('redirects to no other site and never contains the token', async () => {
    for (const path of addresses) {
      const answer = await ask(adding(path, 'back=//evil.test&to=https://evil.test/'), { headers })
      expect(answer.headers.get('location') ?? '/', path).toMatch(/^\/(?![/\\])/)
      expect([...answer.headers].filter(([name]) => name !== 'set-cookie').join(), path).not.toContain('secret-token')
      expect(await answer.text(), path).not.toContain('secret-token')
    }
  })

  it('refuses every change without proof that our own page sent it', async () => {
    const strangers: Record<string, string>[] = [
      {},
      { origin: 'https://evil.test' },
      { origin: 'null' },
      { origin: 'https://mall.test.evil.test' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: host },
      { origin: host, 'sec-fetch-site': 'cross-site' },
    ]
    for (const path of addresses) {
      for (const stranger of strangers)
        expect((await post(path, { ...headers, ...stranger })).status, `${path} ${JSON.stringify(stranger)}`).toBe(403)
    }
    expect(mall.requests.filter(({ method }) => method !== 'GET')).toEqual([])
    expect((await post('/cart', { ...headers, 'sec-fetch-site': 'same-origin' })).status).not.toBe(403)
  })

  it(`lets ${who === 'buyer' ? 'no cache keep a page' : 'only the browser cache a page, and revalidate it on every use'}`, async () => {
    for (const path of screens) {
      const answer = await ask(path, { headers })
      if (answer.status >= 300 && answer.status < 400) continue
      expect(answer.headers.get('cache-control'), path).toBe(
        who === 'buyer' ? 'private, no-store' : 'private, no-cache',
      )
    }
    for (const path of screens)
      expect((await ask(dataOf(path), { headers })).headers.get('cache-control'), path).toBe('private, no-store')
  })
})

/** Headers outside the cache key that are known from cache-poisoning attacks. */
const unkeyed: Record<string, string> = {
  'x-forwarded-host': 'poison.test',
  'x-forwarded-proto': 'poison',
  'x-forwarded-port': '666',
  'x-forwarded-prefix': '/poison',
  'x-forwarded-server': 'poison.test',
  'x-forwarded-for': '"><script>poison</script>',
  'x-original-url': '/poison',
  'x-rewrite-url': '/poison',
  'x-host': 'poison.test',
  forwarded: 'host=poison.test;proto=poison',
  'x-http-method-override': 'POISON',
  'x-middleware-prefetch': 'poison',
  'x-with-frame': 'poison',
  'accept-language': 'xx-poison',
  'user-agent': 'poison<script>',
  referer: 'https://poison.test/',
  'x-request-id': 'poison',
  'x-nonce': 'poison',
  accept: 'text/poison',
  cookie: 'poison=poison; __Host-poison=poison; pending=poison; token=; theme=poison',
  range: 'bytes=0-5',
  'if-none-match': '"poison"',
  'x-real-ip': 'poison',
  'content-type': 'text/poison',
}

it.each(['zh', 'en'])(
  'serves no visitor a page poisoned by another’s headers, in %s',
  async (locale) => {
    const bare = (html: string) =>
      html
        .replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, '')
        .replaceAll(/\b1[78]\d{11}\b/g, '')
        // A flash sale's begin and end depend on the second of the request.
        .replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/g, '')
        // The digits of the countdown.
        .replaceAll(/>\d\d</g, '><')
    for (const path of screens) {
      const pageOf = async (shop: TestShop) => bare(await (await ask(adding(path, `lang=${locale}`), {}, shop)).text())
      for (const headers of [...Object.entries(unkeyed).map(([name, value]) => ({ [name]: value })), unkeyed])
        await ask(adding(path, `lang=${locale}&poison=poison`), { headers }, spoilt)
      const after = await pageOf(spoilt)
      expect(after.includes('poison'), path).toBe(false)
      expect(after === (await pageOf(clean)), path).toBe(true)
    }
  },
  60_000,
)
