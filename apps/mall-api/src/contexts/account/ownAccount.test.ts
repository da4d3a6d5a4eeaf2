import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { samplePicture } from '../../testing/samplePicture.ts'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { hashOfToken } from '../../core/identity/tokens.ts'
import { book } from '../../core/member/ledger.ts'
import { checkPayPassword } from '../../core/identity/payPassword.ts'
import { tablesDeletedWithAccount, forgetOldAddresses, tablesKeptAfterClosing, anonymisedTables } from './closing.ts'
import { onDatabase } from '../../testing/databases.ts'
import { testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'
import { Visitor } from '../../testing/visitor.ts'
import type { Reply } from '../../testing/visitor.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const [own, others, fresh] = ['13800000001', '13800000002', '13944440001']
const address = {
  receiver: '离先生',
  mobile: own,
  provinceId: 310000,
  cityId: 310100,
  areaId: 310115,
  addr: '科苑路 88 号',
}
const windows = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36'

onDatabase((open) => {
  let mall: TestMall
  let buyer: Visitor
  beforeAll(async () => {
    mall = await testMall(open())
  }, 60_000)
  beforeEach(async () => {
    // Skips the minute between codes and the pause after wrong codes.
    mall.clock.now += 2 * DAY
    await mall.db.script('delete from attempt; delete from session; update buyer set pay_password = null')
    buyer = await new Visitor(mall.app).login()
  })

  const codeOf = async (mobile: string, purpose: string) =>
    (
      await mall.db.query<{ code: string }>('select code from sms_code where mobile = $1 and purpose = $2', [
        mobile,
        purpose,
      ])
    )[0]!.code
  async function proofOf(visitor: Visitor, mobile: string, purpose: 'pay' | 'mobile' | 'close') {
    mall.clock.now += MINUTE
    expect((await visitor.call('sendOwnCode', { purpose })).code).toBe('00000')
    return (await visitor.call('checkOwnCode', { purpose, validCode: await codeOf(mobile, purpose) })).answer
  }
  async function newBuyer(mobile: string): Promise<Visitor> {
    const visitor = new Visitor(mall.app)
    mall.clock.now += MINUTE
    await visitor.call('sendLoginCode', { mobile })
    visitor.token = (
      await visitor.call('smsLogin', { userName: mobile, passWord: await codeOf(mobile, 'login') })
    ).answer.accessToken
    return visitor
  }
  async function newCode(visitor: Visitor, mobile: string, flag: string) {
    mall.clock.now += MINUTE
    expect((await visitor.call('sendNewMobileCode', { mobile, flag })).code).toBe('00000')
    return codeOf(mobile, 'newMobile')
  }
  const setPay = async (password: string, visitor = buyer, mobile = own) =>
    visitor.call('updatePayPassword', { password, flag: await proofOf(visitor, mobile, 'pay') })
  const pay = (password: string, user = 1) =>
    checkPayPassword({ db: mall.db, now: mall.clock.now, readPassword: (wire) => wire }, user, password)
  const userOf = async (mobile: string) =>
    (await mall.db.query<{ user: number }>('select user_id as user from buyer where mobile = $1', [mobile]))[0]!.user

  it('saves the sent fields of a profile, trimmed, keeps the others, and clears empty fields [R5.10]', async () => {
    const save = (input: object) => buyer.call('setUserInfo', input)
    expect(
      (await save({ nickName: '  王工 ', sex: 'F', birthDate: '1990-02-28', userMail: 'w@example.cn', company: '厂' }))
        .code,
    ).toBe('00000')
    expect((await save({ company: ' 新厂 ' })).code).toBe('00000')
    expect(await save({ creditCode: '91310115MA1K3XH262' })).toMatchObject({
      code: 'A00001',
      data: { field: 'creditCode' },
    })
    expect((await save({ creditCode: ' 91310115ma1k3xh261', companyAddress: ' 科苑路 88 号 ' })).code).toBe('00000')
    expect((await buyer.call('userInfo')).answer).toMatchObject({
      nickName: '王工',
      sex: 'F',
      birthDate: '1990-02-28',
      userMail: 'w@example.cn',
      company: '新厂',
      creditCode: '91310115MA1K3XH261',
      companyAddress: '科苑路 88 号',
      userMobile: '138****0001',
    })
    await save({ sex: '', birthDate: '', userMail: '', company: '', creditCode: '', companyAddress: '' })
    expect((await buyer.call('userInfo')).answer).toMatchObject({
      nickName: '王工',
      sex: undefined,
      birthDate: undefined,
      userMail: undefined,
      company: undefined,
      creditCode: undefined,
      companyAddress: undefined,
    })
    for (const [field, value] of [
      ['nickName', ' \u3000 '],
      ['nickName', '王'.repeat(16)],
      ['userMail', 'no mail'],
      ['birthDate', '2999-01-01'],
      ['birthDate', '1990-02-30'],
    ] as const)
      expect((await save({ [field]: value })).data).toEqual({ field })
    expect((await save({ sex: 'X' as 'M' })).code).toBe('A00014')
    expect((await buyer.call('userInfo')).answer.nickName).toBe('王工')
    await save({ nickName: '张工' })
  })

  it('crops an uploaded picture to a square, and releases the previous picture [R5.11]', async () => {
    const upload = async (visitor: Visitor, kind: 'avatar' | 'voucher' = 'avatar') =>
      (await visitor.call('uploadFile', { file: new Blob([await samplePicture({ width: 60, height: 40 })]), kind }))
        .answer.filePath
    const save = (avatarUrl: string) => buyer.call('setUserInfo', { avatarUrl })
    const used = async (path: string) =>
      (await mall.db.query<{ used: boolean }>('select used from upload where upload_id = $1', [path.slice(6)]))[0]?.used
    const [first, second] = [await upload(buyer), await upload(buyer)]
    expect((await save(first)).code).toBe('00000')
    expect((await buyer.call('userInfo')).answer.pic).toBe(first)
    const picture = await new Visitor(mall.app).raw('GET', `/${first}`)
    const { width, height } = await sharp(await picture.arrayBuffer()).metadata()
    expect([width, height]).toEqual([40, 40])
    expect((await save(second)).code).toBe('00000')
    expect([await used(first), await used(second)]).toEqual([false, true])
    const strangers = await upload(await new Visitor(mall.app).login('agreement'))
    for (const no of [
      strangers,
      await upload(buyer, 'voucher'),
      'https://elsewhere.example/x.png',
      `files/${randomUUID()}`,
    ])
      expect((await save(no)).code, no).toBe('A00001')
    expect((await buyer.call('userInfo')).answer.pic).toBe(second)
    await save('')
    expect((await buyer.call('userInfo')).answer.pic).toBeUndefined()
    expect(await used(second)).toBe(false)
  })

  it('sets a pay password by code, changes it with the old pay password, and returns only whether a pay password is set [R5.09]', async () => {
    expect((await buyer.call('centerInfo')).answer.isSetPassword).toBe(false)
    expect((await setPay('123456')).code).toBe('00000')
    expect((await buyer.call('centerInfo')).answer.isSetPassword).toBe(true)
    expect((await buyer.call('accountSafety')).answer).toMatchObject({ hasLoginPassword: true, hasPayPassword: true })
    for (const bad of ['12345', '1234567890123', 'abcdef', '12345６'])
      expect((await setPay(bad)).data).toEqual({ field: 'payPassword' })
    expect(await buyer.call('updatePayPassword', { password: '654321', oldPassword: '111111' })).toMatchObject({
      code: 'A00001',
      msg: '支付密码错误，还可尝试 4 次',
      data: { field: 'oldPayPassword' },
    })
    expect((await buyer.call('updatePayPassword', { password: '654321', oldPassword: '123456' })).code).toBe('00000')
    expect(await pay('654321')).toBeUndefined()
    expect(await pay('123456')).toMatchObject({ key: 'payPasswordWrong' })
    expect((await buyer.call('updatePayPassword', { password: '777777' })).code).toBe('A00010')
    const [{ kept }] = (await mall.db.query<{ kept: string }>(
      'select pay_password as kept from buyer where user_id = 1',
    )) as [{ kept: string }]
    expect(kept).not.toContain('654321')
  })

  it('reports a missing pay password without counting an attempt', async () => {
    for (let n = 0; n < 8; n++) expect(await pay('123456')).toMatchObject({ key: 'payPasswordUnset' })
  })

  it('checks five of fifty concurrent wrong pay passwords, and locks the pay password for 30 minutes after the last attempt [R5.09]', async () => {
    await setPay('123456')
    await pay('000001')
    mall.clock.now += 29 * MINUTE
    const told = await Promise.all(Array.from({ length: 50 }, (_, n) => pay(String(100_000 + n))))
    const looked = told.filter((one) => one?.key === 'payPasswordWrong')
    expect(looked.map((one) => one?.values?.left).toSorted()).toEqual([1, 2, 3])
    expect(told.filter((one) => one?.key === 'payPasswordLocked')).toHaveLength(47)
    expect((await buyer.call('accountSafety')).answer.payLockedUntil).toBe(mall.clock.now + 30 * MINUTE)
    mall.clock.now += 29 * MINUTE
    expect(await pay('123456')).toMatchObject({
      key: 'payPasswordLocked',
      values: { minutes: 1 },
      data: { field: 'payPassword', retryAfter: 60 },
    })
    mall.clock.now += MINUTE
    expect((await buyer.call('accountSafety')).answer.payLockedUntil).toBeUndefined()
    expect(await pay('123456')).toBeUndefined()
    // A right password resets the count of wrong passwords.
    for (let n = 0; n < 4; n++) await pay('000000')
    expect(await pay('123456')).toBeUndefined()
    expect(await pay('000000')).toMatchObject({ values: { left: 4 } })
  })

  it('accepts any number of concurrent right pay passwords, and counts only the wrong password among them [R5.09]', async () => {
    await setPay('123456')
    expect(await Promise.all(Array.from({ length: 12 }, () => pay('123456')))).toEqual(Array(12).fill(undefined))
    for (let n = 0; n < 3; n++) await pay('000000')
    const told = await Promise.all(Array.from({ length: 12 }, (_, n) => pay(n === 6 ? '000000' : '123456')))
    expect(told.filter((one) => one !== undefined).map((one) => one.key)).toEqual(['payPasswordWrong'])
  })

  it('unlocks a forgotten pay password by code, and locks its change as well as payments', async () => {
    await setPay('123456')
    for (let n = 0; n < 5; n++) await buyer.call('updatePayPassword', { password: '111222', oldPassword: '000000' })
    expect((await buyer.call('updatePayPassword', { password: '111222', oldPassword: '123456' })).msg).toContain(
      '30 分钟',
    )
    expect((await setPay('246810')).code).toBe('00000')
    expect(await pay('246810')).toBeUndefined()
  })

  it('accepts a code and a proof once, and only for their purpose', async () => {
    const flag = await proofOf(buyer, own, 'mobile')
    expect((await buyer.call('updatePayPassword', { password: '123456', flag })).msg).toContain('验证已过期')
    expect((await buyer.call('destroyUser', { flag })).code).toBe('A00001')
    mall.clock.now += MINUTE
    await buyer.call('sendOwnCode', { purpose: 'pay' })
    const validCode = await codeOf(own, 'pay')
    for (const purpose of ['mobile', 'close'] as const)
      expect((await buyer.call('checkOwnCode', { purpose, validCode })).code).toBe('A00006')
    expect((await new Visitor(mall.app).call('checkUpdatePwdSms', { mobile: own, validCode })).code).toBe('A00006')
    expect((await new Visitor(mall.app).call('smsLogin', { userName: own, passWord: validCode })).code).toBe('A00006')
    const proof = (await buyer.call('checkOwnCode', { purpose: 'pay', validCode })).answer
    expect((await buyer.call('checkOwnCode', { purpose: 'pay', validCode })).code).toBe('A00006')
    // Another account cannot use the proof, and a proof sets only one password.
    const other = await new Visitor(mall.app).login('agreement')
    expect((await other.call('updatePayPassword', { password: '123456', flag: proof })).code).toBe('A00001')
    const twice = await Promise.all(
      ['111111', '222222'].map((password) => buyer.call('updatePayPassword', { password, flag: proof })),
    )
    expect(twice.map(({ code }) => code).toSorted()).toEqual(['00000', 'A00001'])
  })

  it('changes the mobile number with codes sent to the old and the new number, and signs other devices out [R5.05]', async () => {
    const elsewhere = await new Visitor(mall.app).login()
    for (const flag of ['made-up', 'x'.repeat(200)]) {
      expect((await buyer.call('sendNewMobileCode', { mobile: fresh, flag })).msg).toContain('验证已过期')
      expect((await buyer.call('updateMobile', { mobile: fresh, validCode: '1', flag })).msg).toContain('验证已过期')
    }
    const flag = await proofOf(buyer, own, 'mobile')
    for (const mobile of ['1380000', '23800000001', own])
      expect((await buyer.call('sendNewMobileCode', { mobile, flag })).data).toEqual({ field: 'mobile' })
    const validCode = await newCode(buyer, fresh, flag)
    expect((await buyer.call('updateMobile', { mobile: fresh, validCode: 'wrong', flag })).code).toBe('A00006')
    expect((await buyer.call('updateMobile', { mobile: '13944440002', validCode, flag })).code).toBe('A00006')
    expect((await buyer.call('updateMobile', { mobile: fresh, validCode, flag })).code).toBe('00000')
    expect((await buyer.call('ownMobile')).answer.mobile).toBe(fresh)
    expect((await elsewhere.call('userInfo')).code).toBe('A00004')
    // A proof cannot be used twice.
    expect((await buyer.call('updateMobile', { mobile: '13944440002', validCode, flag })).code).toBe('A00001')
    expect((await new Visitor(mall.app).call('login', { userName: own, passWord: 'Mall2026!' })).code).toBe('A00001')
    expect((await new Visitor(mall.app).call('login', { userName: fresh, passWord: 'Mall2026!' })).code).toBe('00000')
    await mall.db.query('update buyer set mobile = $1 where mobile = $2', [own, fresh])
  })

  it('refuses a verified number that belongs to another account, and keeps the old number', async () => {
    const flag = await proofOf(buyer, own, 'mobile')
    const validCode = await newCode(buyer, others, flag)
    expect(await buyer.call('updateMobile', { mobile: others, validCode, flag })).toMatchObject({
      code: 'A00001',
      msg: '该手机号已被其他账号使用',
      data: { field: 'mobile' },
    })
    expect((await buyer.call('ownMobile')).answer.mobile).toBe(own)
    expect(mall.faults).toEqual([])
  })

  it('accepts only one of two concurrent requests for the same number or by the same account', async () => {
    const wanted = '13944440003'
    const [one, other] = [await newBuyer('13944440011'), await newBuyer('13944440012')]
    const flags = [await proofOf(one, '13944440011', 'mobile'), await proofOf(other, '13944440012', 'mobile')]
    await newCode(one, wanted, flags[0]!)
    const validCode = await newCode(other, wanted, flags[1]!)
    const told = await Promise.all(
      [one, other].map((visitor, n) => visitor.call('updateMobile', { mobile: wanted, validCode, flag: flags[n]! })),
    )
    expect(told.map(({ code }) => code).toSorted()[0]).toBe('00000')
    expect(told.filter(({ code }) => code === '00000')).toHaveLength(1)

    const third = await newBuyer('13944440013')
    const flag = await proofOf(third, '13944440013', 'mobile')
    const numbers = ['13944440021', '13944440022']
    const codes = [await newCode(third, numbers[0]!, flag), await newCode(third, numbers[1]!, flag)]
    const both: Reply<'updateMobile'>[] = await Promise.all(
      numbers.map((mobile, n) => third.call('updateMobile', { mobile, validCode: codes[n]!, flag })),
    )
    expect(both.map(({ code }) => code).toSorted()).toEqual(['00000', 'A00001'])
    expect(mall.faults).toEqual([])
  })

  it('lists an account’s sessions with readable device names and without tokens, and ends one session or all other sessions', async () => {
    const phone = new Visitor(mall.app)
    const answer = await phone.raw('POST', '/login', {
      body: JSON.stringify({ userName: 'buyer', passWord: 'Mall2026!' }),
      headers: { 'content-type': 'application/json', 'user-agent': windows, 'x-forwarded-for': '203.0.113.77' },
    })
    phone.token = ((await answer.json()) as { data: { accessToken: string } }).data.accessToken
    const third = await new Visitor(mall.app).login()
    const listed = await buyer.call('buyerSessions')
    expect(listed.answer.map(({ current }) => current)).toEqual([true, false, false])
    const found = listed.answer.find(({ browser }) => browser)!
    expect(found).toMatchObject({
      browser: 'Chrome',
      system: 'Windows',
      address: '203.0.*.*',
      createTime: mall.clock.now,
    })
    const said = JSON.stringify([listed.data, (await buyer.call('accountSafety')).data])
    for (const secret of [buyer.token!, phone.token, hashOfToken(phone.token), '113.77', 'AppleWebKit'])
      expect(said).not.toContain(secret)

    // Another buyer's session is reported as missing.
    const stranger = await new Visitor(mall.app).login('agreement')
    expect((await stranger.call('endBuyerSession', { sessionId: found.sessionId })).msg).toBe('该登录已退出')
    expect((await phone.call('userInfo')).code).toBe('00000')
    expect((await buyer.call('endBuyerSession', { sessionId: found.sessionId })).code).toBe('00000')
    expect([(await phone.call('userInfo')).code, (await third.call('userInfo')).code]).toEqual(['A00004', '00000'])
    await buyer.call('endOtherSessions', {})
    expect([(await third.call('userInfo')).code, (await buyer.call('userInfo')).code]).toEqual(['A00004', '00000'])
    expect((await stranger.call('userInfo')).code).toBe('00000')
    expect((await buyer.call('accountSafety')).answer.logins.length).toBeGreaterThan(2)
  })

  it('records the last use of a session at most once in five minutes', async () => {
    const other = await new Visitor(mall.app).login()
    const since = mall.clock.now
    const seen = async () => (await other.call('buyerSessions')).answer.find(({ current }) => !current)!.lastTime
    mall.clock.now = since + 4 * MINUTE
    await buyer.call('userInfo')
    expect(await seen()).toBe(since)
    mall.clock.now = since + 6 * MINUTE
    await buyer.call('userInfo')
    expect(await seen()).toBe(since + 6 * MINUTE)
  })

  it('does not close an account with open orders, and names the orders', async () => {
    const { uuid } = (
      await buyer.call('confirmOrder', { orderItem: { prodId: 101, skuId: 1001, shopId: 1, prodCount: 1 } })
    ).answer
    const orderNumber = (await buyer.call('submitOrder', { orderShopParams: [], uuid: uuid! })).answer.orderNumbers
    expect((await buyer.call('closing')).answer).toMatchObject({
      blocked: 1,
      blockers: [{ kind: 'order', number: orderNumber, status: 1 }],
    })
    const flag = await proofOf(buyer, own, 'close')
    expect((await buyer.call('destroyUser', { flag })).msg).toContain('1 笔未完成')
    expect((await buyer.call('userInfo')).code).toBe('00000')
    for (const status of [2, 3]) {
      await mall.db.query('update orders set status = $2 where order_number = $1', [orderNumber, status])
      expect((await buyer.call('destroyUser', { flag })).code).toBe('A00001')
    }
    await mall.db.query('update orders set status = 5 where order_number = $1', [orderNumber])
    expect((await buyer.call('closing')).answer).toMatchObject({ blocked: 0, keptOrders: 1 })
    await mall.db.query(
      `insert into credit_entry (user_id, kind, month, late, amount, created)
      select user_id, 'carry', '2026-10', false, 12.5, 0 from buyer where account = 'buyer'`,
    )
    expect((await buyer.call('closing')).answer.blockers).toEqual([{ kind: 'credit', number: '12.50', status: 1 }])
  })

  it('closes an account permanently: its orders stay without personal data, and its name and number can be registered again', async () => {
    const mobile = '13944440031'
    const visitor = await newBuyer(mobile)
    const user = await userOf(mobile)
    await mall.db.query(
      "update buyer set account = 'leaver', mail = 'x@example.cn', company = '厂' where user_id = $1",
      [user],
    )
    await visitor.call('addAddress', { ...address, mobile })
    await visitor.call('changeItem', { prodId: 101, skuId: 1002, shopId: 1, count: 1 })
    const { uuid } = (
      await visitor.call('confirmOrder', { orderItem: { prodId: 101, skuId: 1001, shopId: 1, prodCount: 1 } })
    ).answer
    const number = (await visitor.call('submitOrder', { orderShopParams: [], uuid: uuid! })).answer.orderNumbers
    await mall.db.query('update orders set status = 5, finished_at = $2 where order_number = $1', [
      number,
      mall.clock.now,
    ])
    expect((await visitor.call('closing')).answer.lost).toMatchObject({ addresses: 1, cartLines: 1 })
    const elsewhere = new Visitor(mall.app, { token: visitor.token })
    const flag = await proofOf(visitor, mobile, 'close')
    const codes = await Promise.all([visitor, elsewhere].map((one) => one.call('destroyUser', { flag })))
    expect(codes.filter(({ code }) => code === '00000')).toHaveLength(1)
    expect((await visitor.call('userInfo')).code).toBe('A00004')

    const [left] = await mall.db.query<Record<string, unknown>>('select * from buyer where user_id = $1', [user])
    expect(left).toMatchObject({
      account: null,
      mobile: null,
      mail: null,
      company: null,
      password: null,
      closed: expect.anything(),
    })
    expect(JSON.stringify(left)).not.toMatch(/4440031|离|厂/)
    for (const table of tablesDeletedWithAccount)
      expect(await mall.db.query(`select 1 from ${table} where user_id = $1`, [user]), table).toEqual([])
    const order = async () =>
      (
        await mall.db.query<{ address: { receiver: string } }>('select address from orders where order_number = $1', [
          number,
        ])
      )[0]!.address
    expect(await order()).toMatchObject({ receiver: '离先生' })
    // A session that a concurrent sign-in opens after the closing gives no access.
    await mall.db.query('insert into session (token_hash, user_id, expires) values ($1, $2, $3)', [
      hashOfToken('late'),
      user,
      mall.clock.now + DAY,
    ])
    expect((await new Visitor(mall.app, { token: 'late' }).call('userInfo')).code).toBe('A00004')

    await mall.db.query("update buyer set account = 'leaver' where mobile = $1", [own])
    await mall.db.query("update buyer set account = 'buyer' where mobile = $1", [own])
    const again = await newBuyer(mobile)
    expect(await userOf(mobile)).not.toBe(user)
    expect((await again.call('myOrder', { status: 0 })).answer.records).toEqual([])

    await forgetOldAddresses(mall.db, mall.clock.now + 3 * 365 * DAY - DAY)
    expect(await order()).toMatchObject({ receiver: '离先生' })
    await forgetOldAddresses(mall.db, mall.clock.now + 3 * 365 * DAY + DAY)
    expect(await order()).toMatchObject({ receiver: '', mobile: '', addr: '' })
    expect(mall.faults).toEqual([])
  })

  it('tells what a closed account loses, and keeps of its records only what the law requires', async () => {
    const mobile = '13944440041'
    const visitor = await newBuyer(mobile)
    const user = await userOf(mobile)
    const { db, clock } = mall
    await db.query("update buyer set account = 'leaver41', pay_password = 'x', sex = 'F' where user_id = $1", [user])
    await db.query('insert into collection (user_id, prod_id, created) values ($1, 101, 0)', [user])
    await db.query('insert into shop_collection (user_id, shop_id, created) values ($1, 1, 0)', [user])
    await db.query('insert into chat_channel (user_id, shop_id, spoken) values ($1, 1, 0)', [user])
    await db.query("insert into visit (user_id, record, created) values ($1, '{}', 41)", [user])
    await db.query(
      "insert into attempt (key, count, since) values ('login as leaver41', 5, $1), ($2, 5, $1), ($3, 5, $1)",
      [clock.now, `login as ${mobile}`, `pay password ${user}`],
    )
    await db.query(
      `insert into distributor (user_id, card_no, state, type, real_name, identity_number, identity_front, identity_back, mobile,
        licence, bank_name, bank_branch, bank_account, applied) values ($1, 'LEAVER41', 1, 1, '离先生', '1', 'files/f', 'files/b', $2, 'files/l', '', '', '', 0)`,
      [user, mobile],
    )
    for (const kind of ['voucher', 'comment', 'proof', 'avatar'])
      await db.query(
        `insert into upload (upload_id, user_id, type, kind, name, size, created, used) values ($1, $2, 'image/png', $3, 'a', 1, 9, true)`,
        [`leaver-${kind}`, user, kind],
      )
    for (const [number, state] of [
      ['Q41', 'open'],
      ['Q42', 'completed'],
    ] as const)
      await db.query(
        `insert into inquiry (number, user_id, state, phone, contact, address, remark, created) values ($1, $2, $3, $4, '离先生', '{}', '', 0)`,
        [number, user, state, mobile],
      )
    const at = { user, now: clock.now, cause: 'system' as const, key: 'leaver' }
    await db.tx((tx) => book(tx, { ...at, kind: 'points', amount: 70, expires: clock.now + 400 * DAY }))
    await db.tx((tx) => book(tx, { ...at, kind: 'balance', amount: '8.50' }))
    const { lost } = (await visitor.call('closing')).answer
    expect(lost).toMatchObject({ addresses: 0, collections: 2, cartLines: 0, messages: 1, balance: '8.50' })
    expect(lost.points).toBeGreaterThanOrEqual(70)

    expect((await visitor.call('destroyUser', { flag: await proofOf(visitor, mobile, 'close') })).code).toBe('00000')
    expect(
      (
        await db.query(
          'select state, mobile, identity_front, identity_back, licence, real_name from distributor where user_id = $1',
          [user],
        )
      )[0],
    ).toEqual({
      state: 2,
      mobile: '',
      identity_front: '',
      identity_back: '',
      licence: null,
      real_name: '离先生',
    })
    expect(await db.query('select kind, used, created from upload where user_id = $1 order by kind', [user])).toEqual([
      { kind: 'avatar', used: false, created: 0 },
      ...['comment', 'proof', 'voucher'].map((kind) => ({ kind, used: true, created: 9 })),
    ])
    expect(
      await db.query('select state, phone, contact, address from inquiry where user_id = $1 order by number', [user]),
    ).toEqual(['closed', 'completed'].map((state) => ({ state, phone: '', contact: '', address: null })))
    expect(await db.query('select user_id from visit where created = 41')).toEqual([{ user_id: null }])
    expect(
      await db.query('select 1 from attempt where key = any($1::text[])', [
        `{"login as leaver41","login as ${mobile}","pay password ${user}"}`,
      ]),
    ).toEqual([])
    expect(await db.query('select 1 from sms_code where mobile = $1', [mobile])).toEqual([])
  })

  it('names the oldest ten of the records that block the closing of an account', async () => {
    const visitor = await newBuyer('13944440051')
    const user = await userOf('13944440051')
    await visitor.call('addAddress', address)
    const { uuid } = (
      await visitor.call('confirmOrder', { orderItem: { prodId: 101, skuId: 1001, shopId: 1, prodCount: 1 } })
    ).answer
    const number = (await visitor.call('submitOrder', { orderShopParams: [], uuid: uuid! })).answer.orderNumbers
    await mall.db.query('update orders set status = 5, finished_at = 0 where order_number = $1', [number])
    const states = ['applied', 'closed', ...Array.from({ length: 11 }, () => 'applied')]
    for (const [n, state] of states.entries())
      await mall.db.query(
        `insert into refund (refund_sn, order_number, user_id, shop_id, kind, state, whole, unsent, amount, freight, reason, description,
          mobile, received, photos, created, events) values ($1, $2, $3, 1, 'money', $4, false, false, 1, 0, '', '', '', false, '', $5, '[]')`,
        [`R51-${n}`, number, user, state, 1000 - n],
      )
    await mall.db.query(
      `insert into credit_entry (user_id, kind, month, late, amount, created) values ($1, 'carry', '2026-10', false, 12.5, 5),
        ($1, 'payment', '2026-10', false, -12.5, 6)`,
      [user],
    )
    const { blockers, blocked } = (await visitor.call('closing')).answer
    expect(blocked).toBe(12)
    expect(blockers.map(({ kind, number: name }) => `${kind} ${name}`)).toEqual(
      Array.from({ length: 10 }, (_, n) => `refund R51-${12 - n}`),
    )
    // Another buyer's records block nothing.
    const other = await newBuyer('13944440052')
    expect((await other.call('closing')).answer).toMatchObject({ blocked: 0, blockers: [], keptOrders: 0 })
  })

  it('lists every table with a `user_id` as deleted, kept or anonymised when an account closes', async () => {
    const tables = await mall.db.query<{ name: string }>(
      "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id' order by 1",
    )
    const decided = [...tablesDeletedWithAccount, ...tablesKeptAfterClosing, ...anonymisedTables].toSorted()
    expect(tables.map(({ name }) => name).toSorted()).toEqual(decided)
  })
})
