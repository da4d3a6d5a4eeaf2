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
  it('keeps the token in a cookie that no script and no other site reaches [R6.02, R6.03]', async () => {
    const response = await post('/login', credentials)
    expect(response.status).toBe(303)
    expect(cookie(response, 'token')).toMatch(/^token=secret-token; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  it('tells the browser nothing of the token but the cookie [R7.01]', async () => {
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

  it('forgets the token at the logout [R6.02]', async () => {
    const response = await post('/login', { intent: 'logout' }, buyer)
    expect(response.headers.get('location')).toBe('/')
    expect(cookie(response, 'token')).toMatch(/^token=; .*Max-Age=0/)
    mall.say.set('*', () => new Response('', { status: 503 }))
    expect(cookie(await post('/login', { intent: 'logout' }, buyer), 'token')).toMatch(/^token=; .*Max-Age=0/)
  })

  it('sends a buyer whose token has run out to the login and forgets the token [R8.02]', async () => {
    const response = await get('/cart?a=1', { cookie: 'token=old' })
    expect(response.headers.get('location')).toBe('/login?back=%2Fcart%3Fa%3D1')
    expect(cookie(response, 'token')).toMatch(/Max-Age=0/)
  })

  it('sends a visitor to the login from what only buyers have, and back [R3.03]', async () => {
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
  ])('goes home rather than to %j after the login', async (back) => {
    expect((await post('/login', { ...credentials, back })).headers.get('location')).toBe('/')
  })

  it('carries the token to paths of buyers only [R7.01]', async () => {
    for (const path of ['/', '/list', '/cart', '/detail/1']) await get(path, buyer)
    const carried = mall.asked.filter(({ authorization }) => authorization !== undefined)
    expect(carried.length).toBeGreaterThan(4)
    expect(carried.filter(({ path }) => !path.startsWith('/p/'))).toEqual([])
  })

  it('keeps what a visitor without scripts put into the cart until the login', async () => {
    const added = await post('/cart', { intent: 'add', prodId: '7', skuId: '8', shopId: '9', count: '2' })
    expect(added.headers.get('location')).toBe('/login?back=%2Fcart')
    const pending = cookie(added, 'pending') ?? ''
    expect(pending).toContain('HttpOnly')
    mall.reset()
    const login = await post('/login', { ...credentials, back: '/cart' }, { cookie: kept(added) })
    expect(login.headers.get('location')).toBe('/cart')
    expect(mall.asked.find(({ path }) => path === '/p/shopCart/changeItem')).toMatchObject({
      authorization: 'secret-token',
      body: '{"prodId":7,"skuId":8,"shopId":9,"count":2}',
    })
    expect(cookie(login, 'pending')).toMatch(/Max-Age=0/)
  })
})

it.each([
  ['is gone', envelope(null, 'A01000'), '/cart?notAdded=1&problem=productGone'],
  ['is refused in the mall’s own words', envelope(null, 'A00001', '起订量为 100'), '/cart?notAdded=1'],
  ['meets a mall that fails', new Response('', { status: 503 }), '/cart?notAdded=1&problem=network'],
])('tells the buyer after the login where what was chosen before it %s', async (_, answer, to) => {
  const added = await post('/cart', { intent: 'add', prodId: '7', skuId: '8', shopId: '9', count: '2' })
  mall.say.set('/p/shopCart/changeItem', () => answer)
  const login = await post('/login', { ...credentials, back: '/cart' }, { cookie: kept(added) })
  expect(login.headers.get('location')).toBe(to)
  expect(await (await get(to, buyer)).text()).toContain('登录前选择的商品没有加入购物车')
})

describe('a mall that hangs', () => {
  const never = () => new Promise<Response>(() => undefined)

  it.each(['/list', '/cart', '/user-center/uc-order', '/detail/7'])(
    'is given up by a page at %s, and the page says so [R2.37]',
    async (path) => {
      mall.say.set('*', never)
      const response = await get(path, buyer)
      expect([response.status, (await response.text()).includes('商城服务暂时没有回应')]).toEqual([504, true])
    },
  )

  it.each([
    ['/list', '/p/search/prodPage'],
    ['/cart', '/p/shopCart/info'],
    ['/cart', '/p/shopCart/prodCount'],
    ['/user-center/uc-order', '/p/myOrder/myOrderSearch'],
  ])('says who the buyer is while %s asks for %s, not before it', async (path, read) => {
    const asked = Promise.withResolvers<void>()
    mall.say.set(read, () => {
      asked.resolve()
      return new Response('', { status: 500 })
    })
    mall.say.set('/p/user/userInfo', async () => {
      await asked.promise
      return envelope({ userId: 'u1', nickName: '张工' })
    })
    expect(await (await get(path, buyer)).text()).toContain('张工')
  })

  it('is read again as for a visitor where the login turns out to have run out', async () => {
    mall.say.set('/p/user/userInfo', () => envelope(null, 'A00004'))
    const response = await get('/list', buyer)
    expect([response.status, cookie(response, 'token')]).toEqual([200, expect.stringMatching(/Max-Age=0/)])
    expect(mall.asked.filter(({ path }) => path.endsWith('/search/prodPage')).map(({ path }) => path)).toEqual([
      '/p/search/prodPage',
      '/search/prodPage',
    ])
  })

  it('is waited for longer where something is to be done, and what was typed comes back but for the password', async () => {
    mall.say.set('/login', never)
    const began = performance.now()
    const { outcome } = (await (await post('/_act/login', credentials)).json()) as { outcome: object }
    expect(outcome).toMatchObject({
      done: false,
      problem: { key: 'timeout' },
      unheard: true,
      form: { userName: 'buyer' },
    })
    expect(JSON.stringify(outcome)).not.toContain(credentials.passWord)
    expect(performance.now() - began).toBeGreaterThan(7_000)
  })
})

describe('posts', () => {
  it.each(['https://evil.test', 'null', 'http://mall.test.evil.test'])(
    'refuses a post that a page of %s sent',
    async (origin) => {
      expect((await post('/cart', { intent: 'clean' }, { ...buyer, origin })).status).toBe(403)
      expect((await post('/_act/cart', { intent: 'clean' }, { ...buyer, origin })).status).toBe(403)
      expect(mall.asked.filter(({ method }) => method !== 'GET')).toEqual([])
    },
  )

  it('answers a background post with the outcome, or with where to log in', async () => {
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

  it('words a refusal and survives a mall that is gone in the middle of a post [R8.05]', async () => {
    mall.say.set('/p/shopCart/changeItem', () => envelope(null, 'A00001', '活动已结束'))
    const add = async () =>
      (await post('/_act/cart', { intent: 'add', prodId: '7', skuId: '8', shopId: '9' }, buyer)).json()
    expect(await add()).toMatchObject({ outcome: { done: false, problem: { message: '活动已结束' } } })
    mall.say.set('/p/shopCart/changeItem', () => new Response('<h1>bad gateway</h1>', { status: 502 }))
    expect(await add()).toMatchObject({ outcome: { done: false, problem: { key: 'network' } } })
    mall.say.set('/p/user/userInfo', () => new Response('', { status: 502 }))
    expect(await add()).toMatchObject({ outcome: { done: false, problem: { key: 'network' }, unheard: true } })
  })

  it('says by the status of a plain post what came of it', async () => {
    expect(
      (await post('/cart', { intent: 'add', prodId: '7', skuId: '8', shopId: '9', count: '1.5' }, buyer)).status,
    ).toBe(422)
    mall.say.set('/p/shopCart/changeItem', () => new Response('', { status: 503 }))
    expect((await post('/cart', { intent: 'add', prodId: '7', skuId: '8', shopId: '9' }, buyer)).status).toBe(503)
  })

  it('does not let a reload repeat a post of a browser without scripts', async () => {
    const response = await post('/cart', { intent: 'clean' }, buyer)
    expect([response.status, response.headers.get('location')]).toEqual([303, '/cart'])
  })

  it('loses no message of 2,000 characters, whose lines end in two signs each on the wire', async () => {
    const content = `${'x'.repeat(99)}\r\n`.repeat(20)
    for (const answer of [() => new Response('', { status: 503 }), () => envelope(null, 'A00010')]) {
      mall.say.set('/p/inquiry/message', answer)
      const said = await post('/_act/uc-inquiryDetail?inquiryId=1', { intent: 'message', content }, buyer)
      expect(await said.json()).toMatchObject({ outcome: { done: false, form: { content } } })
    }
  })

  it('answers a post that is no form with a refusal, and writes no error of its own', async () => {
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

  it('takes no endless forms', async () => {
    expect((await post('/cart', { intent: 'x'.repeat(2_000_000) }, buyer)).status).toBe(413)
  })
})

describe('languages', () => {
  it('shows Chinese, what the cookie says, or what the query says and the cookie then keeps [R6.04]', async () => {
    expect(await (await get('/login')).text()).toContain('<html lang="zh-CN"')
    expect(await (await get('/login', { cookie: 'lang=en' })).text()).toContain('<html lang="en"')
    const asked = await get('/login?lang=en', { cookie: 'lang=zh' })
    expect(await asked.text()).toContain('<html lang="en"')
    expect(cookie(asked, 'lang')).toMatch(/^lang=en; /)
    expect(cookie(await get('/login?lang=fr'), 'lang')).toBeUndefined()
    mall.reset()
    await get('/list', { cookie: 'lang=en' })
    expect(new Set(mall.asked.map(({ language }) => language))).toEqual(new Set(['en']))
  })

  it('leads a language in the address to the one address, and knows no third [R2.36]', async () => {
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
  it('says 404 for a page that is not there, within the shell [R2.35, R2.37]', async () => {
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
    ['answers nonsense', 502, () => new Response('<h1>hello</h1>'), 502],
    ['has a glitch', 502, () => envelope(null, 'A00005'), 502],
    ['takes too long for its gateway', 504, () => new Response('', { status: 504 }), 504],
  ] as const)('answers %s with %d and a page with a way on [R2.37, R8.04, R8.05]', async (_, __, answer, status) => {
    const gateway = () => {
      try {
        return answer()
      } catch {
        return new Response('', { status: 503 })
      }
    }
    mall.say.set('/search/prodPage', gateway)
    const response = await get('/list')
    expect(response.status).toBe(status)
    const html = await response.text()
    expect(html).toContain(response.headers.get('x-request-id') ?? 'no id')
    expect(html).toContain('href="/list"')
  })

  it('shows the screen when only the header has no answers', async () => {
    for (const path of ['/p/user/centerInfo', '/p/shopCart/prodCount', '/p/notice/topNoticeList/0'])
      mall.say.set(path, () => new Response('', { status: 500 }))
    expect((await get('/cart', buyer)).status).toBe(200)
  })

  it('keeps one address per page', async () => {
    expect((await get('/list/?a=1')).headers.get('location')).toBe('/list?a=1')
    expect((await get('//evil.test/')).headers.get('location')).toBe('/evil.test')
    expect((await get('/user-center')).headers.get('location')).toBe('/login?back=%2Fuser-center')
  })
})

describe('headers', () => {
  it('lets only what is the mall’s own run, named by its hash where it is inline, and frames nothing', async () => {
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

  it('lets no browser keep data of a screen', async () => {
    for (const path of ['/login.data', '/_.data', '/nowhere.data'])
      expect((await get(path)).headers.get('cache-control')).toBe('private, no-store')
  })
})

it('draws the QR codes of its own places, and of no others', async () => {
  const code = await get('/_qr/mall.svg')
  expect([code.status, code.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8'])
  expect(await code.text()).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/)
  expect((await get('/_qr/evil.svg')).status).toBe(404)
  expect(await (await get('/login')).text()).toContain('src="/_qr/mall.svg"')
})

describe('anonymous answers', () => {
  it('asks the mall once for what is the same for everybody', async () => {
    await get('/login?lang=en')
    mall.reset()
    await Promise.all(Array.from({ length: 8 }, () => get('/login?lang=en')))
    expect(mall.asked.filter(({ path }) => path === '/category/categoryInfo')).toEqual([])
  })

  it('never shows one buyer what is another’s', async () => {
    let reader = 0
    mall.say.set('/p/user/userInfo', () => envelope({ userId: String(++reader), nickName: `buyer-${reader}` }))
    const [one, two] = [await (await get('/login', buyer)).text(), await (await get('/', buyer)).text()]
    expect(two).toContain('buyer-')
    expect(two.match(/buyer-\d/)?.[0]).not.toBe(one.match(/buyer-\d/)?.[0] ?? 'buyer-1')
  })
})

it.each([
  ['a visitor', {}, '/flowAnalysisLog', undefined],
  ['a buyer', buyer, '/p/flowAnalysisLog', 'secret-token'],
])(
  'hands the visits of %s on to the mall, unless they do not want to be followed [R7.05]',
  async (_, headers, path, authorization) => {
    const send = (more: Record<string, string> = {}) =>
      shop.request(`${host}/_visits`, {
        method: 'POST',
        body: JSON.stringify([{ pageId: 6, step: 2, uuid: 'u', uuidSession: 's', prevPageId: 1 }]),
        headers: { origin: host, 'content-type': 'application/json', ...headers, ...more },
      })
    expect((await send()).status).toBe(204)
    await vi.waitFor(() =>
      expect(mall.asked.find((one) => one.path.endsWith('flowAnalysisLog'))).toMatchObject({ path, authorization }),
    )
    expect(JSON.parse(mall.asked.at(-1)?.body ?? '')).toEqual({
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
    expect(mall.asked).toEqual([])
  },
)
