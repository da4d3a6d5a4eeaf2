import type { CallSpec } from '@millwright/contract/call'
import { contract } from '@millwright/contract/contract'
import { beforeAll, expect, it } from 'vitest'
import { createMall } from '../app/app.ts'
import { onDatabase } from '../testing/databases.ts'
import { memoryStore } from '../testing/memoryStore.ts'
import { inviteAdministrator, removeAdministrator, signIn as openConsole } from './administrators.ts'

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
    expect(await page.text()).toContain('autocomplete="current-password"')
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
})
