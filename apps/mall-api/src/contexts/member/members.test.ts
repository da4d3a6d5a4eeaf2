import { afterEach, beforeEach, expect, it } from 'vitest'
import { hashPassword } from '../../core/identity/sessions.ts'
import { orderConsoleSection } from '../order/orderConsoleSection.ts'
import { refundMoney } from '../payment/refundMoney.ts'
import { paymentConsoleSection } from '../payment/paymentConsoleSection.ts'
import { bystandersMembership, bystandersRows, leaveBystander } from '../../testing/bystander.ts'
import { onDatabase } from '../../testing/databases.ts'
import { testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'
import { untilBlocked } from '../../testing/untilBlocked.ts'
import { Visitor } from '../../testing/visitor.ts'
import { auditLedger } from './auditLedger.ts'
import { addGrowth, settleGrowth } from './growth.ts'
import { book } from '../../core/member/ledger.ts'
import { memberOf } from '../../core/member/levels.ts'
import { settleMemberPayment } from './memberPayments.ts'

const PAY = '888888'

onDatabase((open) => {
  let mall: TestMall
  let before: string[]
  let buyer: Visitor
  let user: number
  let count = 0
  beforeEach(async () => {
    mall ??= await testMall(open())
    await bystandersMembership(mall.db)
    before = await bystandersRows(mall.db)
    // Each test has its own buyer.
    const account = `member${(count += 1)}`
    const [row] = await mall.db.query<{ user: number }>(
      `insert into buyer (account, mobile, nick_name, created, password, pay_password) values ($1, $2, '{}', 0, $3, $4)
      returning user_id as "user"`,
      [account, `1370000${String(count).padStart(4, '0')}`, await hashPassword('Mall2026!'), await hashPassword(PAY)],
    )
    user = row!.user
    buyer = await new Visitor(mall.app).login(account)
  }, 60_000)

  afterEach(() => leaveBystander(mall.db, before))

  const give = (amount: string, key: string) =>
    mall.db.tx((tx) => book(tx, { kind: 'balance', user, amount, cause: 'recharge', key, now: mall.clock.now }))
  const grow = (change: number) =>
    mall.db.tx((tx) =>
      addGrowth(tx, { user, source: 'platform', change, cause: `test ${change}`, now: mall.clock.now }),
    )
  const order = async (prodCount = 2) => {
    const { answer } = await buyer.call('confirmOrder', {
      orderItem: { prodId: 101, skuId: 1001, shopId: 1, prodCount },
      addrId: await address(),
    })
    const { orderNumbers } = (
      await buyer.call('submitOrder', { orderShopParams: [{ shopId: 1, remarks: '' }], uuid: answer.uuid! })
    ).answer
    return {
      orderNumber: orderNumbers,
      uuid: answer.uuid!,
      total: String(answer.actualTotal),
      steps: answer.priceSteps ?? [],
    }
  }
  let addressed: { user: number; addrId: string } | undefined
  const address = async () => {
    if (addressed?.user !== user)
      addressed = {
        user,
        addrId: String(
          (
            await buyer.call('addAddress', {
              receiver: '张工',
              mobile: '13800000001',
              provinceId: 310000,
              cityId: 310100,
              areaId: 310115,
              addr: '科苑路 88 号',
            })
          ).answer,
        ),
      }
    return addressed.addrId
  }
  const balance = async () => (await buyer.call('balanceInfo', {})).answer.balance
  const scan = async (url: string | undefined) => {
    const code = new URL(url!).pathname.slice('/pay/'.length)
    return paymentConsoleSection.actions.pay!({ db: mall.db, now: mall.clock.now }, { code })
  }
  const receive = async (orderNumber: string) => {
    await orderConsoleSection.actions.ship!(
      { db: mall.db, now: mall.clock.now },
      { orderNumber, company: 'sf', flowNumber: `SF${orderNumber.slice(-12)}` },
    )
    return buyer.call('receiptOrder', { orderNumber })
  }
  const levelNamed = async (name: string) =>
    (await buyer.call('levelList', {})).answer.find(({ levelName }) => levelName === name)!

  it('tops up once by an amount and once by an offer, even if a payment is confirmed repeatedly [R5.14]', async () => {
    const begun = (await buyer.call('payBalance', { customRechargeAmount: '88.80', payType: 3 })).answer
    expect((await buyer.call('payBalance', { customRechargeAmount: '88.80', payType: 3 })).answer.payNumber).toBe(
      begun.payNumber,
    )
    const confirmed = await Promise.all(
      Array.from({ length: 60 }, () => mall.db.tx((tx) => settleMemberPayment(tx, begun.payNumber, 3, mall.clock.now))),
    )
    expect(confirmed.filter(Boolean)).toHaveLength(1)
    expect(await balance()).toBe('88.80')

    const offer = (await buyer.call('balanceOffers', {})).answer[1]!
    const { url, payNumber } = (await buyer.call('payBalance', { id: offer.balanceId, payType: 2 })).answer
    expect((await buyer.call('memberPayInfo', { payNumber })).answer.status).toBe(1)
    expect([await scan(url), await scan(url)]).toEqual([true, false])
    expect((await buyer.call('memberPayInfo', { payNumber })).answer.status).toBe(2)
    expect(await balance()).toBe('2148.80')
    const { records } = (await buyer.call('balanceLog', {})).answer
    expect(records.map(({ type, changeBalance, balance: after }) => [type, changeBalance, after])).toEqual([
      [2, '60.00', '2148.80'],
      [1, '2000.00', '2088.80'],
      [1, '88.80', '88.80'],
    ])
    expect((await buyer.call('balanceLog', { type: 2 })).answer.total).toBe(1)
    expect((await buyer.call('balanceLog', { month: '2026-10' })).answer.total).toBe(0)
    expect((await buyer.call('levelInfo', {})).answer.growth).toBe(100)
    expect((await buyer.call('userScore', {})).answer).toMatchObject({ growth: 100 })
    expect(await auditLedger(mall.db)).toEqual([])
  }, 30_000)

  it('owes the buyer the money of a top-up that two services confirmed, at that top-up only [R6.06]', async () => {
    const begin = async (customRechargeAmount: string, payType: number) =>
      (await buyer.call('payBalance', { customRechargeAmount, payType })).answer
    const [first, second] = [await begin('7', 3), await begin('7', 2)]
    const other = await begin('8', 3)
    await scan(first.url)
    await scan(second.url)
    const owedAt = async (payNumber: string) => (await buyer.call('memberPayInfo', { payNumber })).answer.owed
    expect(await owedAt(first.payNumber)).toMatchObject([{ amount: '7.00', payType: 2 }])
    expect(await owedAt(other.payNumber)).toEqual([])
    expect(await balance()).toBe('7.00')
  })

  it('lists income and spending by pages, each entry with its payment [R5.14]', async () => {
    const { payNumber } = (await buyer.call('payBalance', { customRechargeAmount: '100', payType: 3 })).answer
    await mall.db.tx((tx) => settleMemberPayment(tx, payNumber, 3, mall.clock.now))
    await give('50', 'start')
    const { orderNumber } = await order()
    await buyer.call('pay', { orderNumbers: orderNumber, payType: 9, payPassword: PAY })
    const page = (current: number, size: number) => buyer.call('balanceLog', { current, size })
    const { records, total, pages } = (await page(1, 2)).answer
    expect([total, pages]).toEqual([3, 2])
    expect(records.map(({ ioType, bizId }) => [ioType, bizId])).toEqual([
      [0, orderNumber],
      [1, undefined],
    ])
    expect((await page(2, 2)).answer.records).toMatchObject([{ ioType: 1, bizId: payNumber, changeBalance: '100.00' }])
  }, 30_000)

  it('shows a payment’s gift, and that the payment has ended [R5.14]', async () => {
    const gift = (await buyer.call('balanceOffers', {})).answer.find(({ presAmount }) => presAmount !== undefined)!
    const begin = async (wish: { id: string } | { customRechargeAmount: string }) =>
      (await buyer.call('payBalance', { ...wish, payType: 3 })).answer.payNumber
    const info = async (payNumber: string) => (await buyer.call('memberPayInfo', { payNumber })).answer
    const [plain, given] = [await begin({ customRechargeAmount: '5' }), await begin({ id: gift.balanceId })]
    expect((await info(plain)).presAmount).toBeUndefined()
    const { presAmount, endTime = 0 } = await info(given)
    expect(presAmount).toBe(gift.presAmount)
    const { now } = mall.clock
    mall.clock.now = endTime - 1
    expect((await info(given)).status).toBe(1)
    mall.clock.now = endTime
    expect((await info(given)).status).toBe(6)
    mall.clock.now = now
  })

  it('lists the levels of one kind or of both, and growth by pages [R2.32]', async () => {
    const kinds = async (levelType?: number) =>
      new Set(
        (await buyer.call('levelList', levelType === undefined ? {} : { levelType })).answer.map(
          (level) => level.levelType,
        ),
      )
    expect([await kinds(), await kinds(0), await kinds(1)]).toEqual([new Set([0, 1]), new Set([0]), new Set([1])])
    const page = async (current: number) => {
      const { records, total, pages } = (await buyer.call('growthLog', { current, size: 2 })).answer
      return [records.map(({ growth }) => growth), total, pages]
    }
    expect(await page(1)).toEqual([[], 0, 0])
    for (const change of [1, 2, 3]) await grow(change)
    expect([await page(1), await page(2)]).toEqual([
      [[3, 2], 3, 2],
      [[1], 3, 2],
    ])
  })

  it('refuses invalid amounts, and a top-up from the balance [R5.14]', async () => {
    for (const amount of ['0', '0.001', '100000.01', '1e3', '-1', ''])
      expect((await buyer.call('payBalance', { customRechargeAmount: amount, payType: 3 })).code).not.toBe('00000')
    expect((await buyer.call('payBalance', { customRechargeAmount: '1', payType: 9 })).code).toBe('A00001')
    expect((await buyer.call('payBalance', { id: '999999', payType: 3 })).code).toBe('A00001')
  })

  it('offers only payment methods that it accepts [R2.21]', async () => {
    await give('5000', 'start')
    const { levelId } = await levelNamed('企业月卡')
    const offered = async (wish: { levelId: string } | { amount: string }) =>
      (await buyer.call('memberPayOffer', wish)).answer.options
        .filter(({ available }) => available)
        .map(({ payType }) => payType)
    const [kindsOfTopUp, kindsOfLevel] = [await offered({ amount: '5' }), await offered({ levelId })]
    expect([kindsOfTopUp, kindsOfLevel]).toEqual([
      [3, 2, 21],
      [3, 2, 9, 21],
    ])
    for (const payType of kindsOfTopUp)
      expect((await buyer.call('payBalance', { customRechargeAmount: '5', payType })).code).toBe('00000')
    for (const payType of kindsOfLevel)
      expect((await buyer.call('payLevel', { id: levelId, payType, payPassword: PAY })).code).toBe('00000')
  })

  it('finds no payment of another buyer', async () => {
    const { payNumber } = (await buyer.call('payBalance', { customRechargeAmount: '5', payType: 3 })).answer
    const other = await new Visitor(mall.app).login()
    expect((await other.call('memberPayInfo', { payNumber })).code).toBe('A03000')
  })

  it('pays an order from the balance with the pay password, and refunds it to the balance [R5.09]', async () => {
    await give('500', 'start')
    const { orderNumber, total } = await order()
    expect((await buyer.call('pay', { orderNumbers: orderNumber, payType: 9, payPassword: '111111' })).code).toBe(
      'A00001',
    )
    expect((await buyer.call('pay', { orderNumbers: orderNumber, payType: 9 })).code).toBe('A00001')
    expect((await buyer.call('pay', { orderNumbers: orderNumber, payType: 9, payPassword: PAY })).answer).toBe(true)
    expect(Number(await balance())).toBeCloseTo(500 - Number(total), 2)
    expect((await buyer.call('pay', { orderNumbers: orderNumber, payType: 9, payPassword: PAY })).code).toBe('A03007')
    await mall.db.tx((tx) => refundMoney(tx, orderNumber, 'groupFailed', mall.clock.now))
    await mall.db.tx((tx) => refundMoney(tx, orderNumber, 'groupFailed', mall.clock.now))
    expect(await balance()).toBe('500.00')
    expect(await auditLedger(mall.db)).toEqual([])
  }, 30_000)

  it('reports an insufficient balance, and leaves the order unpaid [R8.06]', async () => {
    await give('1.23', 'start')
    const { orderNumber } = await order()
    const refused = await buyer.call('pay', { orderNumbers: orderNumber, payType: 9, payPassword: PAY })
    expect(refused.code).toBe('A00001')
    expect(refused.msg).toContain('1.23')
    expect((await buyer.call('isPay', { orderNumbers: orderNumber })).answer).toBe(false)
    expect(await balance()).toBe('1.23')
    const option = (await buyer.call('payOptions', { orderNumbers: orderNumber })).answer.find(
      ({ payType }) => payType === 9,
    )
    expect(option).toMatchObject({ available: false, why: 'tooLittle', left: '1.23' })
  }, 30_000)

  it('locks the pay password after five wrong tries, although each payment was refused [R5.09]', async () => {
    await give('500', 'start')
    const { orderNumber } = await order()
    for (let tries = 0; tries < 5; tries += 1)
      await buyer.call('pay', { orderNumbers: orderNumber, payType: 9, payPassword: '000000' })
    const right = () => buyer.call('pay', { orderNumbers: orderNumber, payType: 9, payPassword: PAY })
    expect((await right()).code).toBe('A00001')
    expect(
      (await buyer.call('payOptions', { orderNumbers: orderNumber })).answer.find(({ payType }) => payType === 9)?.why,
    ).toBe('locked')
    expect(await balance()).toBe('500.00')
  }, 30_000)

  it('takes no more than the balance for six orders paid at once', async () => {
    await give('150', 'start')
    const orders: { orderNumber: string; total: string }[] = []
    for (let n = 0; n < 6; n += 1) orders.push(await order())
    const paid = await Promise.all(
      orders.map(async ({ orderNumber, total }) => ({
        total: Number(total),
        done: (await buyer.call('pay', { orderNumbers: orderNumber, payType: 9, payPassword: PAY })).code === '00000',
      })),
    )
    const spent = paid.filter(({ done }) => done).reduce((sum, { total }) => sum + total, 0)
    expect(spent).toBeLessThanOrEqual(150)
    expect(Number(await balance())).toBeCloseTo(150 - spent, 2)
    expect(await auditLedger(mall.db)).toEqual([])
  }, 60_000)

  it('charges an order at the member’s price, and adds growth on receipt, less refunds [R2.32]', async () => {
    const before = await order(10)
    await grow(5000)
    expect((await buyer.call('userInfo', {})).answer).toMatchObject({ levelName: '银牌采购', memberPercent: 98 })
    const { orderNumber, total, steps } = await order(10)
    expect(steps.some(({ kind }) => kind === 'member')).toBe(true)
    expect(Number(total)).toBeLessThan(Number(before.total))
    // The lines add up to the payment, and a return refunds no more than that.
    const ordered = (await buyer.call('orderDetail', { orderNumber })).answer
    const cents = (amount: string | undefined) => Math.round(Number(amount) * 100)
    expect(ordered.orderItemDtos.reduce((sum, one) => sum + cents(one.actualTotal), 0)).toBe(
      cents(ordered.actualTotal) - cents(ordered.transfee),
    )
    const orderItem = { prodId: 101, skuId: 1001, shopId: 1, prodCount: 10 }
    const [shop] = (await buyer.call('confirmOrder', { orderItem })).answer.shopCartOrders
    const [line] = shop!.shopCartItemDiscounts[0]!.shopCartItems
    expect(cents(line!.productTotalAmount) - cents(line!.shareReduce)).toBe(
      cents(shop!.actualTotal) - cents(shop!.transFee),
    )
    // A tier shows this member's price, so the tier for ten pieces equals the price of ten pieces.
    const tiers = line!.priceTiers ?? []
    expect(tiers.findLast(({ minQty }) => minQty <= 10)?.price).toBe(line!.price)
    await give('5000', 'start')
    await buyer.call('pay', { orderNumbers: orderNumber, payType: 9, payPassword: PAY })
    expect((await receive(orderNumber)).code).toBe('00000')
    expect((await buyer.call('levelInfo', {})).answer.growth).toBe(5000 + Math.floor(Number(total)))
    // Silver earns 1.2 times the points.
    const goods = Number(steps.findLast(({ kind }) => kind !== 'freight')!.after)
    expect((await buyer.call('scoreInfo', {})).answer.score).toBe(Math.floor(Math.floor(goods / 10) * 1.2))
    const offer = (await buyer.call('refundOffer', { orderNumber })).answer
    expect(offer).toBeTruthy()
    await mall.db.query('update orders set refunded = actual_total where order_number = $1', [orderNumber])
    for (let n = 0; n < 2; n += 1) await mall.db.tx((tx) => settleGrowth(tx, orderNumber, mall.clock.now))
    expect((await buyer.call('levelInfo', {})).answer.growth).toBe(5000)
    const { records } = (await buyer.call('growthLog', {})).answer
    expect(records.map(({ source }) => source)).toEqual(['refund', 'order', 'platform'])
  }, 60_000)

  it('opens a paid level, adds a renewal, replaces the term on an upgrade, and ends it on time [R2.32]', async () => {
    await give('2000', 'start')
    await grow(1000)
    const [month, season, year] = [
      await levelNamed('企业月卡'),
      await levelNamed('企业季卡'),
      await levelNamed('企业年卡'),
    ]
    const buy = (id: string) => buyer.call('payLevel', { id, payType: 9, payPassword: PAY })
    expect((await buyer.call('payLevel', { id: month.levelId, payType: 9, payPassword: '1' })).code).toBe('A00001')
    const first = (await buy(season.levelId)).answer
    expect(first.paid).toBe(true)
    expect((await buyer.call('memberPayInfo', { payNumber: first.payNumber })).answer.until).toBe(
      Date.parse('2027-02-21T10:00:00+08:00'),
    )
    expect((await buyer.call('memberPayOffer', { levelId: season.levelId })).answer).toMatchObject({
      plan: 'renewal',
      until: Date.parse('2027-05-21T10:00:00+08:00'),
    })
    expect((await buy(month.levelId)).msg).toContain('企业季卡')
    await buy(year.levelId)
    const info = (await buyer.call('levelInfo', {})).answer
    expect(info).toMatchObject({ levelName: '企业年卡', percent: 92 })
    expect(info.endTime).toBe(Date.parse('2027-11-21T10:00:00+08:00'))
    expect(await balance()).toBe('1334.00')
    expect((await memberOf({ db: mall.db, now: info.endTime! - 1 }, user)).standing.shown?.name.zh).toBe('企业年卡')
    expect((await memberOf({ db: mall.db, now: info.endTime! }, user)).standing.shown?.name.zh).toBe('铜牌采购')
  }, 60_000)

  it('buys one term, however often the same form is submitted [R2.32]', async () => {
    await give('500', 'start')
    const { levelId: id } = await levelNamed('企业月卡')
    const send = (uuid: string) => buyer.call('payLevel', { id, payType: 9, payPassword: PAY, uuid })
    const answers = await Promise.all(Array.from({ length: 5 }, () => send('form-0001')))
    answers.push(await send('form-0001'))
    expect(new Set(answers.map(({ answer }) => answer.payNumber)).size).toBe(1)
    expect(await balance()).toBe('432.00')
    expect((await buyer.call('levelInfo', {})).answer.endTime).toBe(Date.parse('2026-12-21T10:00:00+08:00'))
    // Another form buys another term.
    expect((await send('form-0002')).answer.payNumber).not.toBe(answers[0]!.answer.payNumber)
    expect(await balance()).toBe('364.00')
    // The uuid of an order form does not count as a paid level.
    const { orderNumber, uuid } = await order()
    const { payNumber } = (await send(uuid)).answer
    expect(payNumber).not.toBe(orderNumber)
    expect(await balance()).toBe('296.00')
  }, 30_000)

  it('charges the fee of a level once if a scan and a balance payment arrive at once [R2.32]', async () => {
    await give('5000', 'start')
    const { levelId: id } = await levelNamed('企业月卡')
    const { payNumber } = (await buyer.call('payLevel', { id, payType: 3 })).answer
    let paying: Promise<unknown> | undefined
    await mall.db.tx(async (tx) => {
      expect(await settleMemberPayment(tx, payNumber, 3, mall.clock.now)).toBe(true)
      paying = buyer.call('payLevel', { id, payType: 9, payPassword: PAY })
      await untilBlocked(tx)
    })
    await paying
    const count = async (sql: string) => (await mall.db.query<{ n: number }>(sql, [user]))[0]!.n
    const paid = await count('select count(*)::int as n from member_payment where user_id = $1 and paid_at is not null')
    const taken = await count(
      `select count(*)::int as n from ledger_booking join ledger_entry using (booking_id, account_id) join ledger_account using (account_id)
      where user_id = $1 and key like 'level %'`,
    )
    expect(1 + taken).toBe(paid)
  }, 60_000)

  it('credits the fee of a level that is no longer available to the balance', async () => {
    await give('168', 'start')
    const [month, season] = [await levelNamed('企业月卡'), await levelNamed('企业季卡')]
    const begun = (await buyer.call('payLevel', { id: month.levelId, payType: 3 })).answer
    await buyer.call('payLevel', { id: season.levelId, payType: 9, payPassword: PAY })
    expect(await balance()).toBe('0.00')
    expect(await scan(begun.url)).toBe(true)
    expect((await buyer.call('memberPayInfo', { payNumber: begun.payNumber })).answer).toMatchObject({
      status: 2,
      toBalance: true,
    })
    expect(await balance()).toBe('68.00')
    expect((await buyer.call('levelInfo', {})).answer.levelName).toBe('企业季卡')
  }, 30_000)

  it('never lets growth fall below zero, and books each cause once [R2.32]', async () => {
    const book = (change: number, cause: string) =>
      mall.db.tx((tx) => addGrowth(tx, { user, source: 'platform', change, cause, bizId: 'X1', now: mall.clock.now }))
    expect([await book(100, 'a'), await book(100, 'a'), await book(-30, 'b'), await book(-500, 'c')]).toEqual([
      100, 0, -30, -70,
    ])
    expect((await buyer.call('levelInfo', {})).answer.growth).toBe(0)
    const { records } = (await buyer.call('growthLog', {})).answer
    expect(records).toMatchObject([
      { source: 'platform', growth: -70, balance: 0, bizId: 'X1', createTime: mall.clock.now },
      { growth: -30, balance: 70 },
      { growth: 100, balance: 100 },
    ])
  })

  it('adds growth only for orders that are paid and received, and takes it back with the money [R2.32] [R6.07]', async () => {
    await give('500', 'start')
    const { orderNumber, total } = await order()
    const growth = async () => (await buyer.call('levelInfo', {})).answer.growth
    const settle = () => mall.db.tx((tx) => settleGrowth(tx, orderNumber, mall.clock.now))
    await mall.db.query('update orders set finished_at = 1 where order_number = $1', [orderNumber])
    await settle()
    expect(await growth()).toBe(0)
    await mall.db.query('update orders set finished_at = null where order_number = $1', [orderNumber])
    await buyer.call('pay', { orderNumbers: orderNumber, payType: 9, payPassword: PAY })
    await settle()
    expect(await growth()).toBe(0)
    await receive(orderNumber)
    expect(await growth()).toBe(Math.floor(Number(total)))
    for (let n = 0; n < 2; n += 1) await mall.db.tx((tx) => refundMoney(tx, orderNumber, 'groupFailed', mall.clock.now))
    expect(await growth()).toBe(0)
    const { records } = (await buyer.call('growthLog', {})).answer
    expect(records).toMatchObject([
      { source: 'refund', bizId: orderNumber },
      { source: 'order', bizId: orderNumber },
    ])
    expect(await balance()).toBe('500.00')
  }, 30_000)

  it('shows each level with its terms and rights, in both languages [R2.32]', async () => {
    const english = new Visitor(mall.app, { token: buyer.token!, locale: 'en' })
    const levels = (await english.call('levelList', {})).answer
    const named = (name: string) => levels.find(({ levelName }) => levelName === name)!
    expect(levels.filter(({ levelType }) => levelType === 0).map(({ level }) => level)).toEqual([1, 2, 3, 4, 5])
    expect(named('Diamond buyer')).toMatchObject({
      level: 5,
      levelType: 0,
      needGrowth: 100_000,
      discount: 9.4,
      rateScore: 2,
      isFreeFee: 1,
      userRights: [{ rightsName: 'Product selection support' }, {}, { rightsName: 'Account manager' }],
    })
    expect(named('Standard buyer')).toMatchObject({ needGrowth: 0, rateScore: 1, isFreeFee: 0, userRights: [] })
    expect([named('Standard buyer').discount, named('Diamond buyer').needAmount]).toEqual([undefined, undefined])
    expect(named('Business Annual')).toMatchObject({
      levelType: 1,
      needGrowth: 1000,
      needAmount: '498.00',
      term: 1,
      termType: 5,
      recruitStatus: 1,
    })
    const [right] = named('Business Annual').userRights!
    expect(right).toMatchObject({
      icon: 'inquiry',
      description: 'An engineer helps you choose parts and find equivalents',
    })
  })

  it('shows a member’s level, the next one, and a paid level until it has ended [R2.32]', async () => {
    const info = async () => (await buyer.call('levelInfo', {})).answer
    const first = await info()
    expect(first).toMatchObject({
      level: 1,
      levelType: 0,
      levelName: '普通采购',
      growth: 0,
      nextGrowth: 1000,
      nextName: '铜牌采购',
      userRights: [],
    })
    expect(first.ordinaryLevelId).toBe(first.levelId)
    expect([first.endTime, first.endedName, first.percent]).toEqual([undefined, undefined, undefined])
    await grow(999)
    expect((await info()).levelName).toBe('普通采购')
    await grow(1)
    expect(await info()).toMatchObject({ levelName: '铜牌采购', percent: 99, nextGrowth: 5000, nextName: '银牌采购' })
    expect((await buyer.call('userScore', {})).answer).toMatchObject({ growth: 1000, level: 2, score: 0 })
    await give('68', 'start')
    const month = await levelNamed('企业月卡')
    await buyer.call('payLevel', { id: month.levelId, payType: 9, payPassword: PAY })
    const paid = await info()
    expect(paid).toMatchObject({ levelId: month.levelId, levelType: 1, levelName: '企业月卡', percent: 96 })
    expect(paid.ordinaryLevelId).toBe((await levelNamed('铜牌采购')).levelId)
    expect(paid.endedName).toBeUndefined()
    await grow(99_000)
    expect(await info()).toMatchObject({ percent: 94 })
    expect((await info()).nextName).toBeUndefined()
    const { now } = mall.clock
    mall.clock.now = paid.endTime!
    const account = (
      await mall.db.query<{ account: string }>('select account from buyer where user_id = $1', [user])
    )[0]!
    await buyer.login(account.account)
    expect(await info()).toMatchObject({ levelName: '钻石采购', endedName: '企业月卡', endTime: paid.endTime })
    mall.clock.now = now
    await buyer.login(account.account)
  }, 30_000)

  it('sells only paid levels on sale, to members with enough growth, and states price and effect before [R2.32]', async () => {
    const offer = (levelId: string) => buyer.call('memberPayOffer', { levelId })
    const [month, season, year, bronze] = await Promise.all(
      ['企业月卡', '企业季卡', '企业年卡', '铜牌采购'].map(levelNamed),
    )
    expect((await offer(month!.levelId)).answer).toMatchObject({
      kind: 'level',
      title: '企业月卡',
      amount: '68.00',
      plan: 'first',
      until: Date.parse('2026-12-21T10:00:00+08:00'),
    })
    for (const id of [bronze!.levelId, '999999']) {
      expect((await offer(id)).code).toBe('A00001')
      expect((await buyer.call('payLevel', { id, payType: 3 })).code).toBe('A00001')
    }
    expect(await offer(year!.levelId)).toMatchObject({ code: 'A00001', msg: expect.stringContaining('1000') })
    await mall.db.query('update member_level set on_sale = false where level_id = $1', [season!.levelId])
    expect((await offer(season!.levelId)).code).toBe('A00001')
    expect((await levelNamed('企业季卡')).recruitStatus).toBe(0)
    await mall.db.query('update member_level set on_sale = true where level_id = $1', [season!.levelId])
    await grow(1000)
    await give('68', 'start')
    await buyer.call('payLevel', { id: month!.levelId, payType: 9, payPassword: PAY })
    expect((await offer(year!.levelId)).answer).toMatchObject({ plan: 'upgrade', amount: '498.00' })
  }, 30_000)

  it('offers top-ups with their gift and growth, and keeps a payment’s number until it is paid or has ended [R5.14]', async () => {
    const english = new Visitor(mall.app, { token: buyer.token!, locale: 'en' })
    const offers = (await english.call('balanceOffers', {})).answer
    expect(offers).toMatchObject([
      { rechargeAmount: '500.00', presAmount: '10.00' },
      { rechargeAmount: '2000.00', presAmount: '60.00', presGrowth: 100 },
      { rechargeAmount: '5000.00' },
      { rechargeAmount: '20000.00', presAmount: '1000.00', presGrowth: 1500 },
    ])
    expect(offers[0]!.presGrowth).toBeUndefined()
    const [, second] = offers
    expect((await english.call('memberPayOffer', { balanceId: second!.balanceId })).answer).toMatchObject({
      kind: 'topup',
      title: 'Top up ¥2,000',
      amount: '2000.00',
      presAmount: '60.00',
      presGrowth: 100,
    })
    const own = (await buyer.call('memberPayOffer', { amount: '5' })).answer
    expect([own.amount, own.presAmount, own.presGrowth, own.plan]).toEqual(['5.00', undefined, undefined, undefined])
    await mall.db.query('update top_up_offer set on_sale = false where offer_id = $1', [second!.balanceId])
    expect((await buyer.call('balanceOffers', {})).answer).toHaveLength(3)
    expect((await buyer.call('memberPayOffer', { balanceId: second!.balanceId })).code).toBe('A00001')
    expect((await buyer.call('payBalance', { id: second!.balanceId, payType: 3 })).code).toBe('A00001')
    await mall.db.query('update top_up_offer set on_sale = true where offer_id = $1', [second!.balanceId])

    const begin = async (customRechargeAmount: string, payType = 3) =>
      (await buyer.call('payBalance', { customRechargeAmount, payType })).answer.payNumber
    const number = await begin('5')
    expect(number).toMatch(/^T\d+$/)
    expect([await begin('5'), await begin('5', 2)]).toEqual([number, number])
    const others = [
      await begin('6'),
      (await buyer.call('payBalance', { id: offers[0]!.balanceId, payType: 3 })).answer.payNumber,
    ]
    expect(new Set([number, ...others]).size).toBe(3)
    expect((await buyer.call('memberPayInfo', { payNumber: number })).answer).toMatchObject({
      kind: 'topup',
      amount: '5.00',
      status: 1,
      endTime: mall.clock.now + 30 * 60_000,
      toBalance: false,
      owed: [],
    })
    expect((await english.call('memberPayInfo', { payNumber: others[1]! })).answer.title).toBe('Top up ¥500')
    await mall.db.tx((tx) => settleMemberPayment(tx, number, 3, mall.clock.now))
    expect((await buyer.call('memberPayInfo', { payNumber: number })).answer).toMatchObject({ status: 2, payType: 3 })
    const next = await begin('5')
    expect(next).not.toBe(number)
    mall.clock.now += 30 * 60_000
    expect(await begin('5')).not.toBe(next)
    mall.clock.now -= 30 * 60_000
    expect((await levelNamed('企业月卡')).needAmount).toBe('68.00')
    const level = (await buyer.call('payLevel', { id: (await levelNamed('企业月卡')).levelId, payType: 3 })).answer
    expect(level.payNumber).toMatch(/^V\d+$/)
  }, 30_000)

  it('lists balance entries by kind and by month in China, and adds up what came in [R5.14]', async () => {
    const midnight = Date.parse('2026-11-01T00:00:00+08:00')
    const entry = (
      amount: string,
      cause: 'recharge' | 'gift' | 'pay' | 'refund' | 'system' | 'buyMember',
      now: number,
    ) =>
      mall.db.tx((tx) =>
        book(tx, { kind: 'balance', user, amount, cause, key: `${cause} ${now}`, now, reference: cause }),
      )
    await entry('100', 'recharge', midnight - 1)
    await entry('10', 'gift', midnight)
    await entry('-30', 'pay', midnight + 1)
    await entry('5', 'refund', midnight + 2)
    await entry('2', 'system', midnight + 3)
    await entry('-40', 'buyMember', midnight + 4)
    const log = async (asked: object) => (await buyer.call('balanceLog', asked)).answer
    const all = (await log({})).records
    expect(
      all.map(({ bizId, changeBalance, ioType, balance: after }) => [bizId, changeBalance, ioType, after]),
    ).toEqual([
      ['buyMember', '-40.00', 0, '47.00'],
      ['system', '2.00', 1, '87.00'],
      ['refund', '5.00', 1, '85.00'],
      ['pay', '-30.00', 0, '80.00'],
      ['gift', '10.00', 1, '110.00'],
      ['recharge', '100.00', 1, '100.00'],
    ])
    expect(all.at(-1)!.createTime).toBe(midnight - 1)
    for (const { type, bizId } of all) {
      const { records, total } = await log({ type })
      expect([records.map((record) => record.bizId), total]).toEqual([[bizId], 1])
    }
    expect(new Set(all.map(({ type }) => type)).size).toBe(6)
    const month = async (named: string) => (await log({ month: named })).records.map(({ bizId }) => bizId)
    expect(await month('2026-10')).toEqual(['recharge'])
    expect(await month('2026-11')).toEqual(['buyMember', 'system', 'refund', 'pay', 'gift'])
    const pays = await log({ month: '2026-11', type: all[3]!.type })
    expect([pays.total, pays.records.map(({ bizId }) => bizId)]).toEqual([1, ['pay']])
    const second = await log({ month: '2026-11', size: 2, current: 2 })
    expect([second.total, second.records.map(({ bizId }) => bizId)]).toEqual([5, ['refund', 'pay']])
    expect((await buyer.call('balanceInfo', {})).answer).toEqual({
      balance: '47.00',
      totalBalance: '117.00',
      hasPayPassword: true,
      transfers: [],
    })
    await mall.db.query('update buyer set pay_password = null where user_id = $1', [user])
    expect((await buyer.call('balanceInfo', {})).answer.hasPayPassword).toBe(false)
  }, 30_000)

  it('requires a pay password to pay from the balance, and offers the balance from the exact amount on [R5.09]', async () => {
    const { orderNumber, total } = await order()
    const option = async () =>
      (await buyer.call('payOptions', { orderNumbers: orderNumber })).answer.find(({ payType }) => payType === 9)
    expect(await option()).toMatchObject({ available: false, why: 'tooLittle', left: '0.00' })
    await give(total, 'start')
    expect(await option()).toMatchObject({ available: true, left: total })
    await mall.db.query('update buyer set pay_password = null where user_id = $1', [user])
    expect(await option()).toMatchObject({ available: false, why: 'notSetUp', left: total })
    expect((await buyer.call('pay', { orderNumbers: orderNumber, payType: 9, payPassword: PAY })).code).toBe('A00001')
  }, 30_000)

  it('finds a wrong total and a negative one in the ledger', async () => {
    await give('5', 'start')
    const broken = (columns: string) =>
      mall.db
        .tx(async (tx) => {
          await tx.query(`update ledger_account set ${columns} where user_id = $1 and kind = 'balance'`, [user])
          throw Object.assign(new Error('undone'), { found: await auditLedger(tx) })
        })
        .catch((error: { found?: unknown }) => error.found ?? error)
    expect(await broken('total = total + 1')).toEqual([{ rule: 'an account has the sum of its entries', wrong: 1 }])
    expect(await auditLedger(mall.db)).toEqual([])
  })
})
