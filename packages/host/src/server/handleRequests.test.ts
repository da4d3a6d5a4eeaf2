import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { webConfig } from '@millwright/fixtures/site'
import { envelope, startFakeMall } from './testing/fakeMall.ts'
import type { FakeMall } from './testing/fakeMall.ts'
import { storefrontFromSource } from './testing/storefrontFromSource.ts'
import type { TestShop } from './testing/storefrontFromSource.ts'

let mall: FakeMall
let shop: TestShop
const host = 'http://mall.test'
const buyer = { cookie: 'token=secret-token' }

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  mall = await startFakeMall()
  shop = await storefrontFromSource(mall.base)
}, 60_000)
beforeEach(() => mall.reset())
afterAll(() => mall.close())

const get = (path: string, headers: Record<string, string> = {}) => shop.request(host + path, { headers })
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  shop.request(host + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: host, ...headers },
  })
const cookie = (response: Response, name: string) =>
  response.headers.getSetCookie().find((one) => one.startsWith(`${name}=`))
const kept = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ')
const credentials = { intent: 'login', tab: 'account', userName: 'buyer', passWord: 'Mall2026!', agreed: '1' }

describe('session', () => {
  it('keeps the token in a cookie that scripts and other sites cannot read [R6.02, R6.03]', async () => {
    const response = await post('/login', credentials)
    expect(response.status).toBe(303)
    expect(cookie(response, 'token')).toMatch(/^token=secret-token; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  it('sends the token to the browser only in the cookie [R7.01]', async () => {
    const bodies = await Promise.all(
      [
        post('/_act/login', credentials),
        post('/login.data', credentials),
        get('/', buyer),
        get('/_.data', buyer),
        get('/cart', buyer),
      ].map(async (one) => (await one).text()),
    )
    expect(bodies.filter((body) => body.includes('secret-token'))).toEqual([])
  })

  it('deletes the token on sign-out [R6.02]', async () => {
    const response = await post('/login', { intent: 'logout' }, buyer)
    expect(response.headers.get('location')).toBe('/')
    expect(cookie(response, 'token')).toMatch(/^token=; .*Max-Age=0/)
    mall.responses.set('*', () => new Response('', { status: 503 }))
    expect(cookie(await post('/login', { intent: 'logout' }, buyer), 'token')).toMatch(/^token=; .*Max-Age=0/)
  })

  it('redirects a buyer with an expired token to sign-in and deletes the token [R8.02]', async () => {
    const response = await get('/cart?a=1', { cookie: 'token=old' })
    expect(response.headers.get('location')).toBe('/login?back=%2Fcart%3Fa%3D1')
    expect(cookie(response, 'token')).toMatch(/Max-Age=0/)
  })

  it("redirects a visitor from buyers' screens to sign-in and back [R3.03]", async () => {
    expect((await get('/user-center/uc-order?status=1')).headers.get('location')).toBe(
      '/login?back=%2Fuser-center%2Fuc-order%3Fstatus%3D1',
    )
    expect(
      (await post('/login', { ...credentials, back: '/user-center/uc-order?status=1' })).headers.get('location'),
    ).toBe('/user-center/uc-order?status=1')
  })

  it.each([
    'https://evil.test/',
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    'javascript:alert(1)',
    '/login?back=/login',
  ])('redirects to the home page instead of %j after sign-in', async (back) => {
    expect((await post('/login', { ...credentials, back })).headers.get('location')).toBe('/')
  })

  it("sends the token only to buyers' paths [R7.01]", async () => {
    for (const path of ['/', '/list', '/cart', '/detail/1']) await get(path, buyer)
    const carried = mall.requests.filter(({ authorization }) => authorization !== undefined)
    expect(carried.length).toBeGreaterThan(4)
    expect(carried.filter(({ path }) => !path.startsWith('/p/'))).toEqual([])
  })

  it("keeps a visitor's addition to the cart until sign-in without scripts", async () => {
    const added = await post('/cart', { intent: 'add', prodId: '7', skuId: '8', shopId: '9', count: '2' })
    expect(added.headers.get('location')).toBe('/login?back=%2Fcart')
    const pending = cookie(added, 'pending') ?? ''
    expect(pending).toContain('HttpOnly')
    mall.reset()
    const login = await post('/login', { ...credentials, back: '/cart' }, { cookie: kept(added) })
    expect(login.headers.get('location')).toBe('/cart')
    expect(mall.requests.find(({ path }) => path === '/p/shopCart/changeItem')).toMatchObject({
      authorization: 'secret-token',
      body: '{"prodId":7,"skuId":8,"shopId":9,"count":2}',
    })
    expect(cookie(login, 'pending')).toMatch(/Max-Age=0/)
  })
})

it.each([
  ['is gone', envelope(null, 'A01000'), '/cart?notAdded=1&problem=productGone'],
  ['is refused in the mall’s own words', envelope(null, 'A00001', '起订量为 100'), '/cart?notAdded=1'],
  ['fails at the mall', new Response('', { status: 503 }), '/cart?notAdded=1&problem=network'],
])('tells the buyer after sign-in if the earlier choice %s', async (_, answer, to) => {
  const added = await post('/cart', { intent: 'add', prodId: '7', skuId: '8', shopId: '9', count: '2' })
  mall.responses.set('/p/shopCart/changeItem', () => answer)
  const login = await post('/login', { ...credentials, back: '/cart' }, { cookie: kept(added) })
  expect(login.headers.get('location')).toBe(to)
  expect(await (await get(to, buyer)).text()).toContain('登录前选择的商品没有加入购物车')
})

describe('a mall that hangs', () => {
  const never = () => new Promise<Response>(() => undefined)

  it.each(['/list', '/cart', '/user-center/uc-order', '/detail/7'])(
    'times out at %s with a page that says so [R2.37]',
    async (path) => {
      mall.responses.set('*', never)
      const response = await get(path, buyer)
      expect([response.status, (await response.text()).includes('商城服务暂时没有回应')]).toEqual([504, true])
    },
  )

  it.each([
    ['/list', '/p/search/prodPage'],
    ['/cart', '/p/shopCart/info'],
    ['/cart', '/p/shopCart/prodCount'],
    ['/user-center/uc-order', '/p/myOrder/myOrderSearch'],
  ])('receives the request for the buyer in parallel with the requests of %s (%s)', async (path, read) => {
    const asked = Promise.withResolvers<void>()
    mall.responses.set(read, () => {
      asked.resolve()
      return new Response('', { status: 500 })
    })
    mall.responses.set('/p/user/userInfo', async () => {
      await asked.promise
      return envelope({ userId: 'u1', nickName: '张工' })
    })
    expect(await (await get(path, buyer)).text()).toContain('张工')
  })

  it('receives the same request again without the token if the sign-in has expired', async () => {
    mall.responses.set('/p/user/userInfo', () => envelope(null, 'A00004'))
    const response = await get('/list', buyer)
    expect([response.status, cookie(response, 'token')]).toEqual([200, expect.stringMatching(/Max-Age=0/)])
    expect(mall.requests.filter(({ path }) => path.endsWith('/search/prodPage')).map(({ path }) => path)).toEqual([
      '/p/search/prodPage',
      '/search/prodPage',
    ])
  })

  it('gets more time for actions, and the form keeps its input except the password', async () => {
    mall.responses.set('/login', never)
    const began = performance.now()
    const { outcome } = (await (await post('/_act/login', credentials)).json()) as { outcome: object }
    expect(outcome).toMatchObject({
      done: false,
      problem: { key: 'timeout' },
      unanswered: true,
      form: { userName: 'buyer' },
    })
    expect(JSON.stringify(outcome)).not.toContain(credentials.passWord)
    expect(performance.now() - began).toBeGreaterThan(7_000)
  })
})

describe('posts', () => {
  it.each(['https://evil.test', 'null', 'http://mall.test.evil.test'])(
    'refuses a post from a page of %s',
    async (origin) => {
      expect((await post('/cart', { intent: 'clean' }, { ...buyer, origin })).status).toBe(403)
      expect((await post('/_act/cart', { intent: 'clean' }, { ...buyer, origin })).status).toBe(403)
      expect(mall.requests.filter(({ method }) => method !== 'GET')).toEqual([])
    },
  )

  it('answers a background post with the outcome or the sign-in address', async () => {
    expect(
      await (await post('/_act/cart', { intent: 'add', prodId: '7', skuId: '8', shopId: '9' }, buyer)).json(),
    ).toMatchObject({ outcome: { done: true, toast: expect.any(String) as string } })
    expect(await (await post('/_act/cart', { intent: 'add', prodId: '7', skuId: '8', shopId: '9' })).json()).toEqual({
      to: '/login?back=%2Fcart',
      login: true,
    })
    expect(await (await post('/_act/nowhere', {})).json()).toEqual({
      outcome: { done: false, problem: { key: 'notFound' } },
    })
  })

  it('shows a refusal as text, and survives a mall that fails during a post [R8.05]', async () => {
    mall.responses.set('/p/shopCart/changeItem', () => envelope(null, 'A00001', '活动已结束'))
    const add = async () =>
      (await post('/_act/cart', { intent: 'add', prodId: '7', skuId: '8', shopId: '9' }, buyer)).json()
    expect(await add()).toMatchObject({ outcome: { done: false, problem: { message: '活动已结束' } } })
    mall.responses.set('/p/shopCart/changeItem', () => new Response('<h1>bad gateway</h1>', { status: 502 }))
    expect(await add()).toMatchObject({ outcome: { done: false, problem: { key: 'network' } } })
    mall.responses.set('/p/user/userInfo', () => new Response('', { status: 502 }))
    expect(await add()).toMatchObject({ outcome: { done: false, problem: { key: 'network' }, unanswered: true } })
  })

  it('reports the result of a plain post by its status', async () => {
    expect(
      (await post('/cart', { intent: 'add', prodId: '7', skuId: '8', shopId: '9', count: '1.5' }, buyer)).status,
    ).toBe(422)
    mall.responses.set('/p/shopCart/changeItem', () => new Response('', { status: 503 }))
    expect((await post('/cart', { intent: 'add', prodId: '7', skuId: '8', shopId: '9' }, buyer)).status).toBe(503)
  })

  it('redirects after a post without scripts, so that a reload does not repeat it', async () => {
    const response = await post('/cart', { intent: 'clean' }, buyer)
    expect([response.status, response.headers.get('location')]).toEqual([303, '/cart'])
  })

  it('accepts a message of 2,000 characters with two-character line ends', async () => {
    const content = `${'x'.repeat(99)}\r\n`.repeat(20)
    for (const answer of [() => new Response('', { status: 503 }), () => envelope(null, 'A00010')]) {
      mall.responses.set('/p/inquiry/message', answer)
      const said = await post('/_act/uc-inquiryDetail?inquiryId=1', { intent: 'message', content }, buyer)
      expect(await said.json()).toMatchObject({ outcome: { done: false, form: { content } } })
    }
  })

  it('refuses a post that is not a form, without logging an error', async () => {
    const said = vi.spyOn(console, 'error')
    const before = said.mock.calls.length
    for (const path of ['/cart', '/cart.data', '/_act/cart'])
      for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'multipart/form-data']) {
        const headers = { ...buyer, origin: host, 'content-type': type }
        const response = await shop.request(host + path, { method: 'POST', body: 'nothing', headers })
        expect([path, type, response.status]).toEqual([path, type, 400])
      }
    expect(said.mock.calls.slice(before)).toEqual([])
  })

  it('refuses a form that is too large', async () => {
    expect((await post('/cart', { intent: 'x'.repeat(2_000_000) }, buyer)).status).toBe(413)
  })
})

describe('languages', () => {
  it('uses and keeps the language of the query, else uses that of the cookie, else Chinese [R6.04]', async () => {
    expect(await (await get('/login')).text()).toContain('<html lang="zh-CN"')
    expect(await (await get('/login', { cookie: 'lang=en' })).text()).toContain('<html lang="en"')
    const asked = await get('/login?lang=en', { cookie: 'lang=zh' })
    expect(await asked.text()).toContain('<html lang="en"')
    expect(cookie(asked, 'lang')).toMatch(/^lang=en; /)
    expect(cookie(await get('/login?lang=fr'), 'lang')).toBeUndefined()
    mall.reset()
    await get('/list', { cookie: 'lang=en' })
    // A shared response of an earlier page may still be refreshed in another language.
    const searches = mall.requests.filter(({ path }) => path === '/search/prodPage')
    expect(new Set(searches.map(({ language }) => language))).toEqual(new Set(['en']))
  })

  it('redirects an address with a language to the canonical address, for two languages only [R2.36]', async () => {
    expect((await get('/en/list?brand=1')).headers.get('location')).toBe('/list?brand=1&lang=en')
    expect((await get('/zh')).headers.get('location')).toBe('/?lang=zh')
    expect((await get('/en//evil.test/x')).headers.get('location')).toBe('/evil.test/x?lang=en')
    expect((await get('/fr/list')).status).toBe(404)
    expect((await get('/fr')).status).toBe(404)
  })
})

it.each([
  ['zh', webConfig.pcTitleContentCn],
  ['en', webConfig.pcTitleContentEn],
])('has the site’s own title, icon and logo on every screen in %s [R3.11]', async (lang, name) => {
  for (const path of ['/list', '/cart']) {
    const html = await (await get(path, { cookie: `token=secret-token; lang=${lang}` })).text()
    expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toMatch(new RegExp(`${name}$`))
    expect(html).toMatch(/<link rel="icon" href="[^"]*pictures\/mark\.svg[^"]*"/)
    expect(html).toMatch(/<img[^>]*pictures\/logo\.svg/)
  }
})

describe('statuses', () => {
  it('answers 404 for an unknown page, within the shell [R2.35, R2.37]', async () => {
    const response = await get('/no-such-page')
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('您访问的页面不存在')
    expect(await (await get('/no-such-page', { cookie: 'lang=en' })).text()).toContain('This page could not be found')
  })

  it.each([
    [
      'is gone',
      503,
      () => {
        throw new Error('gone')
      },
      503,
    ],
    ['sends an unreadable response', 502, () => new Response('<h1>hello</h1>'), 502],
    ['has a glitch', 502, () => envelope(null, 'A00005'), 502],
    ['takes too long for its gateway', 504, () => new Response('', { status: 504 }), 504],
  ] as const)(
    'answers with a page and a link onward if the mall %s: %d [R2.37, R8.04, R8.05]',
    async (_, __, answer, status) => {
      const gateway = () => {
        try {
          return answer()
        } catch {
          return new Response('', { status: 503 })
        }
      }
      mall.responses.set('/search/prodPage', gateway)
      const response = await get('/list')
      expect(response.status).toBe(status)
      const html = await response.text()
      expect(html).toContain(response.headers.get('x-request-id') ?? 'no id')
      expect(html).toContain('href="/list"')
    },
  )

  it("shows the screen if only the header's calls fail", async () => {
    for (const path of ['/p/user/centerInfo', '/p/shopCart/prodCount', '/p/notice/topNoticeList/0'])
      mall.responses.set(path, () => new Response('', { status: 500 }))
    expect((await get('/cart', buyer)).status).toBe(200)
  })

  it('has one canonical address per page', async () => {
    expect((await get('/list/?a=1')).headers.get('location')).toBe('/list?a=1')
    expect((await get('//evil.test/')).headers.get('location')).toBe('/evil.test')
    expect((await get('/user-center')).headers.get('location')).toBe('/login?back=%2Fuser-center')
  })
})

describe('headers', () => {
  it('allows only the mall’s own scripts, inline scripts by hash, and no frames', async () => {
    const response = await get('/login')
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/(script-src|style-src-elem)[^;]*(unsafe|nonce)/)
    const html = await response.text()
    const inline = [...html.matchAll(/<(script|style)\b([^>]*)>(.*?)<\/\1>/gs)].map(
      ([, tag = '', marks = '', text = '']) => ({ tag, marks, text }),
    )
    expect(inline.length).toBeGreaterThan(3)
    const rule = (tag: string) =>
      policy.split('; ').find((one) => one.startsWith(tag === 'script' ? 'script-src ' : 'style-src-elem '))
    const known = ({ tag, text }: { tag: string; text: string }) =>
      rule(tag)?.includes(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    const allowed = ['src="/assets/', 'type="application/json"']
    expect(inline.filter((one) => !known(one) && !allowed.some((mark) => one.marks.includes(mark)))).toEqual([])
    expect(html).not.toMatch(/\son\w+="/)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('cache-control')).toBe('private, no-cache')
  })

  it("forbids browsers to cache a screen's data", async () => {
    for (const path of ['/login.data', '/_.data', '/nowhere.data'])
      expect((await get(path)).headers.get('cache-control')).toBe('private, no-store')
  })
})

it('renders QR codes only for its own addresses', async () => {
  const code = await get('/_qr/mall.svg')
  expect([code.status, code.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8'])
  expect(await code.text()).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/)
  expect((await get('/_qr/evil.svg')).status).toBe(404)
  expect(await (await get('/login')).text()).toContain('src="/_qr/mall.svg"')
})

describe('shared responses', () => {
  it('requests public data from the mall once for everybody', async () => {
    await get('/login?lang=en')
    mall.reset()
    await Promise.all(Array.from({ length: 8 }, () => get('/login?lang=en')))
    expect(mall.requests.filter(({ path }) => path === '/category/categoryInfo')).toEqual([])
  })

  it('never shows one buyer another buyer’s data', async () => {
    let reader = 0
    mall.responses.set('/p/user/userInfo', () => envelope({ userId: String(++reader), nickName: `buyer-${reader}` }))
    const [one, two] = [await (await get('/login', buyer)).text(), await (await get('/', buyer)).text()]
    expect(two).toContain('buyer-')
    expect(two.match(/buyer-\d/)?.[0]).not.toBe(one.match(/buyer-\d/)?.[0] ?? 'buyer-1')
  })
})

it.each([
  ['a visitor', {}, '/flowAnalysisLog', undefined],
  ['a buyer', buyer, '/p/flowAnalysisLog', 'secret-token'],
])('forwards the visits of %s to the mall unless they opt out [R7.05]', async (_, headers, path, authorization) => {
  const send = (more: Record<string, string> = {}) =>
    shop.request(`${host}/_visits`, {
      method: 'POST',
      body: JSON.stringify([{ pageId: 6, step: 2, uuid: 'u', uuidSession: 's', prevPageId: 1 }]),
      headers: { origin: host, 'content-type': 'application/json', ...headers, ...more },
    })
  expect((await send()).status).toBe(204)
  await vi.waitFor(() =>
    expect(mall.requests.find((one) => one.path.endsWith('flowAnalysisLog'))).toMatchObject({ path, authorization }),
  )
  expect(JSON.parse(mall.requests.at(-1)?.body ?? '')).toEqual({
    pageId: 6,
    step: 2,
    uuid: 'u',
    uuidSession: 's',
    prevPageId: 1,
    systemType: 1,
    visitType: 1,
  })
  mall.reset()
  for (const wish of [{ dnt: '1' }, { 'sec-gpc': '1' }] as Record<string, string>[])
    expect((await send(wish)).status).toBe(204)
  await new Promise((resolve) => {
    setTimeout(resolve, 30)
  })
  expect(mall.requests).toEqual([])
})
