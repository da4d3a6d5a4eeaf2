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

  it('refuses an address that the buyer has already, whatever the spaces, and trims what it stores', async () => {
    await mall.db.script("delete from address where user_id = (select user_id from buyer where account = 'newcomer')")
    const visitor = await new Visitor(mall.app).login('newcomer')
    const add = (more: object) => visitor.call('addAddress', { ...form, ...more })
    const first = String((await add({ receiver: ' 张工 ', addr: ' 科苑路 88 号 ', postCode: ' 201203 ' })).answer)
    const twice = '这个收货地址已经保存过，无需重复添加'
    expect(await add({ receiver: '张工 ', addr: ' 科苑路88号' })).toMatchObject({ code: 'A00001', msg: twice })
    const second = String((await add({ mobile: '13800000002', postCode: ' ' })).answer)
    for (const more of [{ receiver: '李工' }, { areaId: 310101 }, { addr: '科苑路 89 号' }])
      expect((await add(more)).code).toBe('00000')
    expect((await visitor.call('updateAddress', { ...form, addrId: second })).msg).toBe(twice)
    expect((await visitor.call('updateAddress', { ...form, addrId: first, postCode: '201203' })).code).toBe('00000')
    const other = await new Visitor(mall.app).login('distributor')
    expect((await other.call('addAddress', form)).code, 'another buyer may live there').toBe('00000')
    const english = new Visitor(mall.app, { token: visitor.token!, locale: 'en' })
    const held = (await english.call('addressList', {})).answer
    expect(held).toHaveLength(5)
    expect(held.find(({ addrId }) => addrId === first)).toMatchObject({
      receiver: '张工',
      addr: '科苑路 88 号',
      postCode: '201203',
      commonAddr: 1,
      province: '上海市',
    })
    expect(held.find(({ addrId }) => addrId === second)?.postCode).toBeUndefined()
    // The newest of the others follows the default address.
    expect(held.map(({ addrId }) => Number(addrId)).slice(1)).toEqual(
      held
        .map(({ addrId }) => Number(addrId))
        .slice(1)
        .toSorted((a, b) => b - a),
    )
  })

  it('writes an address in one language: in Chinese if its street is Chinese, otherwise in the reader’s', async () => {
    const buyer = await new Visitor(mall.app).login('shop2')
    const reader = new Visitor(mall.app, { token: buyer.token!, locale: 'en' })
    const shown = async (addr: string) => {
      const addrId = String((await buyer.call('addAddress', { ...form, addr })).answer)
      const held = (await reader.call('addressList', {})).answer.find((one) => one.addrId === addrId)!
      return [held.province, held.area, held.addr]
    }
    expect(await shown('科苑路 90 号')).toEqual(['上海市', '浦东新区', '科苑路 90 号'])
    expect(await shown('90 Keyuan Road')).toEqual(['Shanghai', 'Pudong', '90 Keyuan Road'])
  })

  it('makes another address the default only for its owner, and deletes the default address only as the last', async () => {
    await mall.db.script("delete from address where user_id = (select user_id from buyer where account = 'shop0')")
    const visitor = await new Visitor(mall.app).login('shop0')
    const stranger = await new Visitor(mall.app).login('shop1')
    const add = async (addr: string, commonAddr: 0 | 1 = 0) =>
      String((await visitor.call('addAddress', { ...form, addr, commonAddr })).answer)
    const [first, second] = [await add('科苑路 1 号'), await add('科苑路 2 号', 1)]
    const defaults = async () =>
      (await visitor.call('addressList', {})).answer
        .filter(({ commonAddr }) => commonAddr === 1)
        .map(({ addrId }) => addrId)
    expect(await defaults()).toEqual([second])
    expect((await stranger.call('defaultAddress', { addrId: first })).msg).toBe('收货地址不存在')
    expect(await defaults()).toEqual([second])
    expect((await visitor.call('deleteAddress', { addrId: second })).msg).toContain('默认地址')
    expect((await visitor.call('deleteAddress', { addrId: first })).code).toBe('00000')
    expect((await visitor.call('deleteAddress', { addrId: second })).code).toBe('00000')
    expect((await visitor.call('deleteAddress', { addrId: second })).msg).toBe('收货地址不存在')
  })

  it('refuses a sign-in by code with a malformed number or a weak password, without using the code', async () => {
    const visitor = await new Visitor(mall.app).login('shop2')
    const mobile = '13922220003'
    mall.clock.now += MINUTE
    expect((await visitor.call('smsLogin', { userName: '1392222', passWord: '000000' })).msg).toBe('请输入正确的手机号')
    expect((await visitor.call('registerOrBindUser', { mobile: '1392222', validCode: '000000' })).msg).toBe(
      '请输入正确的手机号',
    )
    await visitor.call('sendLoginCode', { mobile })
    expect(await visitor.call('sendLoginCode', { mobile })).toMatchObject({ code: 'A00001', data: { retryAfter: 60 } })
    const validCode = await codeOf(mobile)
    expect((await visitor.call('registerOrBindUser', { mobile, validCode: 'wrong' })).code).toBe('A00006')
    const weak = await visitor.call('registerOrBindUser', { mobile, validCode, password: 'short' })
    expect([weak.code, weak.msg]).toEqual(['A00001', expect.stringContaining('密码')])
    expect((await visitor.call('login', { userName: mobile, passWord: 'Mall2026!' })).msg).toBe('账号或密码错误')
    const made = await visitor.call('registerOrBindUser', { mobile, validCode, password: 'Mall2026!' })
    expect(made.code).toBe('00000')
    // Without a password the old password and the other sessions stay.
    mall.clock.now += MINUTE
    await visitor.call('sendLoginCode', { mobile })
    const again = await visitor.call('registerOrBindUser', { mobile, validCode: await codeOf(mobile) })
    expect(again.code).toBe('00000')
    const first = new Visitor(mall.app, { token: made.answer.accessToken })
    expect((await first.call('userInfo')).answer.userMobile).toBe('139****0003')
    expect((await visitor.call('login', { userName: ` ${mobile} `, passWord: 'Mall2026!' })).code).toBe('00000')
    // Signing out ends only the session of its own token, and without a token nothing.
    expect((await new Visitor(mall.app).call('logOut')).code).toBe('00000')
    await first.call('logOut')
    expect((await first.call('userInfo')).code).toBe('A00004')
    expect((await new Visitor(mall.app, { token: again.answer.accessToken }).call('userInfo')).code).toBe('00000')
  })

  it('tells each buyer their own role: agreed prices, distribution, an own shop', async () => {
    const seen = async (account: string) => {
      const visitor = await new Visitor(mall.app).login(account)
      const [user, center] = [(await visitor.call('userInfo')).answer, (await visitor.call('centerInfo')).answer]
      return {
        pool: [user.isProductPool, user.priceGroupId],
        distributor: user.isFxs,
        shop: [center.shopId, center.shopStatus],
        free: user.isFreeFee,
        merchantUrl: center.merchantUrl,
      }
    }
    const nobody = {
      pool: [0, undefined],
      distributor: 0,
      shop: [undefined, undefined],
      free: 0,
      merchantUrl: undefined,
    }
    expect(await seen('newcomer')).toEqual(nobody)
    expect(await seen('agreement')).toEqual({ ...nobody, pool: [1, '1'] })
    expect(await seen('distributor')).toEqual({ ...nobody, distributor: 1 })
  })
})
