import { afterEach, beforeAll, expect, it } from 'vitest'
import { consoleActions } from '../../app/consoleSections.ts'
import { bystandersMembership, bystandersRows, leaveBystander } from '../../testing/bystander.ts'
import { onDatabase } from '../../testing/databases.ts'
import { stockOf, testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'
import { Visitor } from '../../testing/visitor.ts'
import { auditLedger } from './auditLedger.ts'
import { book } from '../../core/member/ledger.ts'
import { checkIn } from './pointsSigns.ts'
import { sweepPoints } from './sweepPoints.ts'
import { accountClosingSummary } from '../account/closing.ts'

const DAY = 86_400_000
/** The number of concurrent sign-ins. 300 are enough to show a race; `SIGN_INS=10000` runs more. */
const SIGN_INS = Number(process.env.SIGN_INS ?? 300)
const bearing = { prodId: 101, skuId: 1001, shopId: 1 }

onDatabase((open) => {
  let mall: TestMall
  let before: string[]
  let buyer: Visitor
  let user: number
  beforeAll(async () => {
    mall = await testMall(open())
    buyer = await new Visitor(mall.app).login()
    await bystandersMembership(mall.db)
    before = await bystandersRows(mall.db)
    await mall.db.script('update sku set stocks = 10000 where stocks >= 0')
    const [row] = await mall.db.query<{ id: number }>("select user_id as id from buyer where account = 'buyer'")
    user = row!.id
  }, 60_000)

  afterEach(() => leaveBystander(mall.db, before))

  const inConsole = (action: string, form: Record<string, string> = {}) =>
    consoleActions.get(action)!.act({ db: mall.db, now: mall.clock.now }, form)
  const info = async () => (await buyer.call('scoreInfo')).answer
  const score = async () => (await info()).score
  let given = 0
  const give = (amount: number, days = 300) =>
    mall.db.tx((db) =>
      book(db, {
        kind: 'points',
        user,
        amount,
        cause: 'system',
        key: `test:${given++}`,
        now: mall.clock.now,
        expires: mall.clock.now + days * DAY,
      }),
    )
  const empty = async () => {
    const had = await score()
    if (had) await inConsole('pointsTake', { user: String(user), score: String(had) })
  }
  const confirm = (points?: number | 'most', count = 20) =>
    buyer.call('confirmOrder', {
      orderItem: { ...bearing, prodCount: count },
      ...(points !== undefined && { isScorePay: 1, ...(points !== 'most' && { userUseScore: points }) }),
    })
  const submit = (uuid: string | undefined) => buyer.call('submitOrder', { orderShopParams: [], uuid: uuid! })
  const pay = async (orderNumber: string) => {
    await mall.db.query('update orders set status = 2, paid_at = $2::bigint, pay_type = 3 where order_number = $1', [
      orderNumber,
      mall.clock.now,
    ])
  }
  const receive = async (orderNumber: string) => {
    await inConsole('ship', { orderNumber, company: 'sf', flowNumber: 'SF1234567890' })
    expect((await buyer.call('receiptOrder', { orderNumber })).code).toBe('00000')
  }
  const refund = async (orderNumber: string, goodsNum: number, goods = true, refundAmount = '0.01') => {
    const { answer: order } = await buyer.call('orderDetail', { orderNumber })
    const item = order.orderItemDtos[0]!
    const { answer, msg, code } = await buyer.call('applyRefund', {
      orderNumber,
      orderItemId: item.orderItemId!,
      refundType: 2,
      applyType: goods ? 2 : 1,
      goodsNum,
      refundAmount,
      buyerReason: goods ? 'reasonQuality' : 'reasonOther',
    })
    if (code !== '00000') return msg
    const refundSn = String(answer)
    await inConsole('refundAccept', { refundSn })
    if (goods) {
      await buyer.call('submitRefundExpress', { refundSn, expressId: 1, expressNo: 'SF1429870036612' })
      await inConsole('refundReceive', { refundSn })
    }
    await inConsole('refundPayBack', { refundSn })
    return refundSn
  }

  it('deducts points from an order in steps of 10, up to the mall’s maximum share [R5.13]', async () => {
    await empty()
    await give(100_000)
    // 20 bearings at 16.80 are 336.00; half of that is 168.00.
    const most = (await confirm('most')).answer
    expect(most).toMatchObject({ maxUsableScore: 16_800, usableScore: 16_800, totalScoreAmount: '168.00' })
    expect(most.priceSteps.map(({ kind }) => kind)).toContain('points')
    expect((await confirm(15)).msg).toBe('积分须为 10 的整数倍')
    expect((await confirm(16_810)).msg).toBe('本单最多可用 16800 积分')
    expect((await confirm(100_010)).msg).toBe('积分不足：现有 100000 积分，还差 10 积分')
    expect((await confirm()).answer).toMatchObject({ usableScore: 0, maxUsableScore: 16_800, isScorePay: 0 })
  })

  it('returns the points of a cancelled order with their former expiry [R5.13]', async () => {
    await empty()
    await give(300, 20)
    await give(1000, 200)
    const before = (await info()).expiring
    const { uuid } = (await confirm(500)).answer
    const { orderNumbers } = (await submit(uuid)).answer
    expect(await score()).toBe(800)
    expect((await submit(uuid)).answer).toMatchObject({ orderNumbers, duplicateError: 1 })
    expect(await score()).toBe(800)
    await buyer.call('cancelOrder', { orderNumber: orderNumbers })
    await buyer.call('cancelOrder', { orderNumber: orderNumbers })
    expect((await info()).expiring).toEqual(before)
    expect(await auditLedger(mall.db)).toEqual([])
  })

  it('refuses an order if its points were spent meanwhile, and tells how many are missing', async () => {
    await empty()
    await give(500)
    const [first, second] = [(await confirm(500)).answer, (await confirm(400)).answer]
    const { orderNumbers } = (await submit(first.uuid)).answer
    const stocks = await stockOf(mall.db, 1001)
    expect(await submit(second.uuid)).toMatchObject({ code: 'A03002', msg: '积分不足：现有 0 积分，还差 400 积分' })
    expect(await stockOf(mall.db, 1001)).toBe(stocks)
    await buyer.call('cancelOrder', { orderNumber: orderNumbers })
    expect(await score()).toBe(500)
  })

  it('earns a point per 10 yuan once on receipt, and takes earned points back with a return [R5.13]', async () => {
    await empty()
    await give(1000)
    const { uuid, actualTotal, totalTransFee } = (await confirm(1000)).answer
    const orderNumber = (await submit(uuid)).answer.orderNumbers
    await pay(orderNumber)
    await receive(orderNumber)
    // 336.00 less 10.00 paid with points gives 32 points.
    expect(Number(actualTotal) - Number(totalTransFee)).toBe(326)
    expect(await score()).toBe(32)
    await buyer.call('receiptOrder', { orderNumber })
    expect(await score()).toBe(32)
    // 5 of 20 pieces return a quarter of the points. One cent was refunded, so 325.99 yuan count.
    const part = await refund(orderNumber, 5)
    expect(await score()).toBe(32 + 250)
    const rest = await refund(orderNumber, 15)
    // Each return shows the points of its own pieces, which are those that came back.
    const shown = async (refundSn: string) =>
      (await buyer.call('refundInfo', { refundSn })).answer.orderItems.map(({ useScore }) => useScore)
    expect([await shown(part), await shown(rest)]).toEqual([[250], [750]])
    expect((await info()).score).toBe(1000 + 32)
    expect(await auditLedger(mall.db)).toEqual([])
  })

  it('keeps the points spent on items that the buyer keeps if a part of their price is refunded [R5.13] [R6.07]', async () => {
    await empty()
    await give(1000)
    const orderNumber = (await submit((await confirm(1000)).answer.uuid)).answer.orderNumbers
    await pay(orderNumber)
    await receive(orderNumber)
    expect(await refund(orderNumber, 20, false)).toMatch(/^88/)
    expect((await buyer.call('orderDetail', { orderNumber })).answer).toMatchObject({ status: 5, refundStatus: 3 })
    // One cent was refunded, so 325.99 yuan count and earn 32 points.
    expect(await score()).toBe(32)
    expect(await auditLedger(mall.db)).toEqual([])
  })

  it(`signs a buyer in once a day, even with ${SIGN_INS} requests at once [R2.34]`, async () => {
    await empty()
    const done = await Promise.all(
      Array.from({ length: SIGN_INS }, () => mall.db.tx((db) => checkIn({ db, now: mall.clock.now }, user))),
    )
    expect(done.filter(({ again }) => !again)).toHaveLength(1)
    expect(await info()).toMatchObject({ score: 5, signInDays: 1, todaySigned: true })
    expect((await buyer.call('scoreSignIn')).answer).toEqual({ score: 5, signInDays: 1, again: true })
  }, 120_000)

  it('counts consecutive days by China’s calendar, which the console can advance [R2.34]', async () => {
    await inConsole('pointsNextDay')
    expect((await info()).todaySigned).toBe(false)
    expect((await buyer.call('scoreSignIn')).answer).toMatchObject({ signInDays: 2, score: 5 })
    await inConsole('pointsNextDay')
    expect((await buyer.call('scoreSignIn')).answer).toMatchObject({ signInDays: 3, score: 10 })
    await inConsole('pointsNextDay')
    await inConsole('pointsNextDay')
    expect((await buyer.call('scoreSignIn')).answer).toMatchObject({ signInDays: 1, score: 5 })
    // Every page counts points by that calendar.
    await give(70, 3)
    const lost = (await accountClosingSummary({ db: mall.db, now: mall.clock.now }, user)).lost.points
    expect([lost, (await buyer.call('userScore', {})).answer.score]).toEqual([await score(), await score()])
    const log = (await buyer.call('scoreLogPage', { source: 3 })).answer
    expect(log.records.map(({ bizId }) => bizId)).toEqual(['2026-11-25', '2026-11-23', '2026-11-22', '2026-11-21'])
    await mall.db.query('update points_rule set days_ahead = 0')
  })

  it('lists changes of points by direction, source and month, with the total after each', async () => {
    await mall.db.tx((tx) =>
      book(tx, { kind: 'balance', user, amount: '5.00', cause: 'recharge', key: 'no points', now: mall.clock.now }),
    )
    const { records, total } = (await buyer.call('scoreLogPage', { size: 100 })).answer
    expect(total).toBe(records.length)
    expect(records[0]!.balance).toBe(await score())
    for (const [at, { score: change, type, balance }] of records.entries())
      expect(balance! - (type ? change : -change)).toBe(records[at + 1]?.balance ?? 0)
    const out = (await buyer.call('scoreLogPage', { type: 0, size: 100 })).answer.records
    expect(out.length).toBeGreaterThan(0)
    expect(out.every(({ type }) => type === 0)).toBe(true)
    expect((await buyer.call('scoreLogPage', { month: '2026-10' })).answer.total).toBe(0)
    expect((await buyer.call('scoreExport', { month: '2026-11' })).answer.size).toBeGreaterThan(2000)
    const newcomer = await new Visitor(mall.app).login('newcomer')
    expect((await newcomer.call('scoreLogPage', {})).answer.total).toBe(0)
    expect((await newcomer.call('scoreInfo')).answer).toMatchObject({ score: 0, expiring: [], signInDays: 0 })
  })

  it('gives points for a completed task once', async () => {
    await empty()
    expect((await buyer.call('scoreTask', { task: 'comment' })).code).toBe('A00001')
    expect((await buyer.call('scoreTask', { task: 'firstOrder' })).answer).toEqual({ score: 50, again: false })
    expect((await buyer.call('scoreTask', { task: 'firstOrder' })).answer).toEqual({ score: 50, again: true })
    expect(await score()).toBe(50)
    expect((await info()).tasks.find(({ task }) => task === 'firstOrder')?.state).toBe('taken')
  })

  it('exchanges points and money for items within the limit per buyer, and accepts no return of them [R5.03]', async () => {
    await empty()
    await mall.db.query(
      'insert into score_prod (score_prod_id, prod_id, sku_id, points, price, stocks, origin, limit_each) values (1, 101, 1001, 200, 9.90, 3, 3, 2)',
    )
    const redeem = (prodCount: number) =>
      buyer.call('scoreConfirm', { orderItem: { prodId: 101, skuId: 1001, prodCount } })
    expect((await redeem(1)).msg).toBe('积分不足：现有 0 积分，还差 200 积分')
    await give(1000)
    expect((await redeem(4)).msg).toBe('仅剩 3 件可兑换')
    expect((await redeem(3)).msg).toBe('每人限兑 2 件，您还可兑 2 件')
    const { uuid, scorePrice, total } = (await redeem(2)).answer
    expect({ scorePrice, total }).toEqual({ scorePrice: 400, total: '19.80' })
    const long = { orderShopParams: [{ shopId: 1, remarks: 'x'.repeat(86) }], uuid: uuid! }
    expect((await buyer.call('submitOrder', long)).code).toBe('A00014')
    const stocks = await stockOf(mall.db, 1001)
    const orderNumber = (await submit(uuid)).answer.orderNumbers
    expect(await score()).toBe(600)
    expect(await stockOf(mall.db, 1001)).toBe(stocks)
    expect((await redeem(1)).msg).toBe('每人限兑 2 件，您已达上限')
    expect((await info()).redeemed).toEqual([{ prodId: '101', count: 2 }])
    await buyer.call('cancelOrder', { orderNumber })
    expect(await score()).toBe(1000)
    expect((await info()).redeemed).toEqual([])
    const again = (await submit((await redeem(1)).answer.uuid)).answer.orderNumbers
    await pay(again)
    const { answer: order } = await buyer.call('orderDetail', { orderNumber: again })
    expect(order).toMatchObject({ orderType: 3, orderScore: 200, canRefund: false })
    expect(await refund(again, 1, false)).not.toMatch(/^88/)
    await receive(again)
    expect(await score()).toBe(800)
    expect((await mall.db.query('select stocks from score_prod'))[0]).toEqual({ stocks: 2 })
  })

  it('pays an order for points alone when it is submitted', async () => {
    await mall.db.query('update score_prod set price = 0, limit_each = 0, stocks = 1')
    await mall.db.query('update shop set freight_free_from = 0')
    const { uuid, actualTotal } = (
      await buyer.call('scoreConfirm', { orderItem: { prodId: 101, skuId: 1001, prodCount: 1 } })
    ).answer
    const orderNumber = (await submit(uuid)).answer.orderNumbers
    expect(actualTotal).toBe('0.00')
    expect((await buyer.call('orderDetail', { orderNumber })).answer).toMatchObject({ status: 2, payType: 0 })
    expect(await score()).toBe(600)
    expect(await auditLedger(mall.db)).toEqual([])
  })

  it('lists the points mall’s items by points and kind, sold-out items last, without delisted products [R5.03]', async () => {
    await mall.db
      .script(`delete from score_prod where score_prod_id > 1; update score_prod set points = 200, price = 9.90, stocks = 3, origin = 5, limit_each = 2;
      insert into score_prod (score_prod_id, prod_id, sku_id, points, price, stocks, origin, limit_each) values
        (2, 102, 1003, 100, 0, 0, 4, 0), (3, 201, 2001, 300, 0, 9, 9, 0), (4, 202, 2002, 50, 0, 9, 9, 0)`)
    const ids = async (input: object) => {
      const { records, total } = (await buyer.call('scoreProdPage', input)).answer
      return [records.map(({ prodId }) => prodId), total]
    }
    expect(await ids({})).toEqual([['101', '201', '102'], 3])
    expect(await ids({ canAfford: 200 })).toEqual([['101', '102'], 2])
    expect(await ids({ canAfford: 199 })).toEqual([['102'], 1])
    expect(await ids({ kind: 1 })).toEqual([['201', '102'], 2])
    expect(await ids({ kind: 2 })).toEqual([['101'], 1])
    expect(await ids({ prodId: 201 })).toEqual([['201'], 1])
    expect(await ids({ prodId: 202 })).toEqual([[], 0])
    expect(await ids({ current: 2, size: 2 })).toEqual([['102'], 3])
    expect((await buyer.call('scoreProdPage', { prodId: 101 })).answer.records[0]).toMatchObject({
      prodType: 3,
      skuId: '1001',
      partyCode: '6205-2RS',
      price: '18.50',
      properties: '密封:2RS',
      skuNumber: 1,
      scorePrice: 200,
      scoreAmount: '9.90',
      scoreStocks: 3,
      scoreOrigin: 5,
      maxNum: 2,
    })
    await mall.db.script('delete from score_prod where score_prod_id > 1')
  })

  it('refuses another size, a missing item, the last piece twice, and an item whose points or limit changed meanwhile [R5.03]', async () => {
    await empty()
    await give(1000)
    await mall.db.query('update score_prod set points = 200, price = 9.90, stocks = 1, limit_each = 0')
    const redeem = (skuId = 1001, prodId = 101) =>
      buyer.call('scoreConfirm', { orderItem: { prodId, skuId, prodCount: 1 } })
    expect(await redeem(1002)).toMatchObject({ code: 'A01000', msg: '该商品已不在积分商城中' })
    expect((await redeem(1003, 102)).msg).toBe('该商品已不在积分商城中')
    const [first, second, third] = [(await redeem()).answer, (await redeem()).answer, (await redeem()).answer]
    expect(first).toMatchObject({ scorePrice: 200, usableScore: 200, totalUsableScore: 1000, isScorePay: 1 })
    await mall.db.query('update score_prod set points = 210')
    expect(await submit(first.uuid)).toMatchObject({ code: 'A03002', msg: '价格已变动，请确认新的金额' })
    await mall.db.query('update score_prod set points = 200')
    const remarks = { orderShopParams: [{ shopId: 1, remarks: 'x'.repeat(85) }], uuid: second.uuid! }
    const { orderNumbers } = (await buyer.call('submitOrder', remarks)).answer
    expect((await submit(third.uuid)).msg).toBe('该商品已兑完')
    expect((await redeem()).msg).toBe('该商品已兑完')
    expect(await score()).toBe(800)
    const { answer: order } = await buyer.call('orderDetail', { orderNumber: orderNumbers })
    // An unpaid order holds its points as long as any other order holds its price.
    expect(order).toMatchObject({ status: 1, orderScore: 200 })
    await buyer.call('cancelOrder', { orderNumber: orderNumbers })
    // Another buyer counts separately, and the points of a cancelled order count for nobody.
    await mall.db.query('update score_prod set stocks = 5, limit_each = 3')
    const held = (await submit((await redeem()).answer.uuid)).answer.orderNumbers
    expect((await redeem()).msg).toBe('每人限兑 3 件，您已达上限')
    const agreement = await new Visitor(mall.app).login('agreement')
    expect((await agreement.call('scoreConfirm', { orderItem: { prodId: 101, skuId: 1001, prodCount: 1 } })).msg).toBe(
      '积分不足：现有 0 积分，还差 200 积分',
    )
    expect((await agreement.call('scoreInfo')).answer.redeemed).toEqual([])
    await buyer.call('cancelOrder', { orderNumber: held })
    expect(await auditLedger(mall.db)).toEqual([])
  })

  it('tells the rules of points, and the next six days on which points expire', async () => {
    await empty()
    for (const days of [30, 10, 10, 20, 40, 50, 60, 70]) await give(days, days)
    const { expiring, ...told } = await info()
    expect(expiring.map((one) => one.score)).toEqual([20, 20, 30, 40, 50, 60])
    expect(told).toMatchObject({
      score: 290,
      expiringScore: 20,
      expireTime: mall.clock.now + 10 * DAY,
      shopUseScore: 100,
      earnYuan: 10,
      useShare: 50,
      validMonths: 12,
    })
    expect(told.signRules[0]).toEqual({ day: 1, score: 5 })
    expect(told.signRules[2]).toEqual({ day: 3, score: 10 })
    // By the points calendar the first points have expired, and the sweep books them out once.
    await mall.db.query('update points_rule set days_ahead = 10')
    expect(await score()).toBe(270)
    expect(await sweepPoints(mall.db, mall.clock.now)).toBe(1)
    expect(await sweepPoints(mall.db, mall.clock.now)).toBe(0)
    await mall.db.query('update points_rule set days_ahead = 0')
    expect(await score()).toBe(270)
    expect((await buyer.call('scoreLogPage', { source: 5 })).answer.records[0]).toMatchObject({ score: 20, type: 0 })
  })

  it('finds changes of points by month and by reason, and none for a reason that does not exist', async () => {
    const total = async (input: object) => (await buyer.call('scoreLogPage', input)).answer.total
    const all = await total({})
    expect((await total({ type: 0 })) + (await total({ type: 1 }))).toBe(all)
    // The points that expired ten days ahead were booked out on 1 December.
    expect([await total({ month: '2026-11' }), await total({ month: '2026-12' })]).toEqual([all - 1, 1])
    expect(await total({ source: 99 })).toBe(0)
    expect(await total({ source: 0 })).toBeLessThan(all)
  })

  it('completes the profile task once mail and birth date are known, and the comment task with a review', async () => {
    await empty()
    const stateOf = async (task: string) => (await info()).tasks.find((one) => one.task === task)
    await mall.db.query('update buyer set mail = null, birth_date = null where user_id = $1', [user])
    expect(await stateOf('profile')).toEqual({ task: 'profile', score: 20, state: 'open' })
    await buyer.call('setUserInfo', { userMail: 'a@example.cn' })
    expect((await buyer.call('scoreTask', { task: 'profile' })).code).toBe('A00001')
    await buyer.call('setUserInfo', { birthDate: '1990-01-01' })
    expect(await stateOf('profile')).toMatchObject({ state: 'done' })
    expect((await buyer.call('scoreTask', { task: 'profile' })).answer).toEqual({ score: 20, again: false })
    expect(await stateOf('comment')).toEqual({ task: 'comment', score: 30, state: 'open' })
    await mall.db.query(
      'update order_item set commented = true where order_item_id = (select min(order_item_id) from order_item join orders using (order_number) where user_id = $1)',
      [user],
    )
    expect((await buyer.call('scoreTask', { task: 'comment' })).answer).toEqual({ score: 30, again: false })
    expect((await info()).expiring.at(-1)).toEqual({ score: 50, time: Date.parse('2027-11-22T00:00+08:00') })
    const newcomer = await new Visitor(mall.app).login('newcomer')
    expect((await newcomer.call('scoreInfo')).answer.tasks.map(({ state }) => state)).toEqual(['open', 'open', 'open'])
  })

  it('earns points at the rate of the buyer’s level, and takes them back at the same rate [R5.13]', async () => {
    await empty()
    await mall.db.query('update points_rule set earn_yuan = 5')
    const rate = (times: string) => mall.db.query('update member_level set rate_score = $1::text::numeric', [times])
    await rate('1.5')
    const { uuid } = (await confirm()).answer
    const orderNumber = (await submit(uuid)).answer.orderNumbers
    await pay(orderNumber)
    await receive(orderNumber)
    // 336.00 are 67 times 5 yuan, at 1.5 points each.
    expect(await score()).toBe(100)
    // The rate of the day of receipt stays.
    await rate('1')
    await mall.db.query('update points_rule set earn_yuan = 10')
    // Half of the price is refunded, so 168.00 yuan count.
    expect(await refund(orderNumber, 10, true, '168.00')).toMatch(/^88/)
    expect(await score()).toBe(49)
    expect(await refund(orderNumber, 10, true, '168.00')).toMatch(/^88/)
    expect(await score()).toBe(0)
    expect(await auditLedger(mall.db)).toEqual([])
  })
})
