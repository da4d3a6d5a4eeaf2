import { beforeAll, beforeEach, expect, it } from 'vitest'
import { onDatabase } from '../../testing/databases.ts'
import { testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'
import { Visitor } from '../../testing/visitor.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const mobile = '13800000001'
const password = 'Mall2026!'
const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000')
const paths = ['/sms/sendLoginCode', '/sms/sendRegisterCode', '/sms/sendUpdatePwdCode']

type Said = { code: string; msg: string; data: { deviceToken?: string; accessToken?: string } | null }
type From = { address?: string; device?: string; token?: string }

onDatabase((open) => {
  let mall: TestMall
  beforeAll(async () => {
    mall = await testMall(open())
  }, 60_000)
  // Each test starts after all limits of the previous test have ended.
  beforeEach(() => {
    mall.clock.now += 2 * DAY
  })

  const post = async (path: string, fields: object, { address, device, token }: From = {}, method = 'POST') => {
    const response = await new Visitor(mall.app, { token }).raw(method, path, {
      body: JSON.stringify({ ...fields, ...(device && { deviceToken: device }) }),
      headers: { 'content-type': 'application/json', ...(address && { 'x-forwarded-for': address }) },
    })
    return (await response.json()) as Said
  }
  const ask = (from: From, path = paths[0]!, to = mobile) => post(path, { mobile: to }, from)
  const type = (code: string, from: From) => post('/smsLogin', { userName: mobile, passWord: code }, from)
  /** Returns the valid codes sent to the number, newest first. */
  const phone = async (purpose = 'login') =>
    (
      await mall.db.query<{ code: string }>(
        'select code from sms_code where mobile = $1 and purpose = $2 and expires > $3::bigint order by sent desc, length(code) desc',
        [mobile, purpose, mall.clock.now],
      )
    ).map(({ code }) => code)
  const sentToday = async () => {
    const [row] = await mall.db.query<{ count: number }>(
      'select count(*)::int as count from sms_sent where mobile = $1 and sent > $2::bigint',
      [mobile, mall.clock.now - DAY],
    )
    return row!.count
  }
  const stranger = (n: number) => ({ address: `203.0.113.${n}` })
  const owner = { address: '198.51.100.7' }
  /** Asks for a code every minute, by every path in turn, each time from another address. */
  const ask24Times = async () => {
    for (let n = 0; n < 24; n++) {
      await ask(stranger(n), paths[n % paths.length])
      mall.clock.now += MINUTE
    }
  }
  const knownDevice = async () => (await post('/login', { userName: 'buyer', passWord: password })).data!.deviceToken!

  it('sends the owner a code in a known browser after strangers used up their requests', async () => {
    const device = await knownDevice()
    await ask24Times()
    expect((await ask({ ...stranger(1), device })).code).toBe('00000')
    expect((await type((await phone())[0]!, { ...owner, device })).code).toBe('00000')
    expect((await ask({ ...owner, device: 'made-up' })).code, 'a stranger says the same of a made-up device').not.toBe(
      '00000',
    )
  })

  it('sends ten codes a day to each browser of the owner', async () => {
    const [one, other] = [await knownDevice(), await knownDevice()]
    for (let n = 0; n < 10; n++) {
      expect((await ask({ ...owner, device: one })).code).toBe('00000')
      mall.clock.now += MINUTE
    }
    expect((await ask({ ...owner, device: one })).msg).toMatch(/次数过多，请 14\d\d 分钟后再试/)
    expect((await ask({ ...owner, device: other })).code).toBe('00000')
  })

  it('sends the signed-in owner a code after strangers used up their requests', async () => {
    const token = (await post('/login', { userName: 'buyer', passWord: password })).data!.accessToken!
    await ask24Times()
    const own = { ...stranger(1), token }
    expect((await post('/p/user/sendCode', { purpose: 'pay' }, own)).code).toBe('00000')
    const [code] = await phone('pay')
    for (let n = 0; n < 20; n++)
      await post('/p/user/checkCode', { purpose: 'pay', validCode: wrongCode(code!) }, stranger(n), 'PUT')
    expect((await post('/p/user/checkCode', { purpose: 'pay', validCode: code! }, own, 'PUT')).code).toBe('00000')
  })

  it('sends the owner a code in a new browser at another IP address after one stranger requested codes all day', async () => {
    const own = { address: '2001:db8:1::7' }
    for (let n = 0; n < 100; n++) {
      await ask({ address: `2001:db8::${n}` })
      mall.clock.now += MINUTE
    }
    expect(await sentToday(), 'a network of IPv6 is one stranger').toBe(6)
    await ask(own)
    const [dayCode] = await phone()
    expect(dayCode).toMatch(/^\d{10}$/)
    expect((await type(dayCode!, own)).code).toBe('00000')
  })

  it('limits the codes that strangers from any number of IP addresses request for one mobile number, and keeps a day-long code for the owner', async () => {
    for (let n = 0; n < 300; n++) {
      await ask(stranger(n % 200), paths[n % paths.length])
      if (n % 3 === 2) mall.clock.now += MINUTE
    }
    expect(await sentToday()).toBe(paths.length * 6)
    expect((await ask(owner)).msg).toBe('请输入今天已发送到该手机的 10 位验证码，当天有效')
    const [dayCode] = await phone()
    // Strangers guess far more often than would invalidate a short code.
    for (let n = 0; n < 60; n++) await type(String(n).padStart(10, '0'), stranger(n))
    expect((await type(`${dayCode!.slice(0, 5)} ${dayCode!.slice(5)}`, owner)).code).toBe('00000')
    expect((await type(dayCode!, owner)).code, 'it works once').toBe('A00006')
    expect((await ask(owner)).code, 'and another can be sent').toBe('00000')
  })

  it('sends at most three day-long codes a day, even if each code is used', async () => {
    for (let n = 0; n < 20; n++) {
      await ask(stranger(n))
      const [newest] = await phone()
      if (newest?.length === 10) await type(newest, owner)
      mall.clock.now += MINUTE
    }
    expect(await sentToday()).toBe(8)
    expect((await ask(owner)).msg).toContain('次数过多')
    mall.clock.now += DAY
    expect((await ask(owner)).code).toBe('00000')
  })

  it('allows five guesses at the day-long code per guesser', async () => {
    for (let n = 0; n < 6; n++) await ask(stranger(n))
    const [dayCode] = await phone()
    for (let n = 0; n < 5; n++) await type(String(n).padStart(10, '0'), stranger(1))
    expect((await type(dayCode!, stranger(1))).code).toBe('A00006')
    expect((await type(dayCode!, owner)).code).toBe('00000')
  })

  it('keeps the owner’s code valid for the owner while strangers request and guess codes from other IP addresses', async () => {
    await ask(owner)
    const [code] = await phone()
    for (let n = 0; n < 30; n++) await ask(stranger(n))
    await Promise.all(Array.from({ length: 100 }, (_, n) => type(wrongCode(code!), stranger(n % 50))))
    expect((await type(code!, stranger(99))).code, 'for strangers it has ended').toBe('A00006')
    expect((await type(code!, owner)).code).toBe('00000')
  })

  it('accepts a code from an IP address that did not request the code', async () => {
    await ask(owner)
    const [code] = await phone()
    expect((await type(code!, stranger(1))).code).toBe('00000')
  })

  it('accepts a right code once while the owner’s device and strangers type wrong codes', async () => {
    const device = await knownDevice()
    await ask({ ...owner, device })
    const [code] = await phone()
    const said = await Promise.all([
      ...Array.from({ length: 40 }, (_, n) => type(wrongCode(code!), stranger(n))),
      ...Array.from({ length: 4 }, () => type(wrongCode(code!), { ...owner, device })),
      ...Array.from({ length: 3 }, () => type(code!, { ...owner, device })),
    ])
    expect(said.filter((one) => one.code === '00000')).toHaveLength(1)
  })

  it('limits an IP address to fifty wrong codes, and does not count concurrent right codes', async () => {
    const near = { address: '203.0.113.250' }
    await mall.db.query("insert into attempt (key, count, since) values ('code from 203.0.113.250', 49, $1)", [
      mall.clock.now,
    ])
    const numbers = Array.from({ length: 12 }, (_, n) => `1397777${String(n).padStart(4, '0')}`)
    for (const number of numbers) await post(paths[0]!, { mobile: number }, near)
    const codes = await mall.db.query<{ mobile: string; code: string }>(
      "select mobile, code from sms_code where mobile like '1397777%'",
    )
    const said = await Promise.all(
      codes.map(({ mobile: userName, code }) => post('/smsLogin', { userName, passWord: code }, near)),
    )
    expect(said.map((one) => one.code)).toEqual(codes.map(() => '00000'))
    expect((await type('000000', near)).code).toBe('A00006')
    expect((await type('000000', near)).msg).toContain('次数过多')
  })
})
