import type { CallSpec } from '@millwright/contract/call'
import { contract } from '@millwright/contract/contract'
import { Hono } from 'hono'
import { beforeAll, expect, it } from 'vitest'
import { createMall } from '../app/app.ts'
import { onDatabase } from '../testing/databases.ts'
import { memoryStore } from '../testing/memoryStore.ts'
import { hashOfToken } from '../core/identity/tokens.ts'
import { inviteAdministrator, removeAdministrator, signIn as openConsole } from './administrators.ts'
import { recordAct } from './audit.ts'
import { byOwnOrigin, createConsoleAccess, refuseEmbedding, requireConsoleForm, requireOwnHost } from './guard.ts'

const START = Date.UTC(2026, 5, 1)
const KEY = 'the-console-key-of-tests'

onDatabase((open) => {
  const faults: string[] = []
  /** The paths of the calls whose body is a form. */
  const formPaths = (Object.values(contract) as CallSpec[])
    .filter(({ encoding }) => encoding !== undefined)
    .map(({ path }) => path)
  let now = START
  let app: ReturnType<typeof createMall>
  beforeAll(async () => {
    await open().script('truncate administrator cascade')
    app = createMall({
      db: open(),
      files: memoryStore(),
      sandbox: false,
      staffConsole: true,
      consoleKey: KEY,
      clock: () => now,
      log: (message) => faults.push(message),
    })
  })

  const request = (path: string, cookie = '', fields?: Record<string, string>, headers: Record<string, string> = {}) =>
    app.request(`http://localhost${path}`, {
      headers: { host: 'localhost', cookie, origin: 'http://localhost', ...headers },
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
    })
  const signIn = async (name: string, password: string) => {
    const response = await request('/sign-in', '', { name, password })
    return {
      status: response.status,
      cookie: /console_session=[^;]+/.exec(response.headers.get('set-cookie') ?? '')?.[0],
    }
  }
  /** Creates an administrator with a password of their own, and signs in. */
  const newAdministrator = async (name: string) => {
    const first = await signIn(name, await inviteAdministrator(open(), name, now))
    const password = `own password of ${name}`
    await request('/password', first.cookie, { password })
    return { cookie: first.cookie!, password }
  }
  const entries = () =>
    open().query<{ administrator: string; action: string; done: boolean | null }>(
      'select administrator, action, done from audit_entry order by audit_entry_id',
    )

  it('refuses a form that cannot be parsed, and logs nothing', async () => {
    const headers = { host: 'localhost', origin: 'http://localhost', 'content-type': 'multipart/form-data' }
    for (const path of ['/sign-in', ...formPaths]) {
      const response = await app.request(`http://localhost${path}`, { method: 'POST', headers, body: 'nonsense' })
      expect(response.status, path).toBeLessThan(500)
    }
    expect(faults).toEqual([])
  })

  it('shows strangers only the sign-in page', async () => {
    for (const path of ['/', '/chats', '/chats/1', '/console/files/x']) {
      const response = await request(path)
      expect([path, response.status, response.headers.get('location')]).toEqual([path, 303, '/sign-in?lang=zh'])
    }
    expect(
      (await request(`/console/${KEY}/sku`, '', { skuId: '1001', price: '1', stocks: '7' })).headers.get('location'),
    ).toBe('/sign-in?lang=zh')
    const page = await request('/sign-in?lang=en')
    const form = await page.text()
    expect(form).toContain('autocomplete="current-password"')
    expect(form.match(/(?<=<label\s*>)[^<]+/g)).toEqual(['Name', 'Password'])
    expect(form).toContain('<button>Sign in</button>')
    expect((await request('/pay/0123456789abcdef01234567')).status).toBe(303)
  })

  it('asks for a new password at the first sign-in, and then ends the other sessions of the first password', async () => {
    const given = await inviteAdministrator(open(), 'li.wei', now)
    const first = await signIn('li.wei', given)
    const other = await signIn('li.wei', given)
    expect((await request('/', first.cookie)).headers.get('location')).toBe('/password?lang=zh')
    expect((await request('/password', first.cookie, { password: 'short' })).status).toBe(422)
    expect((await request('/password', first.cookie, { password: 'a long enough one' })).headers.get('location')).toBe(
      '/?lang=zh',
    )
    expect((await request('/', first.cookie)).status).toBe(200)
    expect((await request('/', other.cookie)).headers.get('location')).toBe('/sign-in?lang=zh')
    expect((await signIn('li.wei', given)).status).toBe(403)
  })

  it('accepts a password of 12 to 200 characters', async () => {
    const { cookie } = await signIn('han', await inviteAdministrator(open(), 'han', now))
    const change = async (length: number) =>
      (await request('/password', cookie, { password: 'x'.repeat(length) })).status
    expect([await change(11), await change(201), await change(12), await change(200)]).toEqual([422, 422, 303, 303])
  })

  it('shows no sample accounts, sent codes or simulated payments', async () => {
    const { cookie } = await newAdministrator('zhao')
    const page = await (await request('/?lang=en&section=all', cookie)).text()
    expect(page).toContain('Mall console')
    expect(page).toContain('Audit trail')
    expect(page).not.toMatch(/Mall2026|Sample accounts|Codes sent by SMS/)
    // Only a sample mall has actions that advance the calendar or act for buyers.
    expect(page).toContain('/pointsRules"')
    expect(page).not.toMatch(/\/(pointsNextDay|creditBill|groupFill|quoteTimeout)"/)
    expect((await request(`/console/${KEY}/pointsNextDay`, cookie, {})).status).toBe(404)
    expect((await request(`/console/${KEY}/again`, cookie, { mobile: '13800000001' })).status).toBe(404)
  })

  it('records the actions of an administrator, with their outcome', async () => {
    const { cookie } = await newAdministrator('sun')
    await request(`/console/${KEY}/sku`, cookie, { skuId: '1001', price: '12.50', stocks: '7' })
    await request(`/console/${KEY}/sku`, cookie, { skuId: '1001', price: 'nothing', stocks: '7' })
    expect((await entries()).filter(({ administrator }) => administrator === 'sun')).toEqual([
      { administrator: 'sun', action: 'sku', done: true },
      { administrator: 'sun', action: 'sku', done: false },
    ])
    expect(await (await request('/?lang=en&section=all', cookie)).text()).toContain(
      '&quot;price&quot;:&quot;12.50&quot;',
    )
  })

  it('sets the mall’s name and bank account, and refuses an impossible account number', async () => {
    const { cookie } = await newAdministrator('feng')
    await request(`/console/${KEY}/siteSave`, cookie, {
      pcTitleContentCn: '宁波工品',
      pcTitleContentEn: 'Ningbo Parts',
    })
    const config = async (language: string) =>
      (await (await app.request('/webConfig/getPcWebConfig', { headers: { 'accept-language': language } })).json()).data
    expect(await config('en')).toMatchObject({ pcTitleContentEn: 'Ningbo Parts', pcTitleContentCn: '宁波工品' })
    const account = {
      accountNameZh: '宁波工品有限公司',
      accountNameEn: 'Ningbo Parts Co., Ltd.',
      bankNameZh: '中国银行宁波分行',
      bankNameEn: 'Bank of China, Ningbo',
      account: '6217001234567890',
      bankCode: '104332000012',
    }
    const save = async (fields: Record<string, string>) =>
      (await request(`/console/${KEY}/mallAccountSave`, cookie, fields)).headers.get('location')
    expect(await save({ ...account, account: 'IBAN?' })).toContain('said=failed')
    expect(await save(account)).toContain('said=done')
    expect(await (await request('/?lang=en&section=all', cookie)).text()).toContain('value="6217001234567890"')
  })

  it('refuses forms of other sites', async () => {
    const { cookie, password } = await newAdministrator('qian')
    const foreign = { origin: 'https://evil.example' }
    expect((await request('/sign-in', '', { name: 'qian', password }, foreign)).status).toBe(403)
    expect((await request('/password', cookie, { password: 'taken over by evil' }, foreign)).status).toBe(403)
    expect((await signIn('qian', password)).status).toBe(303)
  })

  it('refuses even the right password for ten minutes after five wrong passwords', async () => {
    const { password } = await newAdministrator('wu')
    for (let attempt = 0; attempt < 5; attempt++) expect((await signIn('wu', 'wrong password')).status).toBe(403)
    expect((await signIn('wu', password)).status).toBe(429)
    now += 10 * 60_000 + 1
    expect((await signIn('wu', password)).status).toBe(303)
  })

  it('refuses an IP address after thirty wrong passwords for any names, and does not refuse other addresses', async () => {
    const from = async (ip: string | undefined, name: string) =>
      openConsole({ db: open(), now, ip }, { name, password: 'wrong password' })
    for (let attempt = 0; attempt < 30; attempt++) expect(await from('192.0.2.1', `guess${attempt}`)).toBeUndefined()
    expect(await from('192.0.2.1', 'another')).toEqual({ wait: 10 * 60_000 })
    expect([await from('192.0.2.2', 'another'), await from(undefined, 'another')]).toEqual([undefined, undefined])
  })

  it('ends an unused session after two hours', async () => {
    const { cookie } = await newAdministrator('zheng')
    now += 2 * 60 * 60_000 - 1
    expect((await request('/', cookie)).status).toBe(200)
    now += 2 * 60 * 60_000
    expect((await request('/', cookie)).status).toBe(303)
  })

  it('ends a session twelve hours after the sign-in, however often it is used', async () => {
    const { cookie } = await newAdministrator('qian')
    const signedIn = now
    for (; now < signedIn + 11 * 60 * 60_000; now += 60 * 60_000)
      expect((await request('/', cookie)).status, `${(now - signedIn) / 3_600_000} h`).toBe(200)
    now = signedIn + 12 * 60 * 60_000 - 60_000
    expect((await request('/', cookie)).status).toBe(200)
    now = signedIn + 12 * 60 * 60_000
    expect((await request('/', cookie)).status).toBe(303)
  })

  it('signs an administrator out, and ends the access of a removed administrator', async () => {
    const { cookie, password } = await newAdministrator('wang')
    await request('/sign-out', cookie, {})
    expect((await request('/', cookie)).status).toBe(303)
    const again = await signIn('wang', password)
    expect((await request('/', again.cookie)).status).toBe(200)
    await removeAdministrator(open(), 'wang')
    expect((await request('/', again.cookie)).status).toBe(303)
    expect((await signIn('wang', password)).status).toBe(403)
  })

  it('refuses names with markup', async () => {
    await expect(inviteAdministrator(open(), '<b>', now)).rejects.toThrow('Write a name')
  })

  it('keeps the session in a cookie that scripts, other sites and plain connections cannot read', async () => {
    const { password } = await newAdministrator('tan')
    const set = async (response: Promise<Response> | Response) => (await response).headers.get('set-cookie')
    const form = { name: ' tan ', password }
    expect(await set(request('/sign-in', '', form))).toMatch(
      /^console_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/,
    )
    const overHttps = createMall({
      db: open(),
      files: memoryStore(),
      sandbox: false,
      staffConsole: true,
      consoleKey: KEY,
      consoleUrl: 'https://console.mall.example',
      clock: () => now,
    })
    const signedIn = await overHttps.request('https://console.mall.example/sign-in?lang=en', {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: { host: 'console.mall.example', origin: 'https://console.mall.example' },
    })
    expect([signedIn.status, signedIn.headers.get('location')]).toEqual([303, '/?lang=en'])
    expect(await set(signedIn)).toMatch(/; HttpOnly; Secure; SameSite=Strict$/)
    const out = await request('/sign-out?lang=en', /console_session=[^;]+/.exec((await set(signedIn))!)![0], {})
    expect(out.headers.get('location')).toBe('/sign-in?lang=en')
    expect(await set(out)).toBe('console_session=; Max-Age=0; Path=/')
    expect((await request('/sign-out', '', {})).status).toBe(303)
    const foreign = { origin: 'https://evil.example' }
    expect((await request('/sign-out', '', {}, foreign)).status).toBe(403)
  })

  it('answers a failed sign-in with its reason, and reads no form that is incomplete or too large', async () => {
    const { cookie, password } = await newAdministrator('shen')
    const post = (fields: Record<string, string>, lang = 'en') => request(`/sign-in?lang=${lang}`, '', fields)
    const wrong = await post({ name: 'shen', password: 'wrong password' })
    expect([wrong.status, wrong.headers.get('retry-after'), wrong.headers.get('cache-control')]).toEqual([
      403,
      null,
      'no-store',
    ])
    const said = await wrong.text()
    expect(said).toContain('<p role="alert" class="said failed">The name or the password is wrong</p>')
    expect(said).toContain('<html lang="en"')
    expect(await (await post({ name: 'shen', password: 'wrong password' }, 'zh')).text()).toContain(
      '用户名或密码不正确',
    )
    expect(await (await request('/sign-in')).text()).not.toContain('role="alert"')
    for (const fields of [{ name: 'shen' }, { password }, {}]) expect((await post(fields as never)).status).toBe(400)
    const large = await post({ name: 'shen', password: 'x'.repeat(4_096) })
    expect([large.status, await large.text()]).toEqual([413, 'This form is too large.'])
    for (let attempt = 0; attempt < 3; attempt++) await post({ name: 'shen', password: 'wrong password' })
    const late = await post({ name: 'shen', password })
    expect([late.status, late.headers.get('retry-after')]).toEqual([429, '600'])
    expect(await late.text()).toContain('Too many attempts. Try again in 10 minutes')

    const short = await request('/password?lang=en', cookie, { password: 'short' })
    expect(short.headers.get('cache-control')).toBe('no-store')
    expect(await short.text()).toContain('role="alert"')
    expect((await request('/password', cookie, { password: 'x'.repeat(4_096) })).status).toBe(413)
    expect((await request('/password', cookie, {})).status).toBe(422)
    expect(faults, 'anyone can send such a form').toEqual([])
    for (const strangers of [await request('/password?lang=en'), await request('/password?lang=en', '', { password })])
      expect([strangers.status, strangers.headers.get('location')]).toEqual([303, '/sign-in?lang=en'])
    const own = await request('/password?lang=en', cookie)
    expect(own.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(own.headers.get('referrer-policy')).toBe('same-origin')
    const form = await own.text()
    expect(form).toContain('name="name" value="shen"')
    expect(form).not.toContain('role="alert"')
    expect(form).not.toContain('for the first sign-in only')
    const invited = await signIn('shen.new', await inviteAdministrator(open(), 'shen.new', now))
    expect(await (await request('/password?lang=en', invited.cookie)).text()).toContain('for the first sign-in only')
  })

  it('gives a second invitation a new password, and ends the sessions of the former', async () => {
    const { cookie, password } = await newAdministrator('zhu')
    const other = await newAdministrator('qin')
    const again = await inviteAdministrator(open(), 'zhu', now)
    expect(again).toMatch(/^[\w-]{16}$/)
    expect([(await request('/', cookie)).status, (await request('/', other.cookie)).status]).toEqual([303, 200])
    expect((await signIn('zhu', password)).status).toBe(403)
    const anew = await signIn('zhu', again)
    expect((await request('/', anew.cookie)).headers.get('location')).toBe('/password?lang=zh')
    // Changing a password ends no session of another administrator.
    await request('/password', anew.cookie, { password: 'a long enough one' })
    expect((await request('/', other.cookie)).status).toBe(200)
    expect([await removeAdministrator(open(), 'zhu'), await removeAdministrator(open(), 'zhu')]).toEqual([true, false])
    expect((await request('/', other.cookie)).status).toBe(200)
  })

  it('accepts names of 2 to 40 letters, digits and . - _ @', async () => {
    for (const name of ['x', 'x'.repeat(41), 'a b', ' ab', 'ab ', '', 'a/b', 'ab\n'])
      await expect(inviteAdministrator(open(), name, now), JSON.stringify(name)).rejects.toThrow(TypeError)
    for (const name of ['xy', 'x'.repeat(40), '李伟', 'li.wei-2_b@mall']) await inviteAdministrator(open(), name, now)
  })

  it('records the use of a session once a minute, and looks up no token of more than 200 characters', async () => {
    const { cookie } = await newAdministrator('you')
    const hash = hashOfToken(cookie.split('=')[1]!)
    const seen = async () => {
      await request('/', cookie)
      const [row] = await open().query<{ seen: number }>(
        'select seen from administrator_session where token_hash = $1',
        [hash],
      )
      return row!.seen
    }
    const begun = now
    now = begun + 60_000
    expect(await seen()).toBe(begun)
    now = begun + 60_001
    expect(await seen()).toBe(begun + 60_001)
    for (const [length, status] of [
      [200, 200],
      [201, 303],
    ] as const) {
      const token = 'x'.repeat(length)
      await open().query(
        `insert into administrator_session (token_hash, administrator_id, expires, seen)
        select $1, administrator_id, $2::bigint + 1000, $2::bigint from administrator where name = 'you'`,
        [hashOfToken(token), now],
      )
      expect((await request('/', `console_session=${token}`)).status).toBe(status)
    }
  })

  it('shows the last hundred actions, newest first, with at most 500 characters of each field', async () => {
    const { cookie } = await newAdministrator('xu')
    now += 1000
    await request(`/console/${KEY}/sku`, cookie, { skuId: '1001', price: 'x'.repeat(501), stocks: '7' })
    const [last] = await open().query<{ at: number; form: { price: string } }>(
      'select at, form from audit_entry order by audit_entry_id desc limit 1',
    )
    expect([last!.at, last!.form.price.length]).toEqual([now, 500])
    const shown = async () => (await request('/?lang=en&section=audit', cookie)).text()
    const rows = (page: string) => [...page.matchAll(/<tr data-entry="(\d+)">[^]*?<\/tr>/g)].map(([row]) => row)
    expect(rows(await shown())[0]).toMatch(/>xu<\/td>[^]*>sku<\/td>[^]*>Refused<\/td>/)
    const record = (name: string) =>
      recordAct({ db: open(), now: now + 1 }, { administrator: name, address: '192.0.2.9', action: 'sku', form: {} })
    const end = await record('first of two')
    expect(rows(await shown())[0]).toContain('>Unknown</td>')
    await end(true)
    expect(rows(await shown())[0]).toContain('>Done</td>')
    expect(
      await open().query("select address from audit_entry where administrator in ('first of two', 'xu') order by 1"),
    ).toEqual([{ address: '192.0.2.9' }, { address: null }])
    for (let n = 0; n < 100; n++) await record(`many ${n}`)
    const hundred = rows(await shown())
    expect(hundred).toHaveLength(100)
    expect(hundred[0]).toContain('many 99')
    expect(hundred.join('')).not.toContain('first of two')
  })
})

it('creates a key for the console’s forms, and knows the console’s own address', () => {
  const own = ['localhost', '127.0.0.1', '[::1]']
  expect(createConsoleAccess('x'.repeat(16))).toEqual({ key: 'x'.repeat(16), hosts: own })
  expect(createConsoleAccess('x'.repeat(100)).key).toHaveLength(100)
  expect(createConsoleAccess().key).toMatch(/^[\w-]{24}$/)
  expect(createConsoleAccess(undefined, 'https://console.mall.example:8443/a').hosts).toEqual([
    ...own,
    'console.mall.example',
  ])
  expect(createConsoleAccess(undefined, 'no address').hosts).toEqual(own)
  for (const key of ['x'.repeat(15), 'x'.repeat(101), `${'x'.repeat(16)}/`, `/${'x'.repeat(16)}`])
    expect(() => createConsoleAccess(key), key).toThrow('CONSOLE_KEY')
})

it('accepts forms of its own origin only, whichever of the two headers the browser sends', async () => {
  const app = new Hono().post('/:key?', byOwnOrigin(), (c) => c.text('done'))
  const access = createConsoleAccess(KEY)
  const console = new Hono()
    .use(requireOwnHost(access), refuseEmbedding())
    .post('/:key', requireConsoleForm(access), (c) => c.text('done'))
    .get('/', (c) => c.text('page'))
  const own = { host: 'localhost:4101' }
  const cases: [Record<string, string>, number][] = [
    [own, 200],
    [{ ...own, 'sec-fetch-site': 'same-origin', origin: 'http://localhost:4101' }, 200],
    [{ ...own, 'sec-fetch-site': 'same-site' }, 403],
    [{ ...own, 'sec-fetch-site': 'none' }, 403],
    [{ ...own, origin: 'http://localhost:4102' }, 403],
    [{ ...own, origin: 'null' }, 403],
    [{ ...own, 'sec-fetch-site': 'same-origin', origin: 'http://evil.example' }, 403],
    [{ ...own, 'sec-fetch-site': 'cross-site', origin: 'http://localhost:4101' }, 403],
    [{ origin: 'http://localhost' }, 200],
  ]
  for (const [headers, status] of cases) {
    const init = { method: 'POST', headers }
    expect((await app.request('http://localhost/', init)).status, JSON.stringify(headers)).toBe(status)
    const response = await console.request(`http://localhost/${KEY}`, init)
    expect(response.status, JSON.stringify(headers)).toBe(status)
    if (status === 403) expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  }
  const at = async (key: string) => (await console.request(`http://localhost/${key}`, { method: 'POST' })).status
  expect([await at(KEY), await at(`${KEY}x`), await at(KEY.slice(1)), await at(`x${KEY.slice(1)}`)]).toEqual([
    200, 403, 403, 403,
  ])
  const open = async (url: string, headers: Record<string, string>) => (await console.request(url, { headers })).status
  const embedded = { 'sec-fetch-site': 'cross-site' }
  expect(await open('http://localhost/', own)).toBe(200)
  expect(await open('http://localhost/', { ...own, ...embedded, 'sec-fetch-mode': 'no-cors' })).toBe(403)
  expect(await open('http://localhost/', { ...own, ...embedded, 'sec-fetch-mode': 'navigate' })).toBe(200)
  expect(await open('http://localhost/', { ...own, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' })).toBe(
    200,
  )
  expect(await open('http://localhost/', { host: 'rebound.example' })).toBe(421)
  expect(await open('http://rebound.example/', own)).toBe(421)
  expect(await open('http://localhost/', { host: 'no host name' })).toBe(421)
})
