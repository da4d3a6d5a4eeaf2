import { beforeAll, expect, it } from 'vitest'
import { onDatabase } from '../../testing/databases.ts'
import { testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'
import { Visitor } from '../../testing/visitor.ts'

const MINUTE = 60_000
const form = {
  receiver: '张工',
  mobile: '13800000001',
  provinceId: 310000,
  cityId: 310100,
  areaId: 310115,
  addr: '科苑路 88 号',
}

onDatabase((open) => {
  let mall: TestMall
  beforeAll(async () => {
    mall = await testMall(open())
  }, 60_000)
  const codeOf = async (mobile: string) =>
    (await mall.db.query<{ code: string }>('select code from sms_code where mobile = $1', [mobile]))[0]!.code

  it('refuses a wrong password with the message of the sign-in dialog, and after five wrong passwords also the right password for ten minutes [R5.08]', async () => {
    const visitor = new Visitor(mall.app)
    const login = (passWord: string) => visitor.call('login', { userName: 'agreement', passWord })
    for (let n = 0; n < 5; n++) expect((await login('wrong')).msg).toBe('账号或密码错误')
    expect((await visitor.call('login', { userName: 'nobody', passWord: 'wrong' })).msg).toBe('账号或密码错误')
    expect(await login('Mall2026!')).toMatchObject({ code: 'A00001', msg: '登录失败次数过多，请 10 分钟后再试' })
    mall.clock.now += 10 * MINUTE
    expect((await login('Mall2026!')).code).toBe('00000')
  })

  it('sends one code a minute; a code expires after five wrong guesses or five minutes', async () => {
    const visitor = new Visitor(mall.app)
    const mobile = '13922220001'
    expect((await visitor.call('sendLoginCode', { mobile: '12345' })).code).toBe('A00001')
    await visitor.call('sendLoginCode', { mobile })
    mall.clock.now += 20_000
    expect((await visitor.call('sendLoginCode', { mobile })).msg).toBe('验证码发送过于频繁，请 40 秒后再试')
    const first = await codeOf(mobile)
    const wrong = first === '000000' ? '000001' : '000000'
    for (let n = 0; n < 5; n++)
      expect((await visitor.call('smsLogin', { userName: mobile, passWord: wrong })).code).toBe('A00006')
    expect((await visitor.call('smsLogin', { userName: mobile, passWord: first })).code).toBe('A00006')
    mall.clock.now += MINUTE
    await visitor.call('sendLoginCode', { mobile })
    const second = await codeOf(mobile)
    mall.clock.now += 5 * MINUTE
    expect((await visitor.call('smsLogin', { userName: mobile, passWord: second })).code).toBe('A00006')
  })

  it('creates a buyer at the first sign-in by code, and finds the same buyer at the second', async () => {
    const mobile = '13922220002'
    const login = async () => {
      const visitor = new Visitor(mall.app)
      await visitor.call('sendLoginCode', { mobile })
      visitor.token = (
        await visitor.call('smsLogin', { userName: mobile, passWord: await codeOf(mobile) })
      ).answer.accessToken
      mall.clock.now += MINUTE
      return (await visitor.call('userInfo')).answer
    }
    const first = await login()
    expect(first).toMatchObject({ nickName: '买家0002', userMobile: '139****0002' })
    expect((await login()).userId).toBe(first.userId)
  })

  it('ends the sessions, devices and counted attempts of the old password when the buyer sets a new password by code', async () => {
    const old = new Visitor(mall.app)
    const mobile = '13800000002'
    const login = (deviceToken?: string) => old.call('login', { userName: mobile, passWord: 'Mall2026!', deviceToken })
    const { accessToken, deviceToken } = (await login()).answer
    for (let n = 0; n < 5; n++) await old.call('login', { userName: 'Agreement', passWord: 'wrong' })
    await old.call('sendLoginCode', { mobile })
    old.token = accessToken
    const made = await old.call('registerOrBindUser', {
      mobile,
      validCode: await codeOf(mobile),
      password: 'Mall2026!',
    })
    expect(made.code).toBe('00000')
    expect((await old.call('userInfo')).code).toBe('A00004')
    old.token = made.answer.accessToken
    expect((await old.call('userInfo')).code).toBe('00000')
    expect((await old.call('login', { userName: 'agreement', passWord: 'Mall2026!' })).code).toBe('00000')
    for (let n = 0; n < 5; n++) await old.call('login', { userName: mobile, passWord: 'wrong' })
    expect((await login(deviceToken)).msg).toContain('次数过多')
    mall.clock.now += 10 * MINUTE
  })

  it('ends a session after seven days', async () => {
    const visitor = await new Visitor(mall.app).login()
    mall.clock.now += 7 * 24 * 60 * MINUTE
    expect((await visitor.call('userInfo')).code).toBe('A00004')
  })

  it('keeps at most 20 addresses with exactly one default under concurrent requests [R5.20]', async () => {
    const visitor = await new Visitor(mall.app).login()
    const replies = await Promise.all(
      Array.from({ length: 25 }, (_, n) =>
        visitor.call('addAddress', { ...form, addr: `科苑路 ${n} 号院`, commonAddr: 1 }),
      ),
    )
    expect(replies.filter(({ msg }) => msg === '收货地址最多 20 个')).toHaveLength(7)
    const held = (await visitor.call('addressList', {})).answer
    expect([held.length, held.filter(({ commonAddr }) => commonAddr === 1).length, held[0]!.commonAddr]).toEqual([
      20, 1, 1,
    ])
    expect((await visitor.call('deleteAddress', { addrId: held[0]!.addrId })).msg).toContain('默认地址')
    await visitor.call('defaultAddress', { addrId: held[5]!.addrId })
    expect((await visitor.call('deleteAddress', { addrId: held[0]!.addrId })).code).toBe('00000')
    expect((await visitor.call('addressList', {})).answer[0]!.addrId).toBe(held[5]!.addrId)
  })

  it('changes an address, and keeps exactly one default [R5.20]', async () => {
    const visitor = await new Visitor(mall.app).login('newcomer')
    const add = async (addr: string) => String((await visitor.call('addAddress', { ...form, addr })).answer)
    const [first, second] = [await add('科苑路 1 号'), await add('科苑路 2 号')]
    const change = async (addrId: string, more: object) =>
      (await visitor.call('updateAddress', { ...form, addrId, addr: '科苑路 3 号', ...more })).code
    const held = async () =>
      Object.fromEntries(
        (await visitor.call('addressList', {})).answer.map((one) => [
          one.addrId,
          `${one.receiver} ${one.mobile} ${one.addr} ${one.commonAddr}`,
        ]),
      )
    const moved = { receiver: '李工', mobile: '13800000002', addr: '张江路 66 号' }
    expect(await change(second, moved)).toBe('00000')
    expect(await held()).toEqual({
      [first]: '张工 13800000001 科苑路 1 号 1',
      [second]: '李工 13800000002 张江路 66 号 0',
    })
    // The default stays until another address takes its place.
    expect(await change(first, { commonAddr: 0 })).toBe('00000')
    expect(Object.values(await held()).map((text) => text.at(-1))).toEqual(['1', '0'])
    expect(await change(second, { ...moved, commonAddr: 1 })).toBe('00000')
    expect(await held()).toEqual({
      [first]: '张工 13800000001 科苑路 3 号 0',
      [second]: '李工 13800000002 张江路 66 号 1',
    })
  })

  it('refuses an address whose regions do not belong together, and another buyer’s address [R5.12]', async () => {
    const visitor = await new Visitor(mall.app, { locale: 'en' }).login('agreement')
    expect((await visitor.call('addAddress', { ...form, areaId: 440305 })).msg).toBe(
      'Choose province, city and district',
    )
    expect((await visitor.call('addAddress', { ...form, addr: '路' })).msg).toContain('at least 5')
    const theirs = (await (await new Visitor(mall.app).login()).call('addressList', {})).answer[0]!
    expect((await visitor.call('updateAddress', { ...form, addrId: theirs.addrId })).code).toBe('A00001')
    expect((await visitor.call('deleteAddress', { addrId: theirs.addrId })).code).toBe('A00001')
  })
})
