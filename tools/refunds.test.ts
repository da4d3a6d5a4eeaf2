import fc from 'fast-check'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { RefundEvent } from '@millwright/domain/order/refundMachine'
import { databaseOrder, readyDatabase } from '../tests/fuzz/refund/database.ts'
import { histories } from '../tests/fuzz/refund/history.ts'
import { tryWorld } from '../tests/fuzz/refund/tryHistory.ts'
import { consoleActions } from '../apps/mall-api/src/app/consoleSections.ts'
import {
  BYSTANDER,
  bystandersOrders,
  bystandersRefund,
  bystandersRows,
  leaveBystander,
} from '../apps/mall-api/src/testing/bystander.ts'
import { onDatabase } from '../apps/mall-api/src/testing/databases.ts'
import { samplePicture } from '../apps/mall-api/src/testing/samplePicture.ts'
import { CONSOLE_KEY, START, stockOf, testMall } from '../apps/mall-api/src/testing/testMall.ts'
import type { TestMall } from '../apps/mall-api/src/testing/testMall.ts'
import { Visitor } from '../apps/mall-api/src/testing/visitor.ts'
import { applyRefundEvent, sweepRefunds } from '../apps/mall-api/src/contexts/after-sale/applyRefundEvent.ts'
import { carriers } from '../apps/mall-api/src/contexts/order/carriers.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const bearing = { prodId: 101, skuId: 1001, shopId: 1 }
const parcel = { expressId: 1, expressNo: 'SF1429870036612' }

onDatabase((open) => {
  let mall: TestMall
  let before: string[]
  let buyer: Visitor
  beforeAll(async () => {
    mall = await testMall(open())
  }, 60_000)
  beforeEach(async () => {
    mall.clock.now = START
    await mall.db
      .script(`delete from growth_log; delete from member; delete from repayment; delete from refund; delete from delivery; delete from order_item; delete from orders;
      delete from submission; delete from confirm; delete from basket; delete from payment;
      update sku set stocks = case sku_id when 1001 then 100 when 1002 then 50 else stocks end`)
    await bystandersOrders(mall.db)
    await bystandersRefund(mall.db)
    before = await bystandersRows(mall.db)
    buyer = await new Visitor(mall.app).login()
  })
  /** Removes the bystander's refunds, for a test that changes every refund. */
  const withoutBystander = async () => {
    await mall.db.query('delete from refund where user_id = $1', [BYSTANDER])
    before = await bystandersRows(mall.db)
  }
  afterEach(() => leaveBystander(mall.db, before))

  const inConsole = (action: string, form: Record<string, string>) =>
    consoleActions.get(action)!.act({ db: mall.db, now: mall.clock.now }, form)
  const sweep = () => sweepRefunds({ db: mall.db, now: mall.clock.now })

  /**
   * Buys and pays for four bearings of one size and two of another, with 12 yuan of freight. `ship` and `receive` also
   * ship and receive the order.
   */
  async function bought({ ship = false, receive = false } = {}) {
    await buyer.call('changeItem', { ...bearing, count: 4 })
    await buyer.call('changeItem', { ...bearing, skuId: 1002, count: 2 })
    const cart = (await buyer.call('cartInfo', [])).answer
    const basketIds = cart.flatMap(({ shopCartItemDiscounts }) =>
      shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems.map(({ basketId }) => basketId)),
    )
    const { uuid } = (await buyer.call('confirmOrder', { basketIds })).answer
    const orderNumber = (await buyer.call('submitOrder', { uuid: uuid!, orderShopParams: [] })).answer.orderNumbers
    await buyer.call('pay', { orderNumbers: orderNumber, payType: 3 })
    const [{ code }] = (await mall.db.query<{ code: string }>('select code from payment where paid_at is null')) as [
      { code: string },
    ]
    await inConsole('pay', { code })
    if (ship) await inConsole('ship', { orderNumber, company: 'sf', flowNumber: 'SF100001' })
    if (receive) await buyer.call('receiptOrder', { orderNumber })
    const { orderItemDtos } = (await buyer.call('orderDetail', { orderNumber })).answer
    const line = (skuId: string) => orderItemDtos.find((item) => item.skuId === skuId)!.orderItemId!
    return { orderNumber, four: line('1001'), two: line('1002') }
  }
  type Wish = {
    orderItemId?: string
    applyType?: number
    goodsNum?: number
    refundAmount?: string
    uuid?: string
    buyerReason?: string
    buyerDesc?: string
    photoFiles?: string
    exchangeSkuId?: number
  }
  const apply = (orderNumber: string, wish: Wish = {}, who = buyer) =>
    who.call('applyRefund', {
      orderNumber,
      refundType: wish.orderItemId ? 2 : 1,
      applyType: 2,
      goodsNum: 1,
      refundAmount: '18.50',
      buyerReason: wish.applyType === 1 ? 'reasonOther' : 'reasonQuality',
      ...wish,
    })
  const info = async (refundSn: string) => (await buyer.call('refundInfo', { refundSn })).answer
  const detail = async (orderNumber: string) => (await buyer.call('orderDetail', { orderNumber })).answer
  const paidBack = async () =>
    (await mall.db.query<{ amount: string }>('select amount from repayment order by created, refund_sn')).map(
      ({ amount }) => amount,
    )

  it('keeps all the photos of a claim, and shows them to its buyer [R6.07]', async () => {
    const { orderNumber, four } = await bought({ ship: true, receive: true })
    const photo = async () =>
      (await buyer.call('uploadFile', { file: await samplePicture(), kind: 'voucher' })).answer.filePath
    const photos = [await photo(), await photo()]
    const { answer } = await buyer.call('applyRefund', {
      orderNumber,
      orderItemId: four,
      refundType: 2,
      applyType: 2,
      goodsNum: 1,
      refundAmount: '18.50',
      buyerReason: 'reasonQuality',
      photoFiles: photos.join(','),
    })
    expect((await info(answer)).photoFiles?.split(',')).toEqual(photos)
  })

  it('returns one piece: accepted, sent back, received, refunded by the same payment method, and in stock again [R6.07]', async () => {
    const { orderNumber, four } = await bought({ ship: true, receive: true })
    expect((await detail(orderNumber)).canAllRefund).toBe(true)
    const refundSn = (await apply(orderNumber, { orderItemId: four })).answer
    expect(await info(refundSn)).toMatchObject({ returnMoneySts: 1, endTime: START + 48 * HOUR })
    expect(await detail(orderNumber)).toMatchObject({ refundStatus: 1, canAllRefund: false })
    expect((await buyer.call('orderCount')).answer.refund).toBe(1)
    await inConsole('refundAccept', { refundSn, message: '请附退货单' })
    expect(await info(refundSn)).toMatchObject({ returnMoneySts: 2, sellerMsg: '请附退货单' })
    expect((await info(refundSn)).refundAddr?.address).toBeTruthy()
    expect((await buyer.call('waiting')).answer.returns).toBe(1)
    await buyer.call('submitRefundExpress', { refundSn, ...parcel })
    await inConsole('refundReceive', { refundSn })
    expect(await stockOf(mall.db, 1001)).toBe(97)
    await inConsole('refundPayBack', { refundSn })
    const done = await info(refundSn)
    expect(done).toMatchObject({ returnMoneySts: 5, expressNo: 'SF1429870036612' })
    expect(done.endTime).toBeUndefined()
    expect((await info(refundSn)).timeline.map(({ event, by }) => `${by} ${event}`)).toEqual([
      'buyer apply',
      'seller accept',
      'buyer ship',
      'seller receive',
      'seller payBack',
    ])
    expect(await mall.db.query('select pay_type as "payType", amount from repayment')).toEqual([
      { payType: 3, amount: '18.50' },
    ])
    expect(await detail(orderNumber)).toMatchObject({
      refundStatus: 3,
      status: 5,
      refundedAmount: '18.50',
      refunds: [{ refundSn, applyType: 2, returnMoneySts: 5, amount: '18.50', endTime: '2026-11-21 10:00:00' }],
    })
    const pieces = (await detail(orderNumber)).orderItemDtos.map(({ returnedNum }) => returnedNum)
    expect(pieces.toSorted()).toEqual([1, undefined])
    expect(mall.faults).toEqual([])
  })

  it('tells a repeated event from one that changes the refund [R6.07]', async () => {
    const { orderNumber, four } = await bought({ ship: true, receive: true })
    const refundSn = (await apply(orderNumber, { orderItemId: four })).answer
    await inConsole('refundAccept', { refundSn })
    const send = (event: RefundEvent, number: string) =>
      applyRefundEvent(
        { db: mall.db, now: mall.clock.now },
        { refundSn, event, by: 'buyer', parcel: { dvyId: 'sf', name: carriers.sf!, number } },
      )
    expect(await send('ship', 'SF100001')).toBe('done')
    expect(await send('ship', 'SF100001')).toBe('again')
    expect(await send('ship', 'SF100002')).toBe('illegal')
    expect(await send('amend', 'SF100001')).toBe('again')
    expect(await send('amend', 'SF100002')).toBe('done')
  })

  it('refunds pieces without a return before shipping, does not ship them, and closes a fully refunded order [R6.07]', async () => {
    const { orderNumber, four } = await bought()
    expect((await apply(orderNumber, { orderItemId: four, applyType: 2 })).code).toBe('A03024')
    const refundSn = (await apply(orderNumber, { orderItemId: four, applyType: 1, goodsNum: 3, refundAmount: '55.5' }))
      .answer
    await inConsole('ship', { orderNumber, company: 'sf', flowNumber: 'SF100001' })
    expect(await mall.db.query('select shipped from order_item where sku_id <> 2002 order by quantity desc')).toEqual([
      { shipped: 1 },
      { shipped: 2 },
    ])
    expect((await detail(orderNumber)).status).toBe(2)
    await inConsole('refundAccept', { refundSn })
    expect(await stockOf(mall.db, 1001)).toBe(99)
    expect((await detail(orderNumber)).status).toBe(3)
    await inConsole('refundPayBack', { refundSn })
    expect(await paidBack()).toEqual(['55.50'])

    const whole = await bought()
    const all = await apply(whole.orderNumber, { applyType: 1, goodsNum: 6, refundAmount: '116.00' })
    expect(all.code, all.msg).toBe('00000')
    expect(await inConsole('ship', { orderNumber: whole.orderNumber, company: 'sf', flowNumber: 'SF1000' })).toBe(false)
    await inConsole('refundAccept', { refundSn: all.answer })
    await inConsole('refundPayBack', { refundSn: all.answer })
    expect(await detail(whole.orderNumber)).toMatchObject({ status: 6, closeType: 2, refundStatus: 2 })
  })

  it('completes an exchange, or refunds it if the buyer takes the offered money [R6.07]', async () => {
    const { orderNumber, four, two } = await bought({ ship: true, receive: true })
    const exchange = async (orderItemId: string) => {
      const refundSn = (await apply(orderNumber, { orderItemId, applyType: 3 })).answer
      await inConsole('refundAccept', { refundSn })
      await buyer.call('submitRefundExpress', { refundSn, ...parcel })
      await inConsole('refundReceive', { refundSn })
      return refundSn
    }
    const first = await exchange(four)
    expect(await stockOf(mall.db, 1001)).toBe(97)
    expect(await inConsole('refundSendExchange', { refundSn: first, company: 'jd', flowNumber: 'JD12345' })).toBe(true)
    expect(await stockOf(mall.db, 1001)).toBe(96)
    expect(await info(first)).toMatchObject({ returnMoneySts: 4, exchangeExpressNo: 'JD12345' })
    expect((await buyer.call('confirmExchange', { refundSn: first })).code).toBe('00000')
    expect((await buyer.call('confirmExchange', { refundSn: first })).code).toBe('00000')
    expect(await info(first)).toMatchObject({ returnMoneySts: 5, applyType: 3 })
    const second = await exchange(two)
    await mall.db.query('update sku set stocks = 0 where sku_id = 1002')
    expect(await inConsole('refundSendExchange', { refundSn: second, company: 'jd', flowNumber: 'JD12345' })).toBe(
      false,
    )
    expect(await inConsole('refundPayBack', { refundSn: second })).toBe(false)
    expect(await inConsole('refundOfferMoney', { refundSn: second, message: '缺货，预计下月到' })).toBe(true)
    expect(await paidBack()).toEqual([])
    expect(await info(second)).toMatchObject({
      returnMoneySts: 4,
      applyType: 3,
      moneyOfferTime: '2026-11-21 10:00:00',
      moneyOfferMessage: '缺货，预计下月到',
    })
    const answer = (accept: 0 | 1, who = buyer) => who.call('answerMoneyOffer', { refundSn: second, accept })
    expect((await answer(1, await new Visitor(mall.app).login('agreement'))).code).toBe('A03000')
    expect((await answer(0)).code).toBe('00000')
    expect((await info(second)).moneyOfferTime).toBeUndefined()
    expect((await answer(1)).code).toBe('A03034')
    // The seller still sends nothing in time. The money goes back only after the buyer's consent.
    mall.clock.now = (await info(second)).endTime!
    await sweep()
    await buyer.login()
    expect(await paidBack()).toEqual([])
    expect((await info(second)).timeline.at(-1)).toMatchObject({ event: 'timeout', by: 'clock' })
    expect((await buyer.call('waiting')).answer.returns).toBe(1)
    expect((await answer(1)).code).toBe('00000')
    expect((await answer(1)).code).toBe('00000')
    expect(await info(second)).toMatchObject({ returnMoneySts: 5, applyType: 2, refundAmount: '15.00' })
    expect(await paidBack()).toEqual(['15.00'])
  })

  it('exchanges for the size that the buyer names, from the stock of that size [R6.07]', async () => {
    const { orderNumber, four } = await bought({ ship: true, receive: true })
    const offer = (await buyer.call('refundOffer', { orderNumber, orderItemId: four })).answer
    expect(offer.exchangeSkus.map(({ skuId }) => skuId)).toContain('1002')
    expect(offer.exchangeSkus.map(({ skuId }) => skuId)).not.toContain('1001')
    const wish = { orderItemId: four, applyType: 3, goodsNum: 2, buyerReason: 'reasonOtherSize' }
    expect(await apply(orderNumber, wish)).toMatchObject({ code: 'A03024', data: 'sizeNot' })
    expect(await apply(orderNumber, { ...wish, exchangeSkuId: 1001 })).toMatchObject({ data: 'sizeNot' })
    expect(await apply(orderNumber, { ...wish, exchangeSkuId: 999_999 })).toMatchObject({ data: 'sizeNot' })
    expect(
      await apply(orderNumber, { ...wish, applyType: 2, buyerReason: 'reasonQuality', exchangeSkuId: 1002 }),
    ).toMatchObject({ data: 'sizeNot' })
    const refundSn = (await apply(orderNumber, { ...wish, exchangeSkuId: 1002 })).answer
    expect((await info(refundSn)).exchangeSku).toMatchObject({ skuId: '1002' })
    await inConsole('refundAccept', { refundSn })
    await buyer.call('submitRefundExpress', { refundSn, ...parcel })
    await inConsole('refundReceive', { refundSn })
    const stock = async () => [await stockOf(mall.db, 1001), await stockOf(mall.db, 1002)]
    const before = await stock()
    expect(await inConsole('refundSendExchange', { refundSn, company: 'jd', flowNumber: 'JD12345' })).toBe(true)
    expect(await stock()).toEqual([before[0], before[1]! - 2])
  })

  it('accepts "not received" only until the buyer confirms receipt [R6.07]', async () => {
    const { orderNumber, four } = await bought({ ship: true })
    const missing = { orderItemId: four, applyType: 1, buyerReason: 'reasonNotReceived' }
    const reasons = async () =>
      (await buyer.call('refundOffer', { orderNumber, orderItemId: four })).answer.reasons
        .find(({ applyType }) => applyType === 1)!
        .reasons.map(({ reason }) => reason)
    expect(await reasons()).toContain('reasonNotReceived')
    const refundSn = (await apply(orderNumber, missing)).answer
    expect((await info(refundSn)).isReceiver).toBe(0)
    await buyer.call('cancelRefund', { refundSn })
    await buyer.call('receiptOrder', { orderNumber })
    expect(await reasons()).not.toContain('reasonNotReceived')
    expect(await apply(orderNumber, missing)).toMatchObject({ code: 'A03024', data: 'receiptConfirmed' })
    const returned = (await apply(orderNumber, { orderItemId: four })).answer
    expect((await info(returned)).isReceiver).toBe(1)
  })

  it('shows the seller the goods, the reason, the words and the pictures of a request, and times of the mall [R6.07]', async () => {
    await withoutBystander()
    const { orderNumber, four } = await bought({ ship: true, receive: true })
    const { filePath } = (await buyer.call('uploadFile', { file: await samplePicture(), kind: 'voucher' })).answer
    const wish = { orderItemId: four, applyType: 3, goodsNum: 2, buyerReason: 'reasonOtherSize', exchangeSkuId: 1002 }
    await apply(orderNumber, { ...wish, buyerDesc: '内径实测 25.03 mm', photoFiles: filePath })
    const page = await (await mall.app.request('/?lang=zh&section=refunds')).text()
    const row = /<tr data-refund[\s\S]*?<\/tr>/.exec(page)![0]
    for (const shown of [
      '6205-2RS',
      '× 2',
      '需换其他规格',
      '换成',
      '开式',
      '内径实测 25.03 mm',
      `/console/${filePath}`,
      '2026-11-23 10:00',
    ])
      expect(row).toContain(shown)
    expect(page).toContain('北京时间')
  })

  it('accepts a return after 48 hours without an answer, and closes it after 7 days without shipment [R6.07]', async () => {
    const { orderNumber, four } = await bought({ ship: true, receive: true })
    const refundSn = (await apply(orderNumber, { orderItemId: four })).answer
    mall.clock.now += 48 * HOUR - 1
    await sweep()
    expect((await info(refundSn)).returnMoneySts).toBe(1)
    mall.clock.now += 1
    await Promise.all([sweep(), sweep()])
    expect(await info(refundSn)).toMatchObject({ returnMoneySts: 2, endTime: mall.clock.now + 7 * DAY })
    mall.clock.now += 7 * DAY
    await buyer.login()
    // The deadline passed before the buyer's request, though no sweep had run.
    expect((await buyer.call('submitRefundExpress', { refundSn, ...parcel })).code).toBe('A03034')
    await sweep()
    expect(await info(refundSn)).toMatchObject({ returnMoneySts: -1 })
    expect((await info(refundSn)).timeline.map(({ by }) => by)).toEqual(['buyer', 'clock', 'clock'])
  })

  it('refuses invalid transitions with A03034, and runs a repeated action once [R6.07]', async () => {
    const { orderNumber, four } = await bought({ ship: true, receive: true })
    const twice = await Promise.all(
      Array.from({ length: 4 }, () => apply(orderNumber, { orderItemId: four, uuid: 'one-application' })),
    )
    expect(new Set(twice.map(({ answer }) => answer)).size).toBe(1)
    const refundSn = twice[0]!.answer
    expect((await buyer.call('submitRefundExpress', { refundSn, ...parcel })).code).toBe('A03034')
    expect((await buyer.call('confirmExchange', { refundSn })).code).toBe('A03034')
    expect((await buyer.call('appealRefund', { refundSn })).code).toBe('A03034')
    const both = await Promise.all([buyer.call('cancelRefund', { refundSn }), buyer.call('cancelRefund', { refundSn })])
    expect(both.map(({ code }) => code)).toEqual(['00000', '00000'])
    expect((await info(refundSn)).timeline.map(({ event }) => event)).toEqual(['apply', 'withdraw'])
    expect(await inConsole('refundAccept', { refundSn })).toBe(false)
  })

  it('lets only one of buyer and shop win when they act at the same moment [R6.07]', async () => {
    const { orderNumber, four } = await bought({ ship: true, receive: true })
    for (let round = 0; round < 4; round++) {
      const refundSn = (await apply(orderNumber, { orderItemId: four })).answer
      const [withdrawn, accepted] = await Promise.all([
        buyer.call('cancelRefund', { refundSn }),
        inConsole('refundRefuse', { refundSn, message: '不符合' }),
      ])
      expect([withdrawn.code === '00000', accepted].filter(Boolean)).toHaveLength(1)
    }
    expect(mall.faults).toEqual([])
  })

  it('lets the mall decide in place of the seller after a refusal [R6.07]', async () => {
    const { orderNumber, four } = await bought({ ship: true, receive: true })
    const refundSn = (await apply(orderNumber, { orderItemId: four })).answer
    expect(await inConsole('refundRefuse', { refundSn })).toBe(false)
    await inConsole('refundRefuse', { refundSn, message: '有安装痕迹' })
    expect(await info(refundSn)).toMatchObject({ returnMoneySts: 7, rejectMessage: '有安装痕迹' })
    expect((await buyer.call('appealRefund', { refundSn })).code).toBe('00000')
    expect((await detail(orderNumber)).refundStatus).toBe(1)
    await inConsole('refundUphold', { refundSn, message: '照片显示未装机' })
    expect(await info(refundSn)).toMatchObject({ returnMoneySts: 2, platformResult: 1 })
  })

  it('lists the possible refund applications, and refuses others with a message [R5.15, R5.21]', async () => {
    const { orderNumber, four } = await bought({ ship: true, receive: true })
    const offer = (await buyer.call('refundOffer', { orderItemId: four })).answer
    expect(offer).toMatchObject({ most: 4, worth: '74.00', freight: '0.00', applyTypes: [1, 2, 3] })
    expect(offer.reasons.map(({ reasons }) => reasons.length > 2)).toEqual([true, true, true])
    expect(await apply(orderNumber, { orderItemId: four, refundAmount: '18.51' })).toMatchObject({
      code: 'A03024',
      msg: '退款金额不正确，最多可退 18.50 元',
    })
    expect((await apply(orderNumber, { orderItemId: four, goodsNum: 5 })).data).toBe('piecesNot')
    mall.clock.now += 7 * DAY + 1
    await buyer.login()
    const english = await new Visitor(mall.app, { locale: 'en' }).login()
    expect(await apply(orderNumber, { orderItemId: four }, english)).toMatchObject({
      code: 'A03024',
      msg: 'More than 7 days have passed since receipt',
    })
    expect((await buyer.call('refundOffer', { orderItemId: four })).answer.problem).toBe('windowOver')
  })

  it('shows a return with its parcel, its times and the shop’s address, and amends the parcel without more time [R6.07]', async () => {
    const { orderNumber, four } = await bought({ ship: true, receive: true })
    const later = () => (mall.clock.now += 60_000)
    const { answer: refundSn } = await buyer.call('applyRefund', {
      orderNumber,
      orderItemId: four,
      refundType: 2,
      applyType: 2,
      goodsNum: 2,
      refundAmount: 37,
      buyerReason: '质量问题',
      buyerDesc: ' 轴承异响 ',
      buyerMobile: '13800000001',
      isReceiver: 1,
    })
    const first = await info(refundSn)
    expect(first).toMatchObject({
      refundType: 2,
      applyType: 2,
      goodsNum: 2,
      refundAmount: '37.00',
      buyerReason: '质量问题',
      buyerDesc: '轴承异响',
      buyerMobile: '13800000001',
      isReceiver: 1,
      applyTime: '2026-11-21 10:00:00',
      orderItems: [{ skuId: '1001', prodCount: 2 }],
    })
    for (const absent of [
      'refundAddr',
      'handelTime',
      'expressId',
      'photoFiles',
      'sellerMsg',
      'platformResult',
    ] as const)
      expect(first[absent], absent).toBeUndefined()
    later()
    await inConsole('refundAccept', { refundSn })
    expect((await info(refundSn)).refundAddr).toEqual({
      receiver: expect.stringMatching(/售后部$/),
      mobile: expect.any(String),
      address: expect.any(String),
    })
    const send = (more: object, call: 'submitRefundExpress' | 'amendRefundExpress' = 'submitRefundExpress') =>
      buyer.call(call, { refundSn, expressId: 0, expressNo: 'ab1429870036612', ...more } as never)
    for (const none of [{ expressName: ' ' }, {}, { expressId: 99 }])
      expect(await send(none)).toMatchObject({ code: 'A00014', data: { field: 'expressId' } })
    later()
    expect((await send({ expressName: ' 星沙快运 ', mobile: '13800000002', senderRemarks: ' 两箱 ' })).code).toBe(
      '00000',
    )
    const shipped = await info(refundSn)
    expect(shipped).toMatchObject({
      returnMoneySts: 3,
      expressName: '星沙快运',
      expressNo: 'AB1429870036612',
      senderMobile: '13800000002',
      senderRemarks: '两箱',
      handelTime: '2026-11-21 10:01:00',
      shipTime: '2026-11-21 10:02:00',
    })
    expect(shipped.expressId).toBeUndefined()
    later()
    expect((await send({ expressId: 2, expressName: '星沙快运' }, 'amendRefundExpress')).code).toBe('00000')
    const amended = await info(refundSn)
    expect(amended).toMatchObject({ expressId: '2', expressName: '京东物流', endTime: shipped.endTime })
    expect([amended.senderMobile, amended.senderRemarks]).toEqual([undefined, undefined])
    // The same parcel again changes nothing; another number or carrier is another amendment.
    await send({ expressId: 2 }, 'amendRefundExpress')
    expect((await info(refundSn)).timeline).toHaveLength(4)
    await send({ expressId: 2, expressNo: 'AB1429870036613' }, 'amendRefundExpress')
    await send({ expressId: 3, expressNo: 'AB1429870036613' }, 'amendRefundExpress')
    await send({ expressName: '星沙快运', expressNo: 'AB1429870036613' }, 'amendRefundExpress')
    await send({ expressName: '长沙快运', expressNo: 'AB1429870036613' }, 'amendRefundExpress')
    expect((await info(refundSn)).timeline).toHaveLength(8)
    later()
    await inConsole('refundReceive', { refundSn })
    later()
    await inConsole('refundPayBack', { refundSn })
    const done = await info(refundSn)
    expect(done).toMatchObject({ receiveTime: '2026-11-21 10:04:00', refundTime: '2026-11-21 10:05:00' })
    const other = [done.cancelTime, done.closeTime, done.platformTime, done.exchangeTime, done.platformHandleTime]
    expect(other).toEqual(other.map(() => undefined))
    const english = await new Visitor(mall.app, { locale: 'en' }).login()
    expect((await english.call('deliveryCompanies')).answer.slice(0, 2)).toEqual([
      { dvyId: '1', dvyName: 'SF Express' },
      { dvyId: '2', dvyName: 'JD Logistics' },
    ])
    expect((await english.call('refundInfo', { refundSn })).answer.buyerReason).toBe('Quality defect')
  })

  it('accepts only the reasons of the kind, and reserves pieces once although a refused claim comes back [R6.07]', async () => {
    const { orderNumber, four } = await bought({ ship: true, receive: true })
    const claim = { orderItemId: four, goodsNum: 3, refundAmount: '55.50' }
    const send = (more: object) =>
      buyer.call('applyRefund', { orderNumber, refundType: 2, applyType: 2, ...claim, ...more } as never)
    expect(await send({ buyerReason: '心情不好' })).toMatchObject({ code: 'A03024', msg: '请选择退款原因' })
    expect((await send({ buyerReason: 'reasonNotReceived' })).msg).toBe('请选择退款原因')
    expect((await send({ buyerReason: 'reasonNotNeeded', applyType: 3 })).msg).toBe('请选择退款原因')
    const { answer: refused } = await send({ buyerReason: 'Quality defect' })
    await inConsole('refundRefuse', { refundSn: refused, message: '有安装痕迹' })
    const { answer: other, code } = await send({ buyerReason: 'reasonSevenDays' })
    expect(code).toBe('00000')
    expect(await buyer.call('appealRefund', { refundSn: refused })).toMatchObject({
      code: 'A03024',
      msg: '这些商品已在其他售后申请中',
    })
    await buyer.call('cancelRefund', { refundSn: other })
    expect((await buyer.call('appealRefund', { refundSn: refused })).code).toBe('00000')
    mall.clock.now += 60_000
    await inConsole('refundDismiss', { refundSn: refused, message: '照片显示已装机' })
    expect(await info(refused)).toMatchObject({
      returnMoneySts: 7,
      rejectMessage: '有安装痕迹',
      platformResult: 2,
      platformMessage: '照片显示已装机',
      platformTime: '2026-11-21 10:00:00',
      platformHandleTime: '2026-11-21 10:01:00',
    })
    expect((await info(refused)).sellerMsg).toBeUndefined()
    expect((await info(other)).cancelTime).toBe('2026-11-21 10:00:00')
    expect(await buyer.call('cancelRefund', { refundSn: 'none' })).toMatchObject({ code: 'A03000' })
    // Both ended without a refund, so the pieces are free again, and a withdrawn appeal decides nothing.
    const { answer: third } = await send({ buyerReason: 'reasonQuality' })
    await inConsole('refundRefuse', { refundSn: third, message: '不符' })
    await buyer.call('appealRefund', { refundSn: third })
    await buyer.call('cancelRefund', { refundSn: third })
    expect((await info(third)).platformResult).toBeUndefined()
    const pages = async (sts: number, paging: object = {}) => {
      const { records, total } = (await buyer.call('refundList', { sts, ...paging })).answer
      return [records.map(({ refundSn }) => refundSn), total]
    }
    const { answer: open } = await send({ buyerReason: 'reasonQuality' })
    expect(await pages(1)).toEqual([[open], 1])
    expect(await pages(2)).toEqual([[third, ...[other, refused].toSorted().toReversed()], 3])
    expect((await pages(0))[1]).toBe(4)
    expect((await pages(0, { size: 1, current: 1 }))[0]).toHaveLength(1)
    expect(await pages(0, { size: 3, current: 2 })).toEqual([[expect.any(String)], 4])
    expect((await buyer.call('refundCount')).answer).toEqual({ running: 1, done: 3, waiting: 0 })
    await inConsole('refundAccept', { refundSn: open })
    expect((await buyer.call('refundCount')).answer).toEqual({ running: 1, done: 3, waiting: 1 })
  })

  it('offers the refund of a whole order with its freight, and names the most that can come back [R5.15]', async () => {
    const { orderNumber } = await bought()
    const offer = (await buyer.call('refundOffer', { orderNumber })).answer
    expect(offer).toMatchObject({
      orderNumber,
      most: 6,
      left: 6,
      worth: '104.00',
      freight: '12.00',
      unsent: true,
      applyTypes: [1],
      mobile: '13800000001',
    })
    expect(offer.orderItems).toHaveLength(2)
    expect(offer.reasons.map(({ applyType, reasons }) => [applyType, reasons.map(({ reason }) => reason)])).toEqual([
      [1, ['reasonNotNeeded', 'reasonOrderedWrong', 'reasonLate', 'reasonOther']],
    ])
    expect(await apply(orderNumber, { applyType: 1, goodsNum: 6, refundAmount: '116.01' })).toMatchObject({
      code: 'A03024',
      msg: '退款金额不正确，最多可退 116.00 元',
      data: 'amountNot',
    })
    expect((await apply(orderNumber, { applyType: 1, goodsNum: 5, refundAmount: '100' })).data).toBe('piecesNot')
    expect((await apply(orderNumber, { applyType: 1, goodsNum: 6, refundAmount: '0' })).data).toBe('amountNot')
    // A refund of money needs no address of the shop, not even after its acceptance.
    const { answer: refundSn } = await apply(orderNumber, { applyType: 1, goodsNum: 6, refundAmount: ' 116 ' })
    expect((await buyer.call('refundOffer', { orderNumber })).answer).toMatchObject({ most: 0, left: 0, worth: '0.00' })
    await inConsole('refundAccept', { refundSn })
    expect(await info(refundSn)).toMatchObject({ refundType: 1, refundAmount: '116.00', goodsNum: 6 })
    expect((await info(refundSn)).refundAddr).toBeUndefined()
    // The clock pays at the end of the seller's time.
    mall.clock.now = (await info(refundSn)).endTime!
    await sweep()
    expect(await paidBack()).toEqual(['116.00'])
    expect(await stockOf(mall.db, 1001)).toBe(100)
    expect((await buyer.call('refundOffer', { orderItemId: '999999' })).code).toBe('A03000')
    expect((await buyer.call('refundOffer', {} as never)).code).not.toBe('00000')
  })

  it('asks the shop for another size until the exchange is received, with both parcels [R6.07]', async () => {
    const { orderNumber, four } = await bought({ ship: true, receive: true })
    const { answer: refundSn } = await apply(orderNumber, { orderItemId: four, applyType: 3, goodsNum: 2 })
    expect((await info(refundSn)).refundAmount).toBe('37.00')
    await inConsole('refundAccept', { refundSn })
    await buyer.call('submitRefundExpress', { refundSn, ...parcel })
    await inConsole('refundReceive', { refundSn })
    mall.clock.now += 60_000
    await inConsole('refundSendExchange', { refundSn, company: 'jd', flowNumber: 'JD12345' })
    expect(await info(refundSn)).toMatchObject({
      expressNo: parcel.expressNo,
      expressId: '1',
      exchangeExpressName: '京东物流',
      exchangeExpressNo: 'JD12345',
      exchangeTime: '2026-11-21 10:01:00',
      receiveTime: '2026-11-21 10:00:00',
      isReceiver: 1,
    })
    expect(await inConsole('refundSendExchange', { refundSn, company: 'jd', flowNumber: 'JD99999' })).toBe(false)
    mall.clock.now = (await info(refundSn)).endTime!
    await sweep()
    await buyer.login()
    expect((await info(refundSn)).returnMoneySts).toBe(5)
    expect(await stockOf(mall.db, 1001)).toBe(96)
    expect(await paidBack()).toEqual([])
  })

  it('refuses to delete an order while its refund runs, and deletes it afterwards [R6.07]', async () => {
    const { orderNumber, four } = await bought({ ship: true, receive: true })
    const refundSn = (await apply(orderNumber, { orderItemId: four })).answer
    expect((await buyer.call('deleteOrder', { orderNumber })).code).toBe('A03011')
    expect((await buyer.call('refundCount')).answer).toEqual({ running: 1, done: 0, waiting: 0 })
    await buyer.call('cancelRefund', { refundSn })
    expect((await buyer.call('refundList', { sts: 2 })).answer.records.map((one) => one.refundSn)).toEqual([refundSn])
    expect((await buyer.call('deleteOrder', { orderNumber })).code).toBe('00000')
  })

  it('returns nothing of another buyer’s refund for 1,000 requests with neighbouring ids [R3.02]', async () => {
    const { orderNumber, four } = await bought({ ship: true, receive: true })
    const refundSn = (await apply(orderNumber, { orderItemId: four })).answer
    const stranger = await new Visitor(mall.app).login('agreement')
    const near = (id: string, by: number) => String(BigInt(id) + BigInt(by))
    const answered: string[] = []
    const ask = async (by: number) => {
      const sn = { refundSn: near(refundSn, by) }
      const replies = await Promise.all([
        stranger.call('refundInfo', sn),
        stranger.call('cancelRefund', sn),
        stranger.call('submitRefundExpress', { ...sn, ...parcel }),
        stranger.call('appealRefund', sn),
        stranger.call('refundOffer', { orderItemId: near(four, by % 5) }),
        stranger.call('refundOffer', { orderNumber: near(orderNumber, by) }),
        apply(near(orderNumber, by), { orderItemId: four }, stranger),
        stranger.call('confirmExchange', sn),
        stranger.call('deliveryOfOrder', { orderNumber: near(orderNumber, by) }),
        stranger.call('amendRefundExpress', { ...sn, ...parcel }),
      ])
      answered.push(...replies.filter(({ code }) => code !== 'A03000').map(({ code, msg }) => `${code} ${msg}`))
    }
    for (let by = -50; by < 50; by++) await ask(by)
    expect(answered).toEqual([])
    expect((await stranger.call('refundList')).answer.total).toBe(0)
    expect((await info(refundSn)).returnMoneySts).toBe(1)
  }, 60_000)

  it('ships chosen pieces in up to ten packages, and reports late shipments [R2.34]', async () => {
    const { orderNumber, four, two } = await bought()
    const ship = (pieces: Record<string, string>, flowNumber: string) =>
      inConsole('ship', { orderNumber, company: 'sf', flowNumber, ...pieces })
    expect(await ship({ [`pieces.${four}`]: '1', [`pieces.${two}`]: '0' }, 'SF100001')).toBe(true)
    expect(await ship({ [`pieces.${four}`]: '1' }, 'SF100001')).toBe(false)
    expect((await detail(orderNumber)).status).toBe(2)
    expect(await ship({ [`pieces.${four}`]: '9', [`pieces.${two}`]: '2' }, 'SF100002')).toBe(true)
    expect((await detail(orderNumber)).status).toBe(3)
    const packages = async () => (await buyer.call('deliveryOfOrder', { orderNumber })).answer
    expect((await packages()).map(({ orderItems }) => orderItems.map(({ prodCount }) => prodCount).toSorted())).toEqual(
      [[1], [2, 3]],
    )
    const { orderDeliveryId: id = '' } = (await packages())[0]!
    mall.clock.now += 6 * DAY
    await buyer.login()
    expect((await packages()).map(({ lateSince }) => lateSince !== undefined)).toEqual([true, true])
    expect(await inConsole('trace', { id, state: '3', text: '' })).toBe(true)
    expect(await inConsole('trace', { id, state: '2', text: '' })).toBe(false)
    expect((await packages()).map(({ lateSince }) => lateSince !== undefined)).toEqual([false, true])
  })

  it('counts in the console’s menu the refunds in which the seller or the platform acts next [R6.07]', async () => {
    await withoutBystander()
    const waiting = async () =>
      Number(
        /section=refunds"[^>]*>\s*Refunds, returns and exchanges(?: <b>(\d+)<\/b>)?/.exec(
          await (await mall.app.request('/?lang=en&section=jobs')).text(),
        )?.[1] ?? 0,
      )
    const before = await waiting()
    const { orderNumber, four } = await bought()
    const money = (await apply(orderNumber, { orderItemId: four, applyType: 1 })).answer
    expect(await waiting()).toBe(before + 1)
    await inConsole('refundAccept', { refundSn: money })
    expect(await waiting()).toBe(before + 1)
    await inConsole('refundPayBack', { refundSn: money })
    expect(await waiting()).toBe(before)
    const received = await bought({ ship: true, receive: true })
    const returned = (await apply(received.orderNumber, { orderItemId: received.four })).answer
    await inConsole('refundAccept', { refundSn: returned })
    expect(await waiting()).toBe(before)
    await buyer.call('submitRefundExpress', { refundSn: returned, ...parcel })
    expect(await waiting()).toBe(before + 1)
  })

  it('shows only valid actions in the seller console, and moves the clock to the deadline [R6.07]', async () => {
    await withoutBystander()
    const { orderNumber, four } = await bought({ ship: true, receive: true })
    const refundSn = (await apply(orderNumber, { orderItemId: four })).answer
    const page = async () => (await mall.app.request('/?lang=en&section=refunds')).text()
    const has = async (event: RefundEvent | 'timeout') =>
      (await page()).includes(`/console/${CONSOLE_KEY}/refund${event[0]!.toUpperCase()}${event.slice(1)}"`)
    expect([await has('accept'), await has('refuse'), await has('payBack'), await has('timeout')]).toEqual([
      true,
      true,
      false,
      true,
    ])
    expect(await inConsole('refundTimeout', { refundSn })).toBe(true)
    expect((await info(refundSn)).returnMoneySts).toBe(2)
    expect([await has('accept'), await has('payBack')]).toEqual([false, false])
  })

  it('follows the rules in random histories with simultaneous actions [R6.07]', async () => {
    await withoutBystander()
    await readyDatabase(mall.db)
    for (const history of fc.sample(histories, { numRuns: 25, seed: 20_261_121 }))
      expect(await tryWorld(history, await databaseOrder(mall.db, history.bought))).toEqual([])
  }, 60_000)
})
