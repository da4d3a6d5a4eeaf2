import { ScreenResponse } from '@millwright/pages/loader'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { envelope, startFakeMall } from './testing/fakeMall.ts'
import type { FakeMall } from './testing/fakeMall.ts'
import { storefrontFromSource } from './testing/storefrontFromSource.ts'
import type { TestShop } from './testing/storefrontFromSource.ts'

let mall: FakeMall
let shop: TestShop
let parts: { config: { trustProxy: number }; screens: Record<string, { action?: unknown }> }
const plain = 'http://mall.test'
const safe = 'https://mall.test'
const credentials = {
  intent: 'login',
  tab: 'account',
  userName: 'buyer',
  passWord: 'Mall2026!',
  agreed: '1',
  back: '/cart',
}
const wish = { intent: 'add', prodId: '7', skuId: '8', shopId: '9', count: '2' }
const device = 'a-device-token-of-the-malls-own'

beforeAll(async () => {
  for (const way of ['error', 'warn', 'log'] as const) vi.spyOn(console, way).mockImplementation(() => undefined)
  mall = await startFakeMall()
  shop = await storefrontFromSource(mall.base)
  const { screens } = await import('@millwright/pages/screens')
  parts = { config: shop.config, screens: screens as never }
}, 60_000)
beforeEach(() => {
  mall.reset()
  mall.responses.set('/login', () => envelope({ accessToken: 'secret-token', deviceToken: device }))
})
afterEach(() => {
  parts.config.trustProxy = 0
})
afterAll(() => mall.close())

type Headers = Record<string, string>
const get = (host: string, path: string, headers: Headers = {}) => shop.request(host + path, { headers })
const post = (host: string, path: string, fields: Headers, headers: Headers = {}) =>
  shop.request(host + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: host, ...headers },
  })
/** Returns every cookie of the shop from the responses that set them. */
async function allCookies(host: string, headers: Headers = {}): Promise<string[]> {
  mall.responses.set('/user/checkRegisterSms', () => envelope('proof'))
  const answers = await Promise.all([
    post(host, '/login', credentials, headers),
    post(host, '/cart', wish, headers),
    get(host, '/?lang=en&theme=dark', headers),
    post(host, '/register', { intent: 'verify', mobile: '13812345678', validCode: '123456', agreed: '1' }, headers),
  ])
  return answers.flatMap((answer) => answer.headers.getSetCookie())
}
const nameOf = (cookie: string) => cookie.split('=', 1)[0]!
const sent = (response: Response, ...names: string[]) =>
  response.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0]!)
    .filter((one) => !names.length || names.includes(nameOf(one)))
    .join('; ')
const added = () =>
  mall.requests.filter(({ path }) => path.startsWith('/p/shopCart/changeItem') || path.startsWith('/p/order'))

describe('over TLS', () => {
  const ours = ['__Host-device', '__Host-pending', '__Host-steps', '__Host-token', '__Host-visit']

  it('binds its cookies to this host and to https [R6.03]', async () => {
    const cookies = await allCookies(safe)
    expect(cookies.map(nameOf).toSorted()).toEqual([...ours, 'lang', 'theme'])
    for (const cookie of cookies) expect(cookie).toMatch(/; Secure; SameSite=Lax$/)
    for (const cookie of cookies)
      expect(cookie).toMatch(/^[\w-]+=[^;]*(; Max-Age=\d+)?; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  })

  it('binds its cookies to this host and to https behind a trusted proxy too', async () => {
    const headers = { 'x-forwarded-proto': 'https' }
    expect((await allCookies(plain, headers)).filter((cookie) => /__Host-|Secure/.test(cookie))).toEqual([])
    parts.config.trustProxy = 1
    expect((await allCookies(plain, headers)).map(nameOf).toSorted()).toEqual([...ours, 'lang', 'theme'])
  })

  it('ignores cookies without the prefix, which another host may have set', async () => {
    expect((await get(safe, '/cart', { cookie: 'token=secret-token' })).headers.get('location')).toBe(
      '/login?back=%2Fcart',
    )
    expect((await get(safe, '/cart', { cookie: '__Host-token=secret-token' })).status).toBe(200)
    const kept = sent(await post(safe, '/cart', wish))
    await post(safe, '/login', credentials, { cookie: kept.replaceAll('__Host-', '') })
    await post(safe, '/login', credentials, { cookie: `device=${device}` })
    expect(added()).toEqual([])
    expect(mall.requests.filter(({ body }) => body.includes('deviceToken'))).toEqual([])
    await post(safe, '/login', credentials, { cookie: kept })
    expect(added()).toHaveLength(1)
  })

  it('deletes each cookie with the attributes with which it was set', async () => {
    const gone = (
      await post(safe, '/login', { intent: 'logout' }, { cookie: '__Host-token=secret-token' })
    ).headers.getSetCookie()
    expect(gone.map(nameOf).toSorted()).toEqual(['__Host-pending', '__Host-steps', '__Host-token', '__Host-visit'])
    for (const cookie of gone) expect(cookie).toMatch(/^[\w-]+=; Max-Age=0; .*HttpOnly; Secure/)
  })
})

describe('a form that waits for sign-in', () => {
  it.each([
    ['the unsealed form', '/cart\nintent=add&prodId=7&skuId=8&shopId=9&count=2'],
    ['an order', '/submit-order\nintent=submit&uuid=12345678'],
    ['an invalid seal', 'AAAA.BBBB'],
    ['the seal of another shop', 'q'.repeat(300)],
  ])('is not read from a planted cookie: %s', async (_, text) => {
    for (const host of [plain, safe]) {
      const prefix = host === safe ? '__Host-' : ''
      const login = await post(host, '/login', credentials, {
        cookie: `${prefix}pending=${encodeURIComponent(text)}; ${prefix}visit=${'a'.repeat(22)}`,
      })
      expect([login.status, login.headers.get('location')]).toEqual([303, '/cart'])
      expect(added()).toEqual([])
    }
  })

  it('is valid only in the browser that posted it', async () => {
    const [mine, theirs] = [await post(plain, '/cart', wish), await post(plain, '/cart', { ...wish, prodId: '666' })]
    expect(sent(mine, 'visit')).toMatch(/^visit=[\w-]{22}$/)
    for (const cookie of [sent(theirs, 'pending'), `${sent(theirs, 'pending')}; ${sent(mine, 'visit')}`])
      await post(plain, '/login', credentials, { cookie })
    expect(added()).toEqual([])
    await post(plain, '/login', credentials, { cookie: sent(mine, 'pending', 'visit') })
    expect(added().map(({ body }) => body)).toEqual(['{"prodId":7,"skuId":8,"shopId":9,"count":2}'])
  })

  it('is only a form that adds to the cart', async () => {
    for (const [path, fields] of [
      ['/user-center/uc-order', wish],
      ['/submit-order', wish],
      ['/cart', { ...wish, intent: 'remove', basketId: '1' }],
      ['/submit-order', { intent: 'submit', uuid: '12345678' }],
      ['/user-center/uc-order', { intent: 'cancel', orderNumber: '1' }],
    ] as const) {
      const answer = await post(plain, path, fields)
      expect([answer.headers.get('location')?.startsWith('/login?back='), answer.headers.getSetCookie()], path).toEqual(
        [true, []],
      )
    }
    const twice = await shop.request(`${plain}/cart`, {
      method: 'POST',
      body: new URLSearchParams('intent=add&intent=clean&prodId=7&skuId=8&shopId=9'),
      headers: { origin: plain },
    })
    expect(twice.headers.getSetCookie()).toEqual([])
  })

  it('cannot be read in the browser, and is not accepted as the step of another screen', async () => {
    const kept = sent(await post(plain, '/cart', wish), 'pending')
    expect(decodeURIComponent(kept)).not.toMatch(/cart|prodId|add/)
    expect(Buffer.from(kept.slice('pending='.length), 'base64url').toString('latin1')).not.toMatch(/cart|prodId/)
    expect((await get(plain, '/register', { cookie: kept.replace('pending', 'steps') })).status).toBe(200)
  })
})

describe('the device', () => {
  it('is sent only to the mall, at the next sign-in [R5.08]', async () => {
    const first = await post(plain, '/login', credentials)
    expect(first.headers.getSetCookie().find((one) => one.startsWith('device='))).toBe(
      `device=${device}; Max-Age=15552000; Path=/; HttpOnly; SameSite=Lax`,
    )
    expect(mall.requests.at(-1)!.body).not.toContain('deviceToken')
    mall.reset()
    mall.responses.set('/user/checkUpdatePwdSms', () => envelope('proof'))
    const cookie = sent(first, 'device')
    const bodies = await Promise.all(
      [
        post(plain, '/_act/login', credentials, { cookie }),
        post(
          plain,
          '/login',
          { ...credentials, intent: 'smsLogin', userName: '13812345678', passWord: '123456' },
          { cookie },
        ),
        post(plain, '/forget-password', { intent: 'verify', mobile: '13812345678', validCode: '123456' }, { cookie }),
        get(plain, '/', { cookie }),
        get(plain, '/list', { cookie }),
      ].map(async (answer) => (await answer).text()),
    )
    const told = mall.requests.filter(({ body, query }) => (body + query).includes(device)).map(({ path }) => path)
    expect(told.toSorted()).toEqual(['/login', '/smsLogin', '/user/checkUpdatePwdSms'])
    expect(bodies.filter((body) => body.includes(device))).toEqual([])
  })

  it('survives sign-out, and does not prevent cached pages', async () => {
    const cookie = `token=secret-token; device=${device}`
    expect(
      (await post(plain, '/login', { intent: 'logout' }, { cookie })).headers.getSetCookie().map(nameOf),
    ).not.toContain('device')
    expect((await get(plain, '/list', { cookie: `device=${device}` })).headers.get('cache-control')).toBe(
      'private, no-cache',
    )
  })
})

it.each(['token', 'device', 'steps', 'pending', 'visit', 'lang', 'theme', 'other'])(
  'answers normally with any characters in the cookie %s',
  async (name) => {
    for (const value of [
      '轴承',
      '%E8%BD%B4%E6%89%BF',
      'é',
      'a%0d%0aX-Evil: 1',
      '%00',
      '%',
      '"',
      '😀',
      'a'.repeat(4000),
    ]) {
      // Headers are bytes on the wire.
      const cookie = `${name}=${Buffer.from(value).toString('latin1')}`
      for (const path of ['/', '/list', '/login'])
        expect([path, value, (await get(plain, path, { cookie })).status]).toEqual([path, value, 200])
      const login = await post(plain, '/login', credentials, { cookie })
      expect([value, login.status, login.headers.get('location')]).toEqual([value, 303, '/cart'])
    }
  },
)

it.each(['https://evil.test/', '//evil.test/', '/\\evil.test', 'javascript:alert(1)', '/\t/evil.test', '', 'cart'])(
  'never redirects out of the mall, whatever an action returns: %j',
  async (redirect) => {
    const act = vi.spyOn(parts.screens.Cart as { action: () => Promise<never> }, 'action').mockImplementation(() => {
      throw new ScreenResponse({ redirect, status: 303 })
    })
    try {
      const cookie = 'token=secret-token'
      expect((await post(plain, '/cart', wish, { cookie })).headers.get('location')).toBe('/')
      for (const path of ['/_act/cart', '/cart.data'])
        expect(await (await post(plain, path, wish, { cookie })).json()).toEqual({ to: '/' })
    } finally {
      act.mockRestore()
    }
  },
)

it('forbids caching of a page with form input', async () => {
  mall.responses.set('/login', () => envelope(null, 'A00001', 'no'))
  for (const [path, fields] of [
    ['/login', { ...credentials, userName: 'typed-name' }],
    ['/register', { intent: 'verify', mobile: '139', validCode: '' }],
  ] as const) {
    const answer = await post(plain, path, fields)
    expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 422, 'private, no-store'])
    expect(answer.headers.getSetCookie(), 'sets no cookie').toEqual([])
  }
})
