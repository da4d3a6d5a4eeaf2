import { constants, createCipheriv, generateKeyPairSync, publicEncrypt } from 'node:crypto'
import { PASSWORD_KEY } from '@millwright/domain/constants'
import { beforeAll, expect, it } from 'vitest'
import { passwordReader } from './passwordReader.ts'
import { onDatabase } from '../../testing/databases.ts'
import { testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'
import { Visitor } from '../../testing/visitor.ts'

const MINUTE = 60_000
const password = 'Mall2026!'

onDatabase((open) => {
  let mall: TestMall
  beforeAll(async () => {
    mall = await testMall(open())
  }, 60_000)
  const codeOf = async (mobile: string, purpose: string) =>
    (
      await mall.db.query<{ code: string }>('select code from sms_code where mobile = $1 and purpose = $2', [
        mobile,
        purpose,
      ])
    )[0]!.code

  async function proofOf(mobile: string, purpose: 'register' | 'password') {
    const visitor = new Visitor(mall.app)
    mall.clock.now += MINUTE
    await visitor.call(purpose === 'register' ? 'sendRegisterCode' : 'sendUpdatePwdCode', { mobile })
    const input = { mobile, validCode: await codeOf(mobile, purpose) }
    return (await visitor.call(purpose === 'register' ? 'checkRegisterSms' : 'checkUpdatePwdSms', input)).answer
  }
  const register = (mobile: string, userName: string, checkRegisterSmsFlag: string) =>
    new Visitor(mall.app).call('register', { mobile, userName, password, checkRegisterSmsFlag })

  it('registers a verified number once, and its account can sign in [R2.14] [R5.06]', async () => {
    const mobile = '13933330001'
    const proof = await proofOf(mobile, 'register')
    const made = await register(mobile, 'New_Buyer', proof)
    expect((await new Visitor(mall.app, { token: made.answer.accessToken }).call('userInfo')).answer).toMatchObject({
      nickName: '买家0001',
      userMobile: '139****0001',
    })
    expect((await new Visitor(mall.app).call('login', { userName: 'new_buyer', passWord: password })).code).toBe(
      '00000',
    )
    expect((await register(mobile, 'another', proof)).msg).toBe('手机验证已过期，请重新获取验证码')
  })

  it('keeps the proof if the account name is refused, so that the caller can try another name; names must differ in more than case [R5.06] [R5.07]', async () => {
    const mobile = '13933330002'
    const proof = await proofOf(mobile, 'register')
    expect(await register(mobile, 'BUYER', proof)).toMatchObject({
      msg: '该账号已被使用，请换一个',
      data: { field: 'userName' },
    })
    for (const account of ['abc', 'has space', '13800000001'])
      expect((await register(mobile, account, proof)).data).toMatchObject({ field: 'userName' })
    for (const weak of ['short', 'onlyletters', '123456789', 'Full２width']) {
      expect(
        (
          await new Visitor(mall.app).call('register', {
            mobile,
            userName: 'fine_name',
            password: weak,
            checkRegisterSmsFlag: proof,
          })
        ).data,
      ).toMatchObject({ field: 'password' })
    }
    expect((await register('13933330003', 'fine_name', proof)).msg).toContain('验证已过期')
    expect((await register(mobile, 'fine_name', proof)).code).toBe('00000')
  })

  it('gives an account name to only one of two concurrent registrations', async () => {
    const mobiles = ['13933330004', '13933330005']
    const proofs = [await proofOf(mobiles[0]!, 'register'), await proofOf(mobiles[1]!, 'register')]
    const codes = await Promise.all(
      mobiles.map(async (mobile, n) => (await register(mobile, 'wanted', proofs[n]!)).code),
    )
    expect(codes.toSorted()).toEqual(['00000', 'A00001'])
    expect(mall.faults).toEqual([])
  })

  it('reveals only to a number’s owner whether it is registered', async () => {
    const visitor = new Visitor(mall.app)
    mall.clock.now += MINUTE
    const [known, unknown] = ['13800000001', '13933330009']
    for (const mobile of [known, unknown]) {
      expect((await visitor.call('sendRegisterCode', { mobile })).code).toBe('00000')
      expect((await visitor.call('checkRegisterSms', { mobile, validCode: 'wrong' })).code).toBe('A00006')
    }
    expect(
      (await visitor.call('checkRegisterSms', { mobile: known, validCode: await codeOf(known, 'register') })).msg,
    ).toContain('已注册')
    mall.clock.now += MINUTE
    await visitor.call('sendUpdatePwdCode', { mobile: unknown })
    expect(
      (await visitor.call('checkUpdatePwdSms', { mobile: unknown, validCode: await codeOf(unknown, 'password') })).code,
    ).toBe('A04003')
  })

  it('accepts a code and a proof only for their purpose', async () => {
    const mobile = '13933330010'
    const visitor = new Visitor(mall.app)
    await visitor.call('sendLoginCode', { mobile })
    expect((await visitor.call('checkRegisterSms', { mobile, validCode: await codeOf(mobile, 'login') })).code).toBe(
      'A00006',
    )
    const proof = await proofOf(mobile, 'register')
    expect((await visitor.call('updatePwd', { mobile, password, checkRegisterSmsFlag: proof })).msg).toContain(
      '验证已过期',
    )
    mall.clock.now += 10 * MINUTE
    expect((await register(mobile, 'too_late', proof)).msg).toContain('验证已过期')
  })

  it('ends every session and the pause after wrong passwords if a buyer resets the password [R6.02]', async () => {
    const mobile = '13800000001'
    const [one, other] = [await new Visitor(mall.app).login(), await new Visitor(mall.app).login()]
    for (let n = 0; n < 5; n++) await new Visitor(mall.app).call('login', { userName: 'buyer', passWord: 'wrong' })
    const proof = await proofOf(mobile, 'password')
    expect(
      (await new Visitor(mall.app).call('updatePwd', { mobile, password: 'Fresh-2027', checkRegisterSmsFlag: proof }))
        .code,
    ).toBe('00000')
    for (const visitor of [one, other]) expect((await visitor.call('userInfo')).code).toBe('A00004')
    expect((await new Visitor(mall.app).call('login', { userName: 'buyer', passWord: password })).code).toBe('A00001')
    expect((await new Visitor(mall.app).call('login', { userName: 'buyer', passWord: 'Fresh-2027' })).code).toBe(
      '00000',
    )
    await new Visitor(mall.app).call('updatePwd', {
      mobile,
      password,
      checkRegisterSmsFlag: await proofOf(mobile, 'password'),
    })
  })

  it('registers a number without an account name, once, also if a first sign-in by code created the buyer [R5.06]', async () => {
    const mobile = '13933330020'
    const visitor = new Visitor(mall.app)
    const input = async (more: object = {}) => ({
      mobile,
      password,
      checkRegisterSmsFlag: await proofOf(mobile, 'register'),
      ...more,
    })
    // Two proofs of the same number complete one account.
    const [one, other] = [await input({ nickName: ' 王工 ', userName: ' ' }), await input({ nickName: '李工' })]
    mall.clock.now += MINUTE
    await visitor.call('sendLoginCode', { mobile })
    await visitor.call('smsLogin', { userName: mobile, passWord: await codeOf(mobile, 'login') })
    const made = await visitor.call('register', one)
    expect(made.code).toBe('00000')
    expect(await visitor.call('register', other)).toMatchObject({
      code: 'A00001',
      msg: '该手机号已注册，请直接登录',
      data: { field: 'mobile' },
    })
    const [row] = await mall.db.query('select account, nick_name as nick from buyer where mobile = $1', [mobile])
    expect(row).toMatchObject({ account: null })
    expect((await visitor.call('login', { userName: mobile, passWord: password })).code).toBe('00000')
    const fresh = '13933330021'
    const named = await visitor.call('register', {
      mobile: fresh,
      password,
      nickName: ' 王工 ',
      checkRegisterSmsFlag: await proofOf(fresh, 'register'),
    })
    const english = new Visitor(mall.app, { token: named.answer.accessToken, locale: 'en' })
    expect((await english.call('userInfo')).answer.nickName).toBe('王工')
    // A registered number is told so by its code, whether it has an account name or only a password.
    for (const registered of [mobile, fresh]) {
      mall.clock.now += MINUTE
      await visitor.call('sendRegisterCode', { mobile: registered })
      const validCode = await codeOf(registered, 'register')
      expect(await visitor.call('checkRegisterSms', { mobile: registered, validCode })).toMatchObject({
        code: 'A00001',
        data: { field: 'mobile' },
      })
    }
  })

  it('names the field of a refused registration or password', async () => {
    const mobile = '13933330022'
    const visitor = new Visitor(mall.app)
    const told = async (reply: Promise<{ code: string; msg: string; data: unknown }>) => {
      const { code, msg, data } = await reply
      return [code, msg, data]
    }
    const field = (name: string) => ({ field: name })
    for (const call of ['sendRegisterCode', 'sendUpdatePwdCode'] as const)
      expect(await told(visitor.call(call, { mobile: '1393333' }))).toEqual([
        'A00001',
        '请输入正确的手机号',
        field('mobile'),
      ])
    const proof = await proofOf(mobile, 'register')
    const rule = ['A00001', expect.stringMatching(/密码.*6/), field('password')]
    const form = { mobile, checkRegisterSmsFlag: proof }
    expect(await told(visitor.call('updatePwd', { ...form, password: 'short' }))).toEqual(rule)
    expect(await told(visitor.call('register', { ...form, userName: 'fine_one', password: 'short' }))).toEqual(rule)
    expect(await told(visitor.call('register', { ...form, userName: 'x', password }))).toEqual([
      'A00001',
      expect.stringContaining('账号'),
      field('userName'),
    ])
    const gone = ['A00001', '手机验证已过期，请重新获取验证码', field('mobile')]
    expect(await told(visitor.call('updatePwd', { ...form, password }))).toEqual(gone)
    expect(await told(visitor.call('register', { ...form, mobile: '13933330023', password }))).toEqual(gone)
    expect(await told(visitor.call('checkUpdatePwdSms', { mobile, validCode: 'wrong' }))).toEqual([
      'A00006',
      '验证码错误或已过期',
      null,
    ])
  })

  it('resets no password of a number whose account was closed meanwhile', async () => {
    const mobile = '13933330024'
    const visitor = new Visitor(mall.app)
    await register(mobile, 'leaver_24', await proofOf(mobile, 'register'))
    mall.clock.now += MINUTE
    await visitor.call('sendUpdatePwdCode', { mobile })
    const flag = (await visitor.call('checkUpdatePwdSms', { mobile, validCode: await codeOf(mobile, 'password') }))
      .answer
    await mall.db.query('update buyer set mobile = null where mobile = $1', [mobile])
    expect(await visitor.call('updatePwd', { mobile, password, checkRegisterSmsFlag: flag })).toMatchObject({
      code: 'A04003',
      msg: '该手机号尚未注册',
    })
    mall.clock.now += MINUTE
    await visitor.call('sendUpdatePwdCode', { mobile })
    expect(
      await visitor.call('checkUpdatePwdSms', { mobile, validCode: await codeOf(mobile, 'password') }),
    ).toMatchObject({ code: 'A04003', msg: '该手机号尚未注册' })
    await new Visitor(mall.app).call('endSession', {})
    expect(mall.faults).toEqual([])
  })

  it('ends only the session of its own token [R6.02]', async () => {
    const [one, other] = [await new Visitor(mall.app).login(), await new Visitor(mall.app).login()]
    await one.call('endSession', {})
    expect([(await one.call('userInfo')).code, (await other.call('userInfo')).code]).toEqual(['A00004', '00000'])
  })

  it('limits codes per requester, per IP address and for all strangers together, and returns the seconds to wait [R6.03]', async () => {
    mall.clock.now += 24 * 60 * MINUTE
    const mobile = '13933330011'
    const visitor = new Visitor(mall.app)
    await visitor.call('sendLoginCode', { mobile })
    mall.clock.now += 15_000
    const soon = await visitor.raw('POST', '/sms/sendRegisterCode', {
      body: JSON.stringify({ mobile }),
      headers: { 'content-type': 'application/json' },
    })
    expect([soon.headers.get('retry-after'), await soon.json()]).toMatchObject([
      '45',
      { code: 'A00001', data: { retryAfter: 45 } },
    ])
    for (let n = 1; n < 6; n++) {
      mall.clock.now += MINUTE
      expect((await visitor.call('sendLoginCode', { mobile })).code).toBe('00000')
    }
    mall.clock.now += MINUTE
    expect((await visitor.call('sendLoginCode', { mobile })).msg).toContain('10 位验证码')

    const from = (address: string, n: number) =>
      visitor.raw('POST', '/sms/sendLoginCode', {
        body: JSON.stringify({ mobile: `1394444${String(n).padStart(4, '0')}` }),
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      })
    for (let n = 0; n < 30; n++) await from('203.0.113.7', n)
    expect(await (await from('203.0.113.7', 30)).json()).toMatchObject({ code: 'A00001' })
    expect(await (await from('203.0.113.8', 30)).json()).toMatchObject({ code: '00000' })
    mall.clock.now += 60 * MINUTE
    expect(await (await from('203.0.113.7', 31)).json()).toMatchObject({ code: '00000' })
    expect(mall.faults).toEqual([])
  })
})

it('reads an encoded password and a plain password', () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const read = passwordReader({ shared: PASSWORD_KEY, private: privateKey })
  const stamped = `1795226400000${password}`
  const cipher = createCipheriv('aes-128-ecb', Buffer.from(PASSWORD_KEY), null)
  expect(read(Buffer.concat([cipher.update(stamped), cipher.final()]).toString('base64'))).toBe(password)
  expect(
    read(
      publicEncrypt(
        { key: publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
        Buffer.from(stamped),
      ).toString('base64'),
    ),
  ).toBe(password)
  for (const plain of [password, '', 'QUJDREVGR0hJSktMTU5PUA==', 'x'.repeat(400)]) expect(read(plain)).toBe(plain)
})
