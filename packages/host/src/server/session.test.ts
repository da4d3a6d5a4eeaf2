import { createDecipheriv } from 'node:crypto'
import { PASSWORD_KEY } from '@millwright/domain/constants'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { envelope, startFakeMall } from './testing/fakeMall.ts'
import type { FakeMall } from './testing/fakeMall.ts'
import { storefrontFromSource } from './testing/storefrontFromSource.ts'
import type { TestShop } from './testing/storefrontFromSource.ts'

let mall: FakeMall
let shop: TestShop
const host = 'http://mall.test'
const mobile = '13812345678'
const buyer = { cookie: 'token=secret-token' }

beforeAll(async () => {
  for (const way of ['error', 'warn', 'log'] as const) vi.spyOn(console, way).mockImplementation(() => undefined)
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
const cookieOf = (response: Response, name: string) =>
  response.headers.getSetCookie().find((one) => one.startsWith(`${name}=`))
const sent = (response: Response, name: string) => ({ cookie: cookieOf(response, name)!.split(';', 1)[0]! })

async function verified() {
  mall.responses.set('/user/checkRegisterSms', () => envelope('proof-of-number'))
  return post('/register', { intent: 'verify', mobile, validCode: '123456', agreed: '1', back: '/list' })
}

it('seals the result of a step: no page, address or readable cookie has the number or its proof [R2.14] [R6.02]', async () => {
  const response = await verified()
  expect([response.status, response.headers.get('location')]).toEqual([303, '/register'])
  expect(cookieOf(response, 'steps')).toMatch(/; HttpOnly; SameSite=Lax$/)
  const page = await (await get('/register', sent(response, 'steps'))).text()
  expect(page).toContain('138****5678')
  for (const text of [page, String(cookieOf(response, 'steps'))])
    expect(text).not.toMatch(/13812345678|proof-of-number/)
  expect((await get('/register', sent(response, 'steps'))).headers.get('cache-control')).toBe('private, no-store')
  expect(await (await get('/register')).text()).not.toContain('138****5678')
})

it('registers with the sealed step, encodes the password with AES-ECB, and signs in [R2.14] [R6.03]', async () => {
  const steps = sent(await verified(), 'steps')
  mall.responses.set('/user/register', () => envelope({ accessToken: 'secret-token' }))
  const response = await post(
    '/register',
    { intent: 'register', userName: 'purchasing_1', password: 'Mall2026!', passwordAgain: 'Mall2026!' },
    steps,
  )
  expect(response.headers.get('location')).toBe('/register')
  expect(cookieOf(response, 'token')).toMatch(/^token=secret-token; .*HttpOnly/)
  const body = JSON.parse(mall.requests.find(({ path }) => path === '/user/register')!.body) as Record<string, string>
  expect(body).toMatchObject({ mobile, userName: 'purchasing_1', checkRegisterSmsFlag: 'proof-of-number' })
  const decipher = createDecipheriv('aes-128-ecb', Buffer.from(PASSWORD_KEY), null)
  expect(Buffer.concat([decipher.update(body.password!, 'base64'), decipher.final()]).toString()).toMatch(
    /^\d{13}Mall2026!$/,
  )
  const done = await (await get('/register', { cookie: `${buyer.cookie}; ${sent(response, 'steps').cookie}` })).text()
  expect(done).toContain('purchasing_1')
  expect(done).toContain('href="/list"')
})

it.each(['forged', 'AAAA.BBBB', ''])('starts the registration again with a foreign cookie: %j', async (value) => {
  const response = await post(
    '/register',
    { intent: 'register', userName: 'purchasing_1', password: 'Mall2026!', passwordAgain: 'Mall2026!' },
    { cookie: `steps=${value}` },
  )
  expect(response.headers.get('location')).toBe('/register')
  expect(mall.requests.filter(({ path }) => path === '/user/register')).toEqual([])
})

it("ends the session at the mall with its token, and clears the browser's data but language and theme [R6.02]", async () => {
  for (const path of ['/login', '/login.data', '/_act/login']) {
    mall.reset()
    const response = await post(
      path,
      { intent: 'logout' },
      { cookie: 'token=secret-token; lang=en; theme=dark; pending=x' },
    )
    expect(mall.requests.find((one) => one.path === '/p/user/logOut')).toMatchObject({
      method: 'POST',
      authorization: 'secret-token',
    })
    expect(response.headers.get('clear-site-data')).toBe('"storage"')
    const gone = response.headers
      .getSetCookie()
      .filter((one) => one.includes('Max-Age=0'))
      .map((one) => one.split('=', 1)[0])
    expect(gone).toEqual(expect.arrayContaining(['token', 'steps', 'pending']))
    expect(gone).not.toContain('lang')
  }
})

it('keeps the return address through every attempt to sign in or register [R6.03]', async () => {
  mall.responses.set('/login', () => envelope(null, 'A00001', 'wrong'))
  mall.responses.set('/sms/sendLoginCode', () => envelope(null))
  mall.responses.set('/sms/sendRegisterCode', () => envelope(null))
  const attempts: [string, Record<string, string>][] = [
    ['/login', { intent: 'login', tab: 'account', userName: 'buyer', passWord: 'wrong', agreed: '1' }],
    ['/login', { intent: 'sendCode', tab: 'mobile', userName: mobile }],
    ['/register', { intent: 'sendCode', mobile }],
    ['/register', { intent: 'verify', mobile: '1', validCode: '' }],
  ]
  for (const [path, fields] of attempts) {
    expect(await (await post(path, { ...fields, back: '/cart?a=1' })).text(), JSON.stringify(fields)).toContain(
      'name="back" value="/cart?a=1"',
    )
    expect(await (await post(path, { ...fields, back: '//evil.test' })).text()).not.toContain('evil.test')
  }
})

it('clears no data if the session merely expired', async () => {
  const response = await get('/cart', { cookie: 'token=old' })
  expect(cookieOf(response, 'token')).toMatch(/Max-Age=0/)
  expect(response.headers.get('clear-site-data')).toBeNull()
})

it("sends the mall the client's address for its rate limits, and ignores addresses that the client claims [R6.03]", async () => {
  const told: (string | undefined)[] = []
  mall.responses.set('/sms/sendRegisterCode', ({ req }) => {
    told.push(req.header('x-forwarded-for'))
    return envelope(null)
  })
  const reached = 'http://localhost:4100'
  const body = () => ({
    method: 'POST',
    body: new URLSearchParams({ intent: 'sendCode', mobile }),
    headers: { origin: reached, host: 'localhost:4100', 'x-forwarded-for': '198.51.100.1' },
  })
  for (const remoteAddress of ['203.0.113.7', '::ffff:10.0.0.1', undefined])
    await shop.request(`${reached}/register`, body(), {
      incoming: { headers: {}, socket: { remoteAddress, localAddress: '127.0.0.1', localPort: 4100 } },
    })
  expect(told).toEqual(['203.0.113.7', '::ffff:10.0.0.1', undefined])
})

it('sends the mall the browser’s user agent, which the list of sessions names', async () => {
  const told: (string | undefined)[] = []
  mall.responses.set('/sms/sendRegisterCode', ({ req }) => {
    told.push(req.header('user-agent'))
    return envelope(null)
  })
  for (const agent of ['Mozilla/5.0 (Windows NT 10.0) Firefox/133.0', 'x'.repeat(1000)])
    await shop.request(`${host}/register`, {
      method: 'POST',
      body: new URLSearchParams({ intent: 'sendCode', mobile }),
      headers: { origin: host, 'user-agent': agent },
    })
  expect(told).toEqual(['Mozilla/5.0 (Windows NT 10.0) Firefox/133.0', 'x'.repeat(300)])
})

it('loads the buyer again after an action', async () => {
  let nickName = 'Old'
  mall.responses.set('/p/user/userInfo', () => envelope({ userId: 'u1', nickName }))
  mall.responses.set('/p/user/setUserInfo', () => {
    nickName = 'Renewed'
    return envelope(null)
  })
  mall.responses.set('/p/user/safety', () => envelope({ hasLoginPassword: true, hasPayPassword: false }))
  const page = await post('/user-center/uc-account.data', { intent: 'profile', nickName: 'Renewed' }, buyer)
  const text = await page.text()
  expect(text).toContain('Renewed')
  expect(text).not.toContain('Old')
})

it('redirects to sign-in once, however many calls answer A00004 [R8.02]', async () => {
  mall.responses.set('*', ({ req }) => envelope(null, new URL(req.url).pathname.startsWith('/p/') ? 'A00004' : '00000'))
  for (const path of ['/cart?a=1', '/user-center/uc-order']) {
    const page = await get(path, buyer)
    expect([page.status, page.headers.get('location')]).toEqual([302, `/login?back=${encodeURIComponent(path)}`])
    expect(page.headers.getSetCookie().filter((one) => one.startsWith('token='))).toHaveLength(1)
    const data = await get(path.replace(/(\?|$)/, '.data$1'), buyer)
    expect(await data.json()).toEqual({ to: `/login?back=${encodeURIComponent(path)}` })
  }
})

it('changes a password only for a buyer, and continues with a new token [R6.02]', async () => {
  expect((await get('/user-center/uc-password')).headers.get('location')).toBe(
    '/login?back=%2Fuser-center%2Fuc-password',
  )
  mall.responses.set('/user/checkUpdatePwdSms', () => envelope('proof'))
  mall.responses.set('/user/updatePwd', () => envelope(null))
  mall.responses.set('/login', () => envelope({ accessToken: 'fresh-token' }))
  const steps = sent(
    await post('/user-center/uc-password', { intent: 'verify', mobile, validCode: '1' }, buyer),
    'steps',
  )
  const response = await post(
    '/user-center/uc-password',
    { intent: 'save', password: 'Fresh-2027', passwordAgain: 'Fresh-2027' },
    { cookie: `${buyer.cookie}; ${steps.cookie}` },
  )
  expect([response.headers.get('location'), cookieOf(response, 'token')]).toEqual([
    '/user-center/uc-password',
    expect.stringMatching(/^token=fresh-token; /) as string,
  ])
})
