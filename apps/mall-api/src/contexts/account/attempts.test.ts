import { beforeAll, beforeEach, expect, it } from 'vitest'
import { trySecret } from '../../core/identity/trySecret.ts'
import { onDatabase } from '../../testing/databases.ts'
import { testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'
import { Visitor } from '../../testing/visitor.ts'

const MINUTE = 60_000
const right = 'Mall2026!'
const mobile = '13800000001'

type Said = { code: string; msg: string; data: { accessToken?: string; deviceToken?: string } | null }

onDatabase((open) => {
  let mall: TestMall
  beforeAll(async () => {
    mall = await testMall(open())
  }, 60_000)
  // Each test starts after all rate limit windows of the previous test have ended.
  beforeEach(() => {
    mall.clock.now += 25 * 60 * MINUTE
  })

  const post = async (path: string, fields: object, address?: string): Promise<Said> =>
    (
      await new Visitor(mall.app).raw('POST', path, {
        body: JSON.stringify(fields),
        headers: { 'content-type': 'application/json', ...(address && { 'x-forwarded-for': address }) },
      })
    ).json()
  const login = (userName: string, passWord: string, { address, device }: { address?: string; device?: string } = {}) =>
    post('/login', { userName, passWord, deviceToken: device }, address)
  const byCode = (
    passWord: string,
    { address, device, userName = mobile }: { address?: string; device?: string; userName?: string } = {},
  ) => post('/smsLogin', { userName, passWord, deviceToken: device }, address)
  const newCode = async (number = mobile) => {
    mall.clock.now += MINUTE
    await new Visitor(mall.app).call('sendLoginCode', { mobile: number })
    const [{ code } = { code: '' }] = await mall.db.query<{ code: string }>(
      "select code from sms_code where mobile = $1 and purpose = 'login' order by sent desc limit 1",
      [number],
    )
    return { code, wrong: code === '000000' ? '000001' : '000000' }
  }
  const tooMany = (answers: Said[]) => answers.filter(({ msg }) => /次数过多，请 10 分钟后再试/.test(msg)).length
  // Concurrent requests reach the database in any order, so the right attempt is sent after the responses to all wrong
  // attempts.
  const lastAlone = async (wrongOne: (n: number) => Promise<Said>, rightOne: () => Promise<Said>) => [
    ...(await Promise.all(Array.from({ length: 119 }, (_, n) => wrongOne(n)))),
    await rightOne(),
  ]
  const codesOf = (answers: Said[]) => [...new Set(answers.map(({ code }) => code))]

  it('checks five of 120 concurrent wrong passwords, and then refuses the right password unchecked [R5.08]', async () => {
    const tries = await lastAlone(
      (n) => login('buyer', `wrong-${n}`),
      () => login('buyer', right),
    )
    expect(codesOf(tries)).toEqual(['A00001'])
    expect(tooMany(tries)).toBe(115)
  })

  it('accepts any number of concurrent right passwords for one name and from one IP address, and counts each wrong password among them [R5.08]', async () => {
    const address = '203.0.113.20'
    await mall.db.query("insert into attempt (key, count, since) values ('login from 203.0.113.20', 48, $1)", [
      mall.clock.now,
    ])
    const rightOnes = await Promise.all(Array.from({ length: 12 }, () => login('buyer', right, { address })))
    expect(codesOf(rightOnes)).toEqual(['00000'])
    const device = rightOnes[0]!.data!.deviceToken!
    const mixed = await Promise.all([
      ...Array.from({ length: 4 }, () => login('buyer', 'wrong')),
      ...Array.from({ length: 12 }, () => login('buyer', right, { device })),
    ])
    expect(mixed.filter(({ code }) => code === '00000')).toHaveLength(12)
    expect((await login('buyer', 'wrong')).msg).toBe('账号或密码错误')
    expect((await login('buyer', right)).msg, 'the wrong ones stay counted').toContain('次数过多')
  })

  it('counts attempts by the name as typed, so that no response reveals the account’s mobile number', async () => {
    for (const name of ['buyer', 'BUYER', ' buyer ', 'Buyer', 'buyer'])
      expect((await login(name, 'wrong')).msg).toBe('账号或密码错误')
    expect((await login('buyer', right)).msg).toContain('次数过多')
    const answers = await Promise.all([mobile, '13800000002'].map((number) => login(number, 'wrong')))
    expect(answers[0]!.msg).toBe(answers[1]!.msg)
  })

  it('checks fifty of 120 concurrent passwords for 120 accounts from one IP address, and does not limit other addresses', async () => {
    const address = '203.0.113.9'
    const tries = await Promise.all(
      Array.from({ length: 120 }, (_, n) =>
        login(n === 119 ? 'buyer' : `nobody${n}`, n === 119 ? right : 'wrong', { address }),
      ),
    )
    expect(tries.filter(({ msg }) => msg === '账号或密码错误')).toHaveLength(50)
    await login('nobody', 'wrong', { address })
    expect((await login('buyer', right, { address })).msg).toContain('次数过多')
    expect((await login('buyer', right, { address: '203.0.113.10' })).code).toBe('00000')
    await login(`from ${address}`, 'wrong', { address: '203.0.113.10' })
    expect((await login('buyer', right, { address })).msg, 'no name is another’s count').toContain('次数过多')
    mall.clock.now += 10 * MINUTE
    expect((await login('buyer', right, { address })).code).toBe('00000')
  })

  it('counts only wrong attempts from an IP address (for IPv6 from its network), and does not reset the count after a sign-in to another account', async () => {
    const own = { address: '2001:db8::1' }
    const wrongOnes = (from: number, to: number) =>
      Promise.all(
        Array.from({ length: to - from }, (_, n) => login(`nobody${from + n}`, 'wrong', { address: `2001:db8::${n}` })),
      )
    expect(tooMany(await wrongOnes(0, 48))).toBe(0)
    for (let n = 0; n < 4; n++) expect((await login('agreement', right, own)).code).toBe('00000')
    expect(tooMany(await wrongOnes(48, 50))).toBe(0)
    expect((await login('agreement', right, { address: '2001:db8:0:0:ffff::7' })).msg).toContain('次数过多')
    expect((await login('agreement', right, { address: '2001:db8:0:1::7' })).code).toBe('00000')
  })

  it('signs the owner in on a known device after any number of attempts by strangers [R5.08]', async () => {
    const device = (await login('buyer', right)).data!.deviceToken!
    const address = '203.0.113.11'
    await Promise.all(Array.from({ length: 120 }, () => login('buyer', 'wrong', { address })))
    expect((await login('buyer', right, { address })).msg).toContain('次数过多')
    expect((await login('buyer', right, { address, device })).code).toBe('00000')
  })

  it('knows a device only for the accounts that signed in from it', async () => {
    const device = (await login('agreement', right)).data!.deviceToken!
    for (let n = 0; n < 5; n++) await login('buyer', 'wrong')
    expect((await login('buyer', right, { device })).msg).toContain('次数过多')
    expect((await login('buyer', right, { device: 'made-up' })).msg).toContain('次数过多')
    mall.clock.now += 10 * MINUTE
    // Both accounts sign in from one browser, which holds one token for both.
    const both = (await login('buyer', right, { device })).data!.deviceToken!
    for (const name of ['buyer', 'agreement']) for (let n = 0; n < 5; n++) await login(name, 'wrong')
    const next = (await login('agreement', right, { device: both })).data!.deviceToken!
    expect((await login('buyer', right, { device: next })).code).toBe('00000')
    mall.clock.now += 10_000
    expect(
      (await login('buyer', right, { device: both })).msg,
      'a token is worth nothing after the next login',
    ).toContain('次数过多')
  })

  it('checks five of 120 concurrent attempts from a known device too, and does not lock the account for others', async () => {
    const device = (await login('buyer', right)).data!.deviceToken!
    const tries = await lastAlone(
      () => login('buyer', 'wrong', { device }),
      () => login('buyer', right, { device }),
    )
    expect(tooMany(tries)).toBe(115)
    expect((await login('buyer', right)).code).toBe('00000')
  })

  it('checks five of 120 wrong passwords in a shared browser, even if the guesser signs in to another account in between', async () => {
    let device = (await login('buyer', right)).data!.deviceToken!
    const tries: Said[] = []
    for (let round = 0; round < 24; round++) {
      device = (await login('agreement', right, { device })).data!.deviceToken!
      for (let n = 0; n < 5; n++) tries.push(await login('buyer', 'wrong', { device }))
    }
    expect(tooMany(tries)).toBe(115)
  })

  it('checks twenty passwords for an account on all its devices together, and fifty from one IP address', async () => {
    const devicesOf = async (name: string, count: number) => {
      const devices: string[] = []
      for (let n = 0; n < count; n++) devices.push((await login(name, right)).data!.deviceToken!)
      return devices
    }
    const tries: Said[] = []
    for (const device of await devicesOf('buyer', 10))
      for (let n = 0; n < 3; n++) tries.push(await login('buyer', 'wrong', { device }))
    expect(tooMany(tries)).toBe(10)
    expect((await login('buyer', right)).code, 'strangers are counted apart').toBe('00000')
    mall.clock.now += 10 * MINUTE
    const address = '203.0.113.15'
    await mall.db.query("insert into attempt (key, count, since) values ('login near 203.0.113.15', 49, $1)", [
      mall.clock.now,
    ])
    const [device] = await devicesOf('buyer', 1)
    expect((await login('buyer', 'wrong', { device, address })).msg).toBe('账号或密码错误')
    expect((await login('buyer', right, { device, address })).msg).toContain('次数过多')
  })

  it('accepts the previous device token for some seconds after two tabs signed in concurrently, and keeps all accounts of the browser', async () => {
    const first = (await login('buyer', right)).data!.deviceToken!
    const both = await Promise.all(['buyer', 'agreement'].map((name) => login(name, right, { device: first })))
    const handed = both.flatMap(({ data }) => data?.deviceToken ?? [])
    expect(handed, 'one of them renews it').toHaveLength(1)
    for (const name of ['buyer', 'agreement']) for (let n = 0; n < 5; n++) await login(name, 'wrong')
    for (const name of ['buyer', 'agreement'])
      expect((await login(name, 'wrong', { device: handed[0]! })).msg, name).toBe('账号或密码错误')
    mall.clock.now += 10_000
    expect((await login('buyer', right, { device: first })).msg).toContain('次数过多')
  })

  it('forgets an account’s devices when its password changes', async () => {
    const device = (await login('buyer', right)).data!.deviceToken!
    mall.clock.now += MINUTE
    const visitor = new Visitor(mall.app)
    await visitor.call('sendUpdatePwdCode', { mobile })
    const [{ code } = { code: '' }] = await mall.db.query<{ code: string }>(
      "select code from sms_code where mobile = $1 and purpose = 'password'",
      [mobile],
    )
    const proof = (await visitor.call('checkUpdatePwdSms', { mobile, validCode: code })).answer
    expect((await visitor.call('updatePwd', { mobile, password: right, checkRegisterSmsFlag: proof })).code).toBe(
      '00000',
    )
    for (let n = 0; n < 5; n++) await login('buyer', 'wrong')
    expect((await login('buyer', right, { device })).msg).toContain('次数过多')
  })

  it('checks five of 120 concurrent wrong codes, and then refuses the right code', async () => {
    const { code, wrong } = await newCode()
    const tries = await lastAlone(
      () => byCode(wrong),
      () => byCode(code),
    )
    expect(codesOf(tries)).toEqual(['A00006'])
    expect(await mall.db.query("select tries from sms_code where mobile = $1 and purpose = 'login'", [mobile])).toEqual(
      [{ tries: 5 }],
    )
  })

  it('accepts a code from a known device after strangers used up their guesses, and allows the device five guesses of its own', async () => {
    const device = (await login('buyer', right)).data!.deviceToken!
    const first = await newCode()
    const elsewhere = { address: '203.0.113.16' }
    for (const stranger of [{}, elsewhere]) {
      for (let n = 0; n < 5; n++) await byCode(first.wrong, stranger)
      expect((await byCode(first.code, stranger)).code).toBe('A00006')
    }
    const next = (await byCode(first.code, { device })).data!.deviceToken!
    const second = await newCode()
    const tries = await lastAlone(
      () => byCode(second.wrong, { device: next }),
      () => byCode(second.code, { device: next }),
    )
    expect(tries.every(({ code }) => code === 'A00006')).toBe(true)
    expect((await byCode(second.code)).code, 'its guesses end the code for nobody else').toBe('00000')
  })

  it('keeps counting a browser’s guesses at a code after a sign-in to another account, and allows twenty guesses on all devices together', async () => {
    let device = (await login('buyer', right)).data!.deviceToken!
    const { code, wrong } = await newCode()
    for (let n = 0; n < 5; n++) await byCode(wrong, { device })
    device = (await login('agreement', right, { device })).data!.deviceToken!
    expect((await byCode(code, { device })).code).toBe('A00006')
    mall.clock.now += 10 * MINUTE
    const devices: string[] = []
    for (let n = 0; n < 7; n++) devices.push((await login('buyer', right)).data!.deviceToken!)
    const next = await newCode()
    for (const known of devices.slice(0, 5)) for (let n = 0; n < 4; n++) await byCode(next.wrong, { device: known })
    expect((await byCode(next.code, { device: devices[5]! })).code).not.toBe('00000')
    expect((await byCode(next.code)).code, 'strangers are counted apart').toBe('00000')
  })

  it('checks fifty of 120 concurrent codes for 120 mobile numbers from one IP address', async () => {
    const address = '203.0.113.12'
    const { code } = await newCode()
    const tries = await Promise.all(
      Array.from({ length: 120 }, (_, n) =>
        byCode('000000', { address, userName: `1395555${String(n).padStart(4, '0')}` }),
      ),
    )
    expect(tooMany(tries)).toBe(70)
    expect((await byCode(code, { address })).msg).toContain('次数过多')
    expect((await byCode(code, { address: '203.0.113.13' })).code).toBe('00000')
  })

  it('sends thirty of 120 codes that one IP address requests concurrently', async () => {
    const asked = await Promise.all(
      Array.from({ length: 120 }, (_, n) =>
        post('/sms/sendLoginCode', { mobile: `1396666${String(n).padStart(4, '0')}` }, '203.0.113.14'),
      ),
    )
    expect(asked.filter(({ code }) => code === '00000')).toHaveLength(30)
    expect(mall.faults).toEqual([])
  })

  it('reopens a window after the clock was set back an hour', async () => {
    for (let n = 0; n < 5; n++) await login('buyer', 'wrong')
    mall.clock.now -= 60 * MINUTE
    expect((await login('buyer', right)).code).toBe('00000')
    mall.clock.now += 60 * MINUTE
  })

  it('checks no secret beyond the limit, not even the right secret [R5.08]', async () => {
    const own = { name: 'a test of secrets', maxAttempts: 1, windowMs: MINUTE, of: 'somebody' }
    let checks = 0
    const attempt = (fits: boolean) =>
      trySecret({ db: mall.db, now: mall.clock.now }, { own }, async () => {
        checks += 1
        return fits
      })
    expect(await attempt(true)).toEqual({ right: true })
    await attempt(false)
    expect(await attempt(true)).toEqual({ wait: MINUTE })
    expect(checks).toBe(2)
  })
})
