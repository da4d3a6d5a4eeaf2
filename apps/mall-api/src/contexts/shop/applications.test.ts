import type { ShopApplication } from '@millwright/domain/shop/application'
import { emptyApplication } from '@millwright/domain/shop/application'
import { beforeAll, expect, it } from 'vitest'
import { openSession } from '../../core/identity/sessions.ts'
import { arrayText } from '../../db/db.ts'
import { closeOwnShop } from './judgeShop.ts'
import { onDatabase } from '../../testing/databases.ts'
import { samplePicture } from '../../testing/samplePicture.ts'
import { CONSOLE_KEY, testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'
import { Visitor } from '../../testing/visitor.ts'

onDatabase((open) => {
  let mall: TestMall
  beforeAll(async () => {
    mall = await testMall(open())
  }, 60_000)

  const buyer = async (mobile: string) => {
    const { db, clock } = mall
    await db.query(
      `insert into buyer (mobile, nick_name, created) values ($1, '{"zh":"x","en":"x"}', $2) on conflict (mobile) do nothing`,
      [mobile, clock.now],
    )
    const { accessToken } = await openSession(db, Number(await userOf(mobile)), clock.now)
    return new Visitor(mall.app, { token: accessToken })
  }
  const file = async (visitor: Visitor, kind: 'logo' | 'licence') =>
    (await visitor.call('uploadFile', { file: await samplePicture(), kind })).answer.filePath
  const filled = async (visitor: Visitor, shopName: string): Promise<ShopApplication> => ({
    shopName,
    intro: '链条、链轮、联轴器现货，支持非标定制。',
    shopLogo: await file(visitor, 'logo'),
    city: '上海市',
    phone: '13800000001',
    firmName: '上海太湖链传动有限公司',
    creditCode: '91350100 M000100Y43',
    representative: '钱进',
    residence: '上海市浦东新区科苑路 88 号',
    businessLicense: await file(visitor, 'licence'),
    identityNumber: '11010519491231002x',
    identityCardFront: await file(visitor, 'licence'),
    identityCardLater: await file(visitor, 'licence'),
    categoryIds: ['1'],
    categoryFiles: '',
    brands: [{ brandName: '东华', qualifications: await file(visitor, 'licence') }],
    accountKind: 'person',
    accountName: '钱进',
    bankName: '工行',
    bankAccount: '4111 1111 1111 1111',
  })
  const inConsole = async (action: string, form: Record<string, string>) => {
    const answer = await mall.app.request(`http://localhost/console/${CONSOLE_KEY}/${action}`, {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    return answer.headers.get('location')?.includes('said=done')
  }
  const userOf = async (mobile: string) =>
    String(
      (await mall.db.query<{ user: number }>('select user_id as user from buyer where mobile = $1', [mobile]))[0]!.user,
    )

  /** The rows of all owners except the given buyers. */
  const others = (...mobiles: string[]) =>
    mall.db.query(
      `select o.*, a.* from shop_owner o left join shop_application a using (user_id) join buyer b using (user_id)
      where b.mobile <> all($1::text::text[]) order by b.user_id`,
      [arrayText(mobiles)],
    )
  /** The status of each shop, and of each product, except those of the given shop. */
  const shelves = async (except: number) => [
    ...(await mall.db.query('select shop_id, status from shop where shop_id <> $1 order by shop_id', [except])),
    ...(await mall.db.query('select prod_id, status, off_with_shop from product where shop_id <> $1 order by prod_id', [
      except,
    ])),
  ]

  it('keeps each step as a draft that another device continues, and reports the step’s mistakes [R5.12]', async () => {
    const owner = await buyer('13900001001')
    expect((await owner.call('ownShop', {})).answer).toMatchObject({
      draft: undefined,
      draftProblems: expect.any(Array),
    })
    const { answer } = await owner.call('saveShopDraft', {
      step: 'shop',
      shopName: '中轴直营',
      intro: '太短',
      city: '纽约',
      phone: '13800000001',
      // A field of another step is ignored.
      bankName: '工行',
    })
    expect(answer.problems).toEqual([
      { field: 'shopName', problem: 'nameTaken' },
      { field: 'intro', problem: 'introLength' },
      { field: 'shopLogo', problem: 'logoMissing' },
      { field: 'city', problem: 'cityUnknown' },
    ])
    const elsewhere = await buyer('13900001001')
    expect((await elsewhere.call('ownShop', {})).answer.draft).toMatchObject({
      shopName: '中轴直营',
      intro: '太短',
      bankName: '',
    })
  })

  it('tells whether a name is free: not taken, not applied for, without special characters [R5.12]', async () => {
    const visitor = new Visitor(mall.app)
    const free = async (shopName: string) => (await visitor.call('checkShopName', { shopName })).answer
    // Spaces around a name do not count.
    expect([await free('太湖链传动'), await free(` ${'一'.repeat(20)} `), await free(' ')]).toEqual([true, true, false])
    expect([
      await free('中轴 直营'),
      await free('AXIS direct'),
      await free('太湖@链'),
      await free('一'.repeat(21)),
    ]).toEqual([false, false, false, false])
  })

  it('refuses an invalid application by field, turns a valid one into a shop in the console, and takes it offline and back [R3.04] [R2.24]', async () => {
    const mobile = '13900001002'
    const owner = await buyer(mobile)
    const elsewhere = await others(mobile)
    const application = await filled(owner, '沪上链传动')
    const wrong = await owner.call('applyShop', {
      ...application,
      creditCode: '91350100M000100Y44',
      bankAccount: '4111111111111112',
    })
    expect([wrong.code, wrong.data]).toEqual([
      'A00001',
      {
        problems: [
          { field: 'creditCode', problem: 'codeCheck' },
          { field: 'bankAccount', problem: 'accountCheck' },
        ],
      },
    ])
    expect((await owner.call('reapplyShop', application)).code).toBe('A00001')
    expect((await owner.call('applyShop', application)).code).toBe('00000')
    const inReview = { code: 'A00001', msg: '开店申请正在审核，暂时不能修改' }
    expect(await owner.call('applyShop', application)).toMatchObject(inReview)
    const late = () => owner.call('saveShopDraft', { step: 'bank', bankName: 'x' })
    expect(await late()).toMatchObject(inReview)
    expect((await owner.call('centerInfo', {})).answer).toMatchObject({
      shopAuditStatus: 0,
      shopStatus: 4,
      merchantUrl: undefined,
    })

    const user = await userOf(mobile)
    expect(await inConsole('shopRefuse', { user, field0: 'businessLicense', reason0: '' })).toBe(false)
    expect(await inConsole('shopRefuse', { user, field0: 'businessLicense', reason0: '看不清' })).toBe(true)
    const refused = (await owner.call('ownShop', {})).answer
    expect(refused).toMatchObject({
      shopAuditStatus: -1,
      reasons: [{ field: 'businessLicense', reason: '看不清' }],
      draft: { creditCode: '91350100M000100Y43', bankAccount: '4111111111111111' },
    })
    const licence = await file(owner, 'licence')
    expect((await owner.call('saveShopDraft', { step: 'company', businessLicense: licence })).answer.problems).toEqual(
      [],
    )
    // The files of the sent application stay until another one is sent.
    expect((await owner.raw('GET', `/${application.businessLicense}`)).status).toBe(200)
    const draft = (await owner.call('ownShop', {})).answer.draft!
    expect((await owner.call('reapplyShop', draft)).code).toBe('00000')
    expect(await inConsole('shopApprove', { user })).toBe(true)
    expect(await inConsole('shopApprove', { user })).toBe(false)
    const alreadyOpen = { code: 'A00001', msg: '您已经有一家店铺' }
    expect(await late()).toMatchObject(alreadyOpen)
    expect(await owner.call('applyShop', application)).toMatchObject(alreadyOpen)

    const { shopId, account, merchantUrl } = (await owner.call('ownShop', {})).answer
    expect(account).toBe(`mw${shopId}`)
    expect(merchantUrl).toMatch(/^http/)
    const visitor = new Visitor(mall.app, { locale: 'en' })
    expect((await visitor.call('shopInfo', { shopId: shopId! })).answer).toMatchObject({
      shopName: '沪上链传动',
      shopStatus: 1,
      city: 'Shanghai',
      prodNum: 0,
      company: { firmName: '上海太湖链传动有限公司', creditCode: '91350100M000100Y43' },
    })
    expect((await visitor.call('shopPage', { shopName: 'hushang' })).answer.records.map((shop) => shop.shopId)).toEqual(
      [shopId],
    )
    const free = async (who: Visitor, shopName: string) => (await who.call('checkShopName', { shopName })).answer
    expect(await free(new Visitor(mall.app), '沪上链传动')).toBe(false)
    // The name of one's own shop is free, the name of another shop is not.
    expect([await free(owner, '沪上链传动'), await free(owner, '中轴直营')]).toEqual([true, false])
    // The logo is now public, the documents are not.
    expect((await visitor.raw('GET', `/${application.shopLogo}`)).status).toBe(200)
    expect((await visitor.raw('GET', `/${licence}`)).status).toBe(404)

    expect(await inConsole('shopOnline', { user })).toBe(false)
    expect(await inConsole('shopOffline', { user, reason: '资质到期' })).toBe(true)
    expect(await inConsole('shopOffline', { user, reason: '抽检' })).toBe(false)
    expect((await owner.call('ownShop', {})).answer).toMatchObject({ shopStatus: 2, offlineReason: '资质到期' })
    expect((await visitor.call('shopPage', { shopName: 'hushang' })).answer.total).toBe(0)
    expect(await inConsole('shopOnline', { user })).toBe(true)
    expect((await owner.call('centerInfo', {})).answer).toMatchObject({
      shopAuditStatus: 1,
      shopStatus: 1,
      shopId,
      merchantUrl: expect.stringMatching(/^http/),
    })
    expect(await others(mobile)).toEqual(elsewhere)
  })

  it('asks for categories as soon as the mall has some, so that an empty mall gets its first shop [R5.12]', async () => {
    const owner = await buyer('13900001009')
    const named = async () => {
      const { answer } = await owner.call('saveShopDraft', { step: 'goods', categoryIds: [], brands: [] })
      return answer.problems
    }
    expect(await named()).toEqual([{ field: 'categoryIds', problem: 'categoriesNone' }])
    await mall.db.query('update category set status = 0 where grade = 1')
    expect(await named()).toEqual([])
    const hidden = { step: 'goods' as const, categoryIds: ['1'], brands: [] }
    expect((await owner.call('saveShopDraft', hidden)).answer.problems).toEqual([
      { field: 'categoryIds', problem: 'categoryUnknown' },
    ])
    const application = { ...(await filled(owner, '第一家店')), categoryIds: [] }
    expect((await owner.call('applyShop', application)).code).toBe('00000')
    expect(await inConsole('shopApprove', { user: await userOf('13900001009') })).toBe(true)
    await mall.db.query('update category set status = 1')
  })

  it('delists a shop’s products with the shop, and relists only those [R3.04]', async () => {
    const shelf = async () =>
      (
        await mall.db.query<{ id: number; status: number }>(
          'select prod_id as id, status from product where shop_id = 2 order by prod_id',
        )
      ).map(({ status }) => status)
    const user = await userOf('13800000005')
    await mall.db.query('update product set status = 1 where shop_id = 2')
    await mall.db.query(
      'update product set status = 0 where prod_id = (select min(prod_id) from product where shop_id = 2)',
    )
    // A product of another shop that is offline.
    await mall.db.query('update product set status = 2, off_with_shop = true where prod_id = 102')
    const before = await shelf()
    const elsewhere = await shelves(2)
    expect(before).toContain(1)
    expect(await inConsole('shopOffline', { user, reason: '抽检' })).toBe(true)
    expect(await shelf()).not.toContain(1)
    expect(await shelves(2)).toEqual(elsewhere)
    expect(await inConsole('shopOnline', { user })).toBe(true)
    expect(await shelf()).toEqual(before)
    expect(await shelves(2)).toEqual(elsewhere)
    await mall.db.query('update product set status = 1, off_with_shop = false where prod_id = 102')
    expect(before).toContain(0)
    await mall.db.query('update product set status = 1 where shop_id = 2')
  })

  it('sets the store password of 6 to 12 digits, changes it only with the old one, and locks after five wrong attempts [R5.09]', async () => {
    const owner = await buyer('13800000007')
    const elsewhere = await others('13800000007')
    const set = async (password: string, oldPassword?: string) =>
      (await owner.call('setStorePassword', { password, oldPassword })).code
    expect([await set('12345'), await set('1234567890123'), await set('12345a'), await set('123456')]).toEqual([
      'A00001',
      'A00001',
      'A00001',
      '00000',
    ])
    expect([await set('654321'), await set('654321', '111111'), await set('654321', '123456')]).toEqual([
      'A00001',
      'A00001',
      '00000',
    ])
    const said = await Promise.all(
      Array.from({ length: 8 }, () => owner.call('setStorePassword', { password: '777777', oldPassword: '654321' })),
    )
    expect(said.filter(({ code }) => code === '00000')).toHaveLength(1)
    await mall.db.query("delete from attempt where key like 'store password%'")
    expect(await set('654321', '777777')).toBe('00000')
    const wrong = async () => (await owner.call('setStorePassword', { password: '222222', oldPassword: '000000' })).msg
    expect([await wrong(), await wrong(), await wrong(), await wrong(), await wrong()]).toEqual([
      ...[4, 3, 2, 1].map((left) => `原店铺密码不正确，还可尝试 ${left} 次`),
      '密码错误次数过多，请 30 分钟后再试',
    ])
    mall.clock.now += 60_001
    expect(await owner.call('setStorePassword', { password: '222222', oldPassword: '654321' })).toMatchObject({
      code: 'A00001',
      msg: '密码错误次数过多，请 29 分钟后再试',
    })
    mall.clock.now += 31 * 60_000
    expect(await set('222222', '654321')).toBe('00000')
    // A code sent to the account's number replaces the forgotten password once and ends the lock.
    // The lock counts from the last wrong try.
    for (let n = 0; n < 5; n++) {
      await set('333333', '000000')
      mall.clock.now += 7 * 60_000
    }
    mall.clock.now += 5 * 60_000
    const locked = { code: 'A00001', msg: '密码错误次数过多，请 18 分钟后再试' }
    expect(await owner.call('setStorePassword', { password: '333333', oldPassword: '222222' })).toMatchObject(locked)
    const [{ count } = { count: 0 }] = await mall.db.query<{ count: number }>(
      "select count from attempt where key like 'store password %'",
    )
    expect(count).toBe(5)
    await owner.call('sendOwnCode', { purpose: 'store' })
    const [{ code } = { code: '' }] = await mall.db.query<{ code: string }>(
      "select code from sms_code where purpose = 'store' and mobile = '13800000007'",
      [],
    )
    const flag = (await owner.call('checkOwnCode', { purpose: 'store', validCode: code })).answer
    const forced = async (proof: string) =>
      (await owner.call('setStorePassword', { password: '333333', flag: proof })).code
    expect([await forced('x'.repeat(20)), await forced(flag), await forced(flag)]).toEqual([
      'A00001',
      '00000',
      'A00001',
    ])
    expect(await set('444444', '333333')).toBe('00000')
    expect(await others('13800000007')).toEqual(elsewhere)
    const nobody = await buyer('13900001003')
    expect((await nobody.call('setStorePassword', { password: '123456' })).code).toBe('A00001')
  })

  it('shows each stage of an application with its times, in the reader’s language [R5.12]', async () => {
    // Times are kept in whole seconds.
    mall.clock.now = Math.ceil(mall.clock.now / 1000) * 1000
    const mobile = '13900001011'
    const owner = await buyer(mobile)
    const own = async () => (await owner.call('ownShop', {})).answer
    const user = await userOf(mobile)
    const set = (fields: object) => owner.call('setStorePassword', { password: '123456', ...fields })
    expect(await own()).toMatchObject({ reasons: [], hasStorePassword: false, merchantUrl: undefined })
    expect((await own()).draftProblems[0]).toEqual({ field: 'shopName', problem: 'nameEmpty' })
    expect(await set({})).toMatchObject({ code: 'A00001', msg: '店铺通过审核后才能设置' })
    expect((await owner.call('reapplyShop', await filled(owner, '苏州链传动'))).msg).toBe('还没有提交过开店申请')
    await owner.call('saveShopDraft', { step: 'shop', shopName: '草稿' })
    expect((await own()).draftTime).toBe(mall.clock.now)
    const later = () => (mall.clock.now += 60_000)
    const start = mall.clock.now
    later()
    const application = { ...(await filled(owner, '苏州链传动')), categoryIds: ['1', '2'] }
    expect((await owner.call('applyShop', application)).code).toBe('00000')
    const sent = await own()
    expect(sent).toMatchObject({
      shopAuditStatus: 0,
      shopId: String(900_000 + Number(user)),
      sent: { shopName: '苏州链传动' },
      sentTime: start + 1 * 60_000,
      draftProblems: [],
      reasons: [],
    })
    expect([sent.draft, sent.draftTime, sent.answerTime, sent.merchantUrl]).toEqual(Array(4).fill(undefined))
    later()
    // Only an open shop goes offline, and only a waiting application is judged.
    expect(await inConsole('shopOffline', { user, reason: '抽检' })).toBe(false)
    expect(await inConsole('shopOnline', { user })).toBe(false)
    expect(await inConsole('shopRefuse', { user })).toBe(false)
    const twice = { field0: 'businessLicense', reason0: '看不清', field1: 'shopName', reason1: '换一个' }
    expect(await inConsole('shopRefuse', { user, ...twice })).toBe(true)
    expect(await inConsole('shopRefuse', { user, ...twice })).toBe(false)
    expect(await inConsole('shopApprove', { user })).toBe(false)
    const refused = await own()
    expect(refused).toMatchObject({ shopAuditStatus: -1, answerTime: start + 2 * 60_000 })
    expect(refused.reasons.map(({ field }) => field).toSorted()).toEqual(['businessLicense', 'shopName'])
    later()
    const next = { ...application, businessLicense: await file(owner, 'licence') }
    await owner.call('saveShopDraft', { step: 'company', businessLicense: next.businessLicense })
    expect((await owner.call('reapplyShop', next)).code).toBe('00000')
    const again = await own()
    expect(again).toMatchObject({ shopAuditStatus: 0, sentTime: start + 3 * 60_000, reasons: [] })
    expect([again.draft, again.draftTime, again.answerTime]).toEqual([undefined, undefined, undefined])
    const used = async (path: string) =>
      (await mall.db.query<{ used: boolean }>('select used from upload where upload_id = $1', [path.slice(6)]))[0]!.used
    expect([await used(application.businessLicense), await used(next.businessLicense)]).toEqual([false, true])

    // The name may be taken until the approval, by a shop or by an application that came first.
    await mall.db.query(`update shop set name = '{"zh":"苏州 链传动","en":"x"}' where shop_id = 2`)
    expect(await inConsole('shopApprove', { user })).toBe(false)
    await mall.db.query(`update shop set name = '{"zh":"固美","en":"Fixwell"}' where shop_id = 2`)
    expect(await inConsole('shopApprove', { user })).toBe(true)
    expect((await own()).answerTime).toBe(start + 3 * 60_000)
    const [shop] = await mall.db.query('select * from shop where shop_id = $1', [900_000 + Number(user)])
    expect(shop).toMatchObject({
      shop_type: 2,
      name: { zh: '苏州链传动', en: '苏州链传动' },
      intro: { zh: application.intro },
      city: { zh: '上海', en: 'Shanghai' },
      phone: '13800000001',
      freight_base: '10.00',
      freight_free_from: '200.00',
      status: 1,
      logo: application.shopLogo,
      company: {
        firmName: { zh: '上海太湖链传动有限公司' },
        creditCode: '91350100M000100Y43',
        representative: { en: '钱进' },
        residence: { zh: '上海市浦东新区科苑路 88 号' },
        businessScope: { zh: '轴承、紧固件', en: 'Bearings, Fasteners' },
      },
    })
    expect((await set({ password: '12345' })).data).toEqual({ field: 'password' })
    expect((await set({ flag: 'x'.repeat(20) })).data).toEqual({ field: 'password' })
    expect((await set({})).code).toBe('00000')
    expect(await own()).toMatchObject({ hasStorePassword: true, passwordTime: start + 3 * 60_000 })
    expect((await set({ oldPassword: '000000' })).data).toEqual({ field: 'oldPassword' })
    const said = await Promise.all(Array.from({ length: 3 }, () => set({ password: '777777', oldPassword: '123456' })))
    const refusals = said.filter(({ code }) => code !== '00000')
    expect(refusals).toHaveLength(2)
    for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'A00001', data: { field: 'oldPassword' } })
    await inConsole('shopOffline', { user, reason: '资质到期' })
    expect((await own()).offlineReason).toBe('资质到期')
    await inConsole('shopOnline', { user })
    expect((await own()).offlineReason).toBeUndefined()
    mall.clock.now = start
  })

  it('checks an application against the names, cities and categories of the mall [R5.12]', async () => {
    const owner = await buyer('13900001012')
    const other = await buyer('13900001013')
    const problems = async (fields: object, who = owner) =>
      (await who.call('saveShopDraft', { step: 'shop', ...fields } as never)).answer.problems
    const has = async (fields: object, problem: string, who = owner) =>
      (await problems(fields, who)).some((one) => one.problem === problem)
    for (const city of ['上海', '上海市', '上海 市', 'Shanghai', 'shanghai city'])
      expect(await has({ city }, 'cityUnknown'), city).toBe(false)
    expect(await has({ city: 'Shanghai  city' }, 'cityUnknown')).toBe(false)
    for (const city of ['浦东新区', '市', '上', '上市海', 'Shang'])
      expect(await has({ city }, 'cityUnknown'), city).toBe(true)
    expect((await owner.call('applyShop', await filled(owner, '宁波 Chains'))).code).toBe('00000')
    expect(await has({ shopName: '宁波chains' }, 'nameTaken', other)).toBe(true)
    const free = async (who: Visitor) => (await who.call('checkShopName', { shopName: ' 宁波CHAINS ' })).answer
    expect([await free(owner), await free(other)]).toEqual([true, false])
    // A refused application frees its name.
    const user = await userOf('13900001012')
    await inConsole('shopRefuse', { user, field0: 'shopName', reason0: '换一个' })
    expect(await free(other)).toBe(true)
    const goods = (categoryIds: string[]) => problems({ step: 'goods', categoryIds })
    expect((await goods(['1', '2'])).some(({ field }) => field === 'categoryIds')).toBe(false)
    await mall.db.query('update category set status = 0 where category_id = 2')
    for (const ids of [['1', '999'], ['11'], ['1', '2'], ['9'.repeat(19)]])
      expect((await goods(ids)).find(({ field }) => field === 'categoryIds')).toEqual({
        field: 'categoryIds',
        problem: 'categoryUnknown',
      })
    // Each step reports its own mistakes only, in the order of the form.
    expect(await has({ shopName: '一家新店' }, 'categoryUnknown')).toBe(false)
    const wrong = {
      ...(await filled(owner, '一家新店')),
      bankName: '',
      categoryIds: [],
      brands: [{ brandName: '东华', qualifications: '' }],
    }
    const listed = ((await owner.call('applyShop', wrong)).data as { problems: { field: string }[] }).problems
    expect(listed.map(({ field }) => field)).toEqual(['categoryIds', 'brandFile0', 'bankName'])
    await mall.db.query('update category set status = 1 where category_id = 2')
  })

  it('takes a closed account’s shop and its products off sale, and closes no shop that never opened', async () => {
    const close = (user: string) => mall.db.tx((tx) => closeOwnShop(tx, Number(user)))
    const user = await userOf('13800000005')
    const [{ shopId } = { shopId: 0 }] = await mall.db.query<{ shopId: number }>(
      'select shop_id as "shopId" from shop_owner where user_id = $1',
      [user],
    )
    const states = async () =>
      [
        ...(await mall.db.query<{ status: number }>('select status from shop where shop_id = $1', [shopId])),
        ...(await mall.db.query<{ status: number }>('select status from product where shop_id = $1 order by prod_id', [
          shopId,
        ])),
      ].map(({ status }) => status)
    const before = await states()
    const elsewhere = await shelves(shopId)
    expect(before[0]).toBe(1)
    await mall.db.query('update shop_owner set audit_status = 0 where user_id = $1', [user])
    await close(user)
    expect(await states()).toEqual(before)
    await mall.db.query('update shop_owner set audit_status = 1 where user_id = $1', [user])
    await close(user)
    expect((await states())[0]).toBe(0)
    expect((await states()).slice(1)).not.toContain(1)
    expect(await shelves(shopId)).toEqual(elsewhere)
    await mall.db.query('update shop set status = 1 where shop_id = $1', [shopId])
    await mall.db.query('update product set status = 1, off_with_shop = false where shop_id = $1 and off_with_shop', [
      shopId,
    ])
  })

  it('shows nobody another’s application, licence or identity card, and accepts none of another’s files [R8.02]', async () => {
    const stranger = await buyer('13900001004')
    const rows = await mall.db.query<{ sent: ShopApplication }>(
      'select sent from shop_application where sent is not null',
    )
    const secrets = rows.flatMap(({ sent }) => [sent.identityNumber, sent.bankAccount, sent.creditCode])
    const own = JSON.stringify((await stranger.call('ownShop', {})).answer)
    expect(secrets.filter((secret) => own.includes(secret))).toEqual([])
    for (const { sent } of rows)
      for (const path of [sent.businessLicense, sent.identityCardFront, sent.identityCardLater]) {
        expect((await stranger.raw('GET', `/${path}`)).status).toBe(404)
        expect((await stranger.call('saveShopDraft', { step: 'company', businessLicense: path })).code).toBe('A00001')
        expect((await stranger.call('applyShop', { ...emptyApplication, businessLicense: path })).code).toBe('A00001')
      }
    expect(rows.length).toBeGreaterThan(4)
  })

  it('has a sample account in each state [R3.04]', async () => {
    const states = []
    for (const mobile of ['13800000005', '13800000006', '13800000007', '13800000008', '13800000010']) {
      const { answer } = await (await buyer(mobile)).call('ownShop', {})
      states.push([answer.shopAuditStatus, answer.shopStatus, answer.draftProblems.length, answer.reasons.length])
    }
    expect(states).toEqual([
      [1, 1, 0, 0],
      [0, 4, 0, 0],
      [1, 1, 0, 0],
      [-1, 4, 0, 2],
      [1, 2, 0, 0],
    ])
  })
})
