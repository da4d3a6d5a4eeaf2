import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { routes } from '@millwright/pages/routes'
import { screens } from '@millwright/pages/screens'
import { dataPath } from '../router/pageData.ts'
import { envelope, startFakeMall } from './testing/fakeMall.ts'
import type { FakeMall } from './testing/fakeMall.ts'
import { storefrontFromSource } from './testing/storefrontFromSource.ts'
import type { TestShop } from './testing/storefrontFromSource.ts'

let mall: FakeMall
let shop: TestShop
let page = 0

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  mall = await startFakeMall()
  shop = await storefrontFromSource(mall.base, { fresh: 60_000, stale: 60_000 })
}, 60_000)
beforeEach(() => {
  mall.reset()
  page++
})
afterAll(() => mall.close())

const get = (headers: Record<string, string> = {}, path = `/list?page=${page}`) =>
  shop.request(`http://mall.test${path}`, { headers })
const searches = () => mall.requests.filter(({ path }) => path.includes('search')).length

it('renders a page once for all visitors and sends each the same bytes [R6.02]', async () => {
  const answers = await Promise.all([get(), get(), get()])
  const asked = searches()
  answers.push(await get())
  expect(asked).toBeGreaterThan(0)
  expect(searches()).toBe(asked)
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
})

it("loads the data of visitors' clicks once, and returns the address as requested", async () => {
  const ask = async (more = '', headers: Record<string, string> = {}) =>
    ((await (await get(headers, `${dataPath('/list')}?page=${page}${more}`)).json()) as { page: { search: string } })
      .page
  await ask()
  const asked = searches()
  expect(asked).toBeGreaterThan(0)
  expect((await ask('&utm_source=mail')).search).toBe(`?page=${page}&utm_source=mail`)
  expect(searches()).toBe(asked)
  await ask('', { cookie: 'token=secret-token' })
  expect(searches()).toBeGreaterThan(asked)
})

it.each([
  ['page', (path: string) => path],
  ['data', dataPath],
])(
  "redirects a visitor from the %s of a buyers' screen to sign-in, and back to the full address",
  async (what, pathOf) => {
    for (const [path, search] of [
      ['/order-page', '?prodId=1&skuId=2&count=3'],
      ['/chat', '?sid=1&prodId=2'],
    ] as const) {
      const answer = await get({}, pathOf(path) + search)
      const to = what === 'page' ? answer.headers.get('location') : ((await answer.json()) as { to: string }).to
      expect(new URL(to!, 'http://mall.test').searchParams.get('back')).toBe(path + search)
    }
  },
)

it.each([
  ['pages', '/index2'],
  ['data', dataPath('/index2')],
])('caches %s with a missing response for one second, however long other pages are cached', async (_, path) => {
  const goods = { records: [], total: 0, pages: 0 }
  mall.responses.set('/search/page', ({ req }) =>
    req.query('primaryCategoryId')
      ? new Response(null, { status: 503 })
      : Response.json({ code: '00000', msg: '', data: goods }),
  )
  vi.useFakeTimers({ toFake: ['Date'] })
  expect((await get({}, path)).status).toBe(200)
  mall.reset()
  await get({}, path)
  expect(mall.requests).toEqual([])
  vi.setSystemTime(Date.now() + 1_001)
  await get({}, path)
  vi.useRealTimers()
  expect(mall.requests.map((one) => one.path)).toContain('/search/page')
})

it('caches no separate page for query parameters that the screen does not read, and does not show them [R6.02]', async () => {
  await get()
  const asked = searches()
  for (const more of [
    'utm_source=mail',
    'x=1',
    'x=2',
    'lang=zh',
    'lang=no',
    'all=unreal',
    'all=brandless',
    'constructor=1',
  ]) {
    const answer = await get({}, `/list?${more}&page=${page}`)
    expect(searches(), more).toBe(asked)
    expect(await answer.text(), more).not.toMatch(/utm_source|[?&;]x=|unreal|brandless/)
  }
  await get({}, `/list?page=${page}&sort=newest`)
  expect(searches()).toBe(asked + 1)
})

it("has visitors' screens that declare every query parameter that they read", async () => {
  const read = new Set<string>()
  for (const way of ['get', 'has', 'getAll'] as const) {
    const own = URLSearchParams.prototype[way] as (name: string) => never
    vi.spyOn(URLSearchParams.prototype, way).mockImplementation(function note(this: URLSearchParams, name: string) {
      read.add(name)
      return own.call(this, name)
    })
  }
  for (const route of routes.filter(({ buyerOnly }) => !buyerOnly)) {
    read.clear()
    await get(
      {},
      `${dataPath(`/${route.path.replace(/:\w+\??/g, '7').replace('*', 'no-such-page')}`)}?of=1&sid=7&to=https://a.test/`,
    )
    const { searchParams = {} } = screens[route.screen] as { searchParams?: object }
    expect(
      [...read].filter((name) => !['lang', 'theme', 'distributionCardNo', ...Object.keys(searchParams)].includes(name)),
      route.id,
    ).toEqual([])
  }
  vi.restoreAllMocks()
})

it('caches a page that shows the time for a few seconds, however long other pages are cached', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const now = async (path: string) => /"now":(\d+)/.exec(await (await get({}, path)).text())?.[1]
  const [home, list] = [await now('/'), await (await get()).text()]
  expect(home).toBeDefined()
  vi.setSystemTime(Date.now() + 4_000)
  expect(Number(await now('/')) - Number(home)).toBe(4_000)
  const again = await (await get()).text()
  vi.useRealTimers()
  expect(again).toBe(list)
})

it.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip;q=1.0, deflate', 'gzip', gunzipSync],
])('sends the same page compressed to clients that accept %s', async (accepted, encoding, decode) => {
  const plain = await (await get()).text()
  const zipped = await get({ 'accept-encoding': accepted })
  expect(zipped.headers.get('content-encoding')).toBe(encoding)
  expect(zipped.headers.get('vary')).toContain('Accept-Encoding')
  const sent = Buffer.from(await zipped.arrayBuffer())
  expect(zipped.headers.get('content-length')).toBe(String(sent.length))
  expect(decode(sent).toString()).toBe(plain)
})

it('serves the frame with which a page was rendered, whichever instance rendered it', async () => {
  const fileOf = async (host: string) =>
    /"frame":"([^"]*)"/.exec(await (await shop.request(`http://${host}/list?page=${page}`)).text())![1]!
  const ask = (file: string) => shop.request(`http://mall.test${file}`)
  const file = await fileOf('mall.test')
  const first = await ask(file)
  expect(first.headers.get('cache-control')).toContain('immutable')
  // Fifty more hosts evict the file, as a restart would.
  for (let other = 0; other < 51; other++) await fileOf(`mall-${other}.test`)
  const again = await ask(file)
  expect([again.status, await again.text()]).toEqual([200, await first.text()])
  const changed = await ask(file.replace(/[\w-]{12}\.json/, 'aaaaaaaaaaaa.json'))
  expect([changed.status, changed.headers.get('cache-control'), await changed.text()]).toEqual([404, 'no-store', ''])
  // After this 404 the browser reloads the page with all of its data.
  expect(await (await get({ cookie: 'in-one-piece=1' })).text()).toMatch(/"frame":\{"shell"/)
})

it('caches languages, themes and addresses separately', async () => {
  const bodies = await Promise.all(
    [get(), get({ cookie: 'lang=en' }), get({ cookie: 'theme=dark' }), get({}, '/list')].map(async (one) =>
      (await one).text(),
    ),
  )
  expect(new Set(bodies).size).toBe(4)
})

it("never shares a buyer's page, nor one visitor's headers with another", async () => {
  const poison = {
    'x-forwarded-host': 'evil.test',
    'x-forwarded-proto': 'gopher',
    'accept-language': 'xx-poison',
    'user-agent': 'xx-poison',
    referer: 'https://evil.test/xx-poison',
    cookie: 'pending=xx-poison; other=xx-poison',
  }
  await get(poison)
  const after = await (await get()).text()
  expect(after).not.toMatch(/poison|evil\.test|gopher/)
  const asked = searches()
  expect(await (await get({ cookie: 'token=secret-token' })).text()).not.toBe(after)
  expect(searches()).toBeGreaterThan(asked)
})

const DRAFT = '/select-decorate?renovationId=101&sid=1&draft=1.2.seal'
const draftsRead = () => mall.requests.filter(({ query }) => query.includes('draft=')).length

it('keeps no draft of a merchant, and keeps it from search engines', async () => {
  for (const time of [1, 2]) {
    const response = await get({}, DRAFT)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const html = await response.text()
    expect(html).toMatch(/<meta name="robots" content="noindex/)
    expect(html).not.toMatch(/rel="canonical" href="[^"]*draft/)
    expect(draftsRead()).toBe(time)
  }
  const published = await get({}, '/select-decorate?renovationId=101&sid=1')
  expect(published.headers.get('cache-control')).toBe('private, no-cache')
  expect(await published.text()).not.toMatch(/<meta name="robots" content="noindex/)
})

it('keeps no draft even if a part of it fails', async () => {
  mall.responses.set('/search/prodShelves', () => new Response('', { status: 500 }))
  mall.responses.set('/prod/listProdByIdsAndType', () => new Response('', { status: 500 }))
  await get({}, DRAFT)
  await get({}, DRAFT)
  expect(draftsRead()).toBe(2)
})

it('answers 404 to a draft that the mall does not show', async () => {
  mall.responses.set('/shopRenovation/info', () => envelope(null))
  const response = await get({ cookie: 'lang=en' }, DRAFT)
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'private, no-store'])
  expect(await response.text()).toContain('This link to a draft no longer works')
})
