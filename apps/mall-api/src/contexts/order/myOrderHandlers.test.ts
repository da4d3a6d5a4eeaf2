import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { PACKAGE_LIMIT } from '@millwright/domain/constants'
import { writeServerTime } from '@millwright/domain/time'
import type { InputOf } from '@millwright/contract/contract'
import { bystandersCart, bystandersOrders, bystandersRows, leaveBystander } from '../../testing/bystander.ts'
import { onDatabase } from '../../testing/databases.ts'
import { setUpPayingBuyer } from '../../testing/setUpPayingBuyer.ts'
import { START, testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'
import { Visitor } from '../../testing/visitor.ts'
import { findOrders } from './findOrders.ts'
import { addTrace, shipPackage } from './packages.ts'

const MINUTE = 60_000
const DAY = 86_400_000

onDatabase((open) => {
  let mall: TestMall
  let paying: Awaited<ReturnType<typeof setUpPayingBuyer>>
  let before: string[]
  beforeAll(async () => {
    mall = await testMall(open())
  }, 60_000)
  beforeEach(async () => {
    mall.clock.now = START
    await mall.db
      .script(`delete from refund_line; delete from refund; delete from delivery; delete from order_item; delete from orders;
      delete from basket; update product set status = 1; update sku set stocks = 1000 where sku_id in (1001, 1002)`)
    await bystandersOrders(mall.db)
    await bystandersCart(mall.db)
    paying = await setUpPayingBuyer(mall)
    before = await bystandersRows(mall.db)
  })
  afterEach(() => leaveBystander(mall.db, before))

  const set = (orderNumber: string, columns: string, ...values: (number | string)[]) =>
    mall.db.query(`update orders set ${columns} where order_number = $1`, [orderNumber, ...values])
  const ship = (orderNumber: string, more: { company?: string; flowNumber?: string; pieces?: Map<string, number> }) =>
    shipPackage({ db: mall.db, now: mall.clock.now }, { orderNumber, company: 'sf', flowNumber: 'SF0001', ...more })
  const found = async (wanted: InputOf<'myOrderSearch'>) =>
    (await paying.buyer.call('myOrderSearch', wanted)).answer.records.map(({ orderNumber }) => orderNumber)
  const runningRefund = (orderNumber: string, { unsent, pieces }: { unsent: boolean; pieces: number }) =>
    mall.db.query(
      `with made as (
        insert into refund (refund_sn, order_number, user_id, shop_id, kind, state, whole, unsent, amount, freight, reason, description, mobile, received, photos, created, due, events)
        values ('R' || $1, $1, $2, 1, 'money', 'applied', false, $3, 1, 0, 'reasonQuality', '', '13800000001', false, '', $4, $4::bigint + 1, '[]') returning refund_sn, order_number)
      insert into refund_line select refund_sn, order_item_id, $5::int, 1 from made join order_item using (order_number)`,
      [orderNumber, paying.user, unsent, START, pieces],
    )

  it('refuses to price goods of another product, missing cart lines, wrong quantities and missing addresses', async () => {
    const { buyer } = paying
    const item = { prodId: 101, skuId: 1001, shopId: 1, prodCount: 1 }
    const priced = (more: object, by = buyer) => by.call('confirmOrder', { orderItem: { ...item, ...more } })
    expect(await priced({ prodId: 201 })).toMatchObject({ code: 'A01000' })
    expect(await priced({ prodCount: 0 })).toMatchObject({ code: 'A00001', data: 1001 })
    expect(await priced({ prodCount: -5 })).toMatchObject({ code: 'A00001', data: 1001 })
    expect(await priced({ prodCount: 2 ** 40 })).toMatchObject({ code: 'A03010', data: 1001 })
    expect(await priced({ prodCount: 1001 })).toMatchObject({ code: 'A03010', msg: '“深沟球轴承 6205”库存不足' })
    const english = new Visitor(mall.app, { token: buyer.token!, locale: 'en' })
    expect(await priced({ prodId: 201, skuId: 2001, prodCount: 99 }, english)).toMatchObject({
      code: 'A00001',
      msg: expect.stringContaining('100'),
    })
    expect((await buyer.call('confirmOrder', { orderItem: item, addrId: 999_999 })).code).toBe('A00001')
    const { basketId } = (await buyer.call('changeItem', { ...item, count: 1 })).answer as { basketId: string }
    expect((await buyer.call('confirmOrder', { basketIds: [basketId, 999_999] })).code).toBe('A02000')
    const twice = await buyer.call('confirmOrder', { basketIds: [basketId, basketId] })
    expect([twice.code, twice.answer.totalCount]).toEqual(['00000', 1])
    const settled = async (count: number) =>
      (await buyer.call('confirmOrder', { basketIds: Array.from({ length: count }, (_, n) => n + 500_000) })).code
    expect([await settled(500), await settled(501)]).toEqual(['A02000', 'A00001'])
    const dvyTypes = (dvyType: number) => ({ orderItem: item, dvyTypes: [{ shopId: 1, dvyType }] })
    expect((await buyer.call('confirmOrder', dvyTypes(1))).code).toBe('00000')
  })

  it('sums the paid orders of the list by days, without what was refunded', async () => {
    const { buyer, order } = paying
    const spent = async (days: InputOf<'orderSpend'>) => (await buyer.call('orderSpend', days)).answer
    expect(await spent({})).toEqual({ orders: 0, amount: '0.00' })
    const [paid, refunded, early, deleted] = [await order(2), await order(2), await order(2), await order(2)]
    await order(2)
    for (const number of [paid!, refunded!, early!, deleted!]) await set(number, 'status = 2, paid_at = created')
    await set(refunded!, 'status = 6, refunded = $2', 49)
    await set(early!, 'created = created - $2::bigint, expires = expires - $2::bigint', 40 * 24 * 60 * MINUTE)
    await set(deleted!, 'hidden = true')
    expect(await spent({})).toEqual({ orders: 3, amount: '98.00' })
    const today = writeServerTime(mall.clock.now).slice(0, 10)
    expect(await spent({ beginDate: today })).toEqual({ orders: 2, amount: '49.00' })
    expect(await spent({ endDate: today.replace(/..$/, '01') })).toEqual({ orders: 1, amount: '49.00' })
  })

  it('shows an order with its amounts, times and rights in each status', async () => {
    const { buyer, order, detail } = paying
    const orderNumber = await order(2)
    expect(await detail(orderNumber)).toMatchObject({
      orderNumber,
      shopId: '1',
      shopName: '中轴直营',
      status: 1,
      total: '37.00',
      totalNum: 2,
      transfee: '12.00',
      actualTotal: '49.00',
      reduceAmount: '0.00',
      endTime: START + 30 * MINUTE,
      canRefund: false,
      canAllRefund: false,
      canRefundAmount: '0.00',
      refundedAmount: '0.00',
      orderItemDtos: [
        {
          prodId: '101',
          skuId: '1001',
          prodName: '深沟球轴承 6205',
          partyCode: '6205-2RS',
          prodCount: 2,
          price: '18.50',
          actualTotal: '37.00',
          status: -1,
          commSts: 0,
          canRefund: false,
        },
      ],
    })
    const english = new Visitor(mall.app, { token: buyer.token!, locale: 'en' })
    expect((await english.call('orderDetail', { orderNumber })).answer).toMatchObject({
      shopName: 'Axis direct',
      orderItemDtos: [{ prodName: 'Deep groove ball bearing 6205', unit: 'pc', properties: 'Seal:2RS' }],
    })
    await set(
      orderNumber,
      'discount_reduce = 3, coupon_reduce = 2, points = 100, points_reduce = 1, actual_total = 43, status = 2, paid_at = $2, pay_type = 3',
      START + MINUTE,
    )
    await mall.db.query('update order_item set share_reduce = 6, points = 100 where order_number = $1', [orderNumber])
    const paid = await detail(orderNumber)
    expect(paid).toMatchObject({
      reduceAmount: '6.00',
      discountMoney: '3.00',
      shopCouponMoney: '2.00',
      scoreAmount: '1.00',
      orderScore: 100,
      payType: 3,
      canRefund: true,
      canAllRefund: true,
      canRefundAmount: '43.00',
      orderItemDtos: [{ actualTotal: '31.00', shareReduce: '6.00', useScore: 100, canRefund: true }],
    })
    expect([paid.endTime, paid.isComm, paid.dvyTime, paid.finallyTime]).toEqual(Array(4).fill(undefined))
    const [listed] = (await buyer.call('myOrder', {})).answer.records
    expect(listed).toMatchObject({ userScore: 100, actualTotal: '43.00', freightAmount: '12.00', canAllRefund: true })
    expect(listed!.endTime).toBeUndefined()
    await runningRefund(orderNumber, { unsent: true, pieces: 1 })
    const refunding = await detail(orderNumber)
    expect(refunding).toMatchObject({
      refundStatus: 1,
      canAllRefund: false,
      orderItemDtos: [{ refundSn: `R${orderNumber}`, returnMoneySts: expect.any(Number) }],
    })
  })

  it('sums what may be refunded of single lines once the whole order may not be refunded any more', async () => {
    const { buyer, detail } = paying
    for (const skuId of [1001, 1002]) await buyer.call('changeItem', { prodId: 101, skuId, shopId: 1, count: 2 })
    const basketIds = (await buyer.call('cartInfo', [])).answer.flatMap((shop) =>
      shop.shopCartItemDiscounts[0]!.shopCartItems.map(({ basketId }) => Number(basketId)),
    )
    const { uuid } = (await buyer.call('confirmOrder', { basketIds })).answer
    const orderNumber = (await buyer.call('submitOrder', { orderShopParams: [], uuid: uuid! })).answer.orderNumbers
    await set(orderNumber, 'status = 2, paid_at = 1')
    const [first, second] = (await detail(orderNumber)).orderItemDtos
    expect(await ship(orderNumber, { pieces: new Map([[first!.orderItemId!, 1]]) })).toBe(true)
    expect(await detail(orderNumber)).toMatchObject({
      canRefund: true,
      canAllRefund: false,
      canRefundAmount: '67.00',
      orderItemDtos: [
        { status: 1, canRefund: true },
        { status: -1, canRefund: true },
      ],
    })
    expect(second!.refundSn).toBeUndefined()
  })

  it('counts the buyer’s orders by status, without hidden ones, and closes unpaid ones first', async () => {
    const { buyer, order } = paying
    const numbers: string[] = []
    for (const status of [1, 2, 2, 3, 3, 3, 5, 6, 6, 7, 7, 7]) {
      const orderNumber = await order(1)
      numbers.push(orderNumber)
      mall.clock.now += 1
      if (status !== 1) await set(orderNumber, 'status = $2', status)
    }
    const counts = { unPay: 1, payed: 2, consignment: 3, confirm: 3, success: 1, close: 2, grouping: 3, refund: 0 }
    expect((await buyer.call('orderCount')).answer).toMatchObject({ allCount: 12, ...counts })
    expect(await found({ status: 3, size: 20 })).toHaveLength(3)
    const pages = [await found({ size: 5, current: 1 }), await found({ size: 5, current: 3 })]
    expect(pages).toEqual([numbers.toReversed().slice(0, 5), numbers.toReversed().slice(10)])
    expect((await buyer.call('myOrder', { status: 2 })).answer.total).toBe(2)
    await runningRefund(numbers[3]!, { unsent: false, pieces: 1 })
    expect((await buyer.call('orderCount')).answer.refund).toBe(1)
    await mall.db.query("update refund set state = 'refused' where order_number = $1", [numbers[3]!])
    expect((await buyer.call('orderCount')).answer.refund).toBe(0)
    expect((await buyer.call('deleteOrder', { orderNumber: numbers[7]! })).code).toBe('00000')
    mall.clock.now += 30 * MINUTE
    expect((await buyer.call('orderCount')).answer).toMatchObject({ allCount: 11, unPay: 0, close: 2 })
  })

  it('closes an order whose payment time is over before it exports or lists orders [R6.06]', async () => {
    const { buyer, order } = paying
    for (const read of [
      () => buyer.call('exportOrders', {}),
      () => buyer.call('myOrder', {}),
      () => buyer.call('myOrderSearch', {}),
      () => buyer.call('deliveryOfOrder', { orderNumber: 'none' }),
    ]) {
      const orderNumber = await order(1)
      mall.clock.now += 30 * MINUTE
      await read()
      const rows = await mall.db.query('select status, close_type from orders where order_number = $1', [orderNumber])
      expect(rows).toEqual([{ status: 6, close_type: 1 }])
    }
  })

  it('deletes only finished orders without a running refund, and hides them everywhere', async () => {
    const { buyer, order } = paying
    const orderNumber = await order(1)
    const removed = async () => (await buyer.call('deleteOrder', { orderNumber })).code
    for (const status of [1, 2, 3, 7]) {
      await set(orderNumber, 'status = $2', status)
      expect(await removed()).toBe('A03011')
    }
    await set(orderNumber, 'status = 5, paid_at = 1, finished_at = 1')
    await runningRefund(orderNumber, { unsent: false, pieces: 1 })
    expect(await removed()).toBe('A03011')
    await mall.db.query("update refund set state = 'refused' where order_number = $1", [orderNumber])
    const other = await order(1)
    expect(await removed()).toBe('00000')
    expect(await found({})).toEqual([other])
    expect(await found({ orderName: orderNumber })).toEqual([])
    expect(await found({ orderNumber })).toEqual([])
    for (const name of ['orderDetail', 'receiptOrder', 'deleteOrder', 'rebuyOrder', 'deliveryOfOrder'] as const)
      expect((await buyer.call(name, { orderNumber })).code).toBe('A03000')
  })

  it('confirms the receipt of a shipped order once, and signs its parcels', async () => {
    const { buyer, order, detail } = paying
    const orderNumber = await order(2)
    const another = await order(1)
    for (const each of [orderNumber, another]) {
      await set(each, 'status = 2, paid_at = 1')
      await ship(each, { flowNumber: `SF${each}` })
    }
    const received = async () => (await buyer.call('receiptOrder', { orderNumber })).code
    await set(orderNumber, 'status = 2')
    expect(await received()).toBe('A03008')
    await set(orderNumber, 'status = 3')
    mall.clock.now += MINUTE
    expect(await received()).toBe('00000')
    expect(await detail(orderNumber)).toMatchObject({ status: 5, isComm: 0 })
    expect((await detail(another)).status).toBe(3)
    const parcel = async (each: string) => (await buyer.call('deliveryOfOrder', { orderNumber: each })).answer[0]
    expect((await parcel(orderNumber))?.deliveryDto).toMatchObject({ state: 3 })
    expect((await parcel(orderNumber))?.deliveryDto?.traces).toHaveLength(2)
    expect((await parcel(another))?.deliveryDto).toMatchObject({ state: 1 })
    const finished = (await detail(orderNumber)).finallyTime
    mall.clock.now += MINUTE
    expect(await received()).toBe('00000')
    expect((await detail(orderNumber)).finallyTime).toEqual(finished)
    expect((await parcel(orderNumber))?.deliveryDto?.traces).toHaveLength(2)
  })

  it('ships with a known carrier and a new, well-formed tracking number only, and at most the remaining pieces', async () => {
    const { buyer, order, detail } = paying
    const orderNumber = await order(3)
    expect(await ship(orderNumber, {})).toBe(false)
    await set(orderNumber, 'status = 2, paid_at = 1')
    const [line] = (await detail(orderNumber)).orderItemDtos
    const some = (pieces: number) => new Map([[line!.orderItemId!, pieces]])
    for (const more of [
      { company: 'nobody' },
      { company: 'toString' },
      { flowNumber: 'SF1' },
      { flowNumber: 'S'.repeat(41) },
      { flowNumber: 'SF 0001' },
      { flowNumber: '!SF0001' },
      { pieces: some(0) },
      { pieces: some(-1) },
      { pieces: new Map([['999999', 1]]) },
    ])
      expect([more, await ship(orderNumber, more)]).toEqual([more, false])
    await runningRefund(orderNumber, { unsent: true, pieces: 1 })
    expect(await ship(orderNumber, { pieces: some(1) })).toBe(true)
    expect((await detail(orderNumber)).status).toBe(2)
    expect(await ship(orderNumber, { pieces: some(1) })).toBe(false)
    expect(await ship(orderNumber, { flowNumber: 'SF0002', pieces: some(9) })).toBe(true)
    expect((await detail(orderNumber)).orderItemDtos[0]).toMatchObject({ prodCount: 3, status: 1 })
    expect(await ship(orderNumber, { flowNumber: 'SF0003' })).toBe(false)
    const { answer } = await buyer.call('deliveryOfOrder', { orderNumber })
    expect(answer).toMatchObject([
      { orderNumber, productNums: 1, deliveryDto: { companyName: '顺丰速运', dvyFlowId: 'SF0001', state: 1 } },
      { orderNumber, productNums: 1, deliveryDto: { dvyFlowId: 'SF0002', traces: [{ acceptStation: '包裹已揽收' }] } },
    ])
  })

  it(`ships an order in at most ${PACKAGE_LIMIT} parcels`, async () => {
    const { order, detail } = paying
    const orderNumber = await order(PACKAGE_LIMIT + 1)
    await set(orderNumber, 'status = 2, paid_at = 1')
    const pieces = new Map([[(await detail(orderNumber)).orderItemDtos[0]!.orderItemId!, 1]])
    for (let n = 0; n < PACKAGE_LIMIT; n++)
      expect(await ship(orderNumber, { flowNumber: `SF100${n}`, pieces })).toBe(true)
    expect(await ship(orderNumber, { flowNumber: 'SF9999', pieces })).toBe(false)
  })

  it('adds tracking events, the newest first, until a parcel is signed', async () => {
    const { buyer, order } = paying
    const orderNumber = await order(1)
    await set(orderNumber, 'status = 2, paid_at = 1')
    await ship(orderNumber, {})
    const packages = async () => (await buyer.call('deliveryOfOrder', { orderNumber })).answer
    const id = String((await packages())[0]!.orderDeliveryId)
    const add = (state: number, given = id) =>
      addTrace(
        { db: mall.db, now: mall.clock.now },
        { id: given, state, text: { zh: `第 ${state} 步`, en: `Step ${state}` } },
      )
    for (const wrong of ['x', `${id}x`, `x${id}`, '1'.repeat(16), '999999']) expect(await add(2, wrong)).toBe(false)
    expect([await add(2), await add(3), await add(2)]).toEqual([true, true, false])
    const [parcel] = await packages()
    expect(parcel!.deliveryDto).toMatchObject({
      state: 3,
      traces: [{ acceptStation: '第 3 步' }, { acceptStation: '第 2 步' }, {}],
    })
  })

  it('puts the items of an order into the cart again, and names those that cannot be bought', async () => {
    const { buyer, order } = paying
    const numbers = [await order(2), await order(3)]
    const rebuy = (orderNumber: string) => buyer.call('rebuyOrder', { orderNumber })
    const first = (await rebuy(numbers[0]!)).answer
    expect(first).toMatchObject({ basketIds: [expect.any(Number)], missing: [] })
    const second = (await rebuy(numbers[1]!)).answer
    expect(second.basketIds).toEqual(first.basketIds)
    const cart = () =>
      mall.db.query('select sku_id as sku, quantity, checked from basket where user_id = $1', [paying.user])
    expect(await cart()).toEqual([{ sku: 1001, quantity: 5, checked: true }])
    await mall.db.query('update sku set stocks = 7 where sku_id = 1001')
    expect((await rebuy(numbers[1]!)).answer).toMatchObject({
      basketIds: [],
      missing: ['深沟球轴承 6205'],
      lines: [{ skuId: '1001', wanted: 3, quantity: 0, message: expect.stringContaining('7') }],
    })
    expect((await rebuy(numbers[0]!)).answer.missing).toEqual([])
    await mall.db.query('update product set status = 0 where prod_id = 101')
    expect((await rebuy(numbers[0]!)).answer.missing).toEqual(['深沟球轴承 6205'])
    expect(await cart()).toEqual([{ sku: 1001, quantity: 7, checked: true }])
    const other = await new Visitor(mall.app).login('agreement')
    expect((await other.call('rebuyOrder', { orderNumber: numbers[0]! })).code).toBe('A03000')
    expect((await other.call('receiptOrder', { orderNumber: numbers[0]! })).code).toBe('A03000')
  })

  it('buys one line again, rounded up to whole packs, and says why a line is not added', async () => {
    const { buyer, order } = paying
    await mall.db.query('delete from basket where user_id = $1', [paying.user])
    await mall.db.script(
      'update product set status = 1 where prod_id = 101; update sku set stocks = 100 where sku_id = 1001',
    )
    const orderNumber = await order(7)
    const [{ id } = { id: 0 }] = await mall.db.query<{ id: number }>(
      'select order_item_id as id from order_item where order_number = $1',
      [orderNumber],
    )
    await mall.db.script('update sku set min_order_qty = 10, pack_qty = 4 where sku_id = 1001')
    const rebuy = async (orderItemId?: number) =>
      (await buyer.call('rebuyOrder', { orderNumber, ...(orderItemId !== undefined && { orderItemId }) })).answer
    expect((await rebuy(id + 1)).lines).toEqual([])
    expect((await rebuy(id)).lines).toMatchObject([{ orderItemId: String(id), wanted: 7, quantity: 12 }])
    expect((await rebuy()).lines).toMatchObject([{ wanted: 7, quantity: 8 }])
    await mall.db.script('update sku set min_order_qty = 1, pack_qty = 1 where sku_id = 1001')
    await mall.db.query('update basket set sku_id = 1002 where user_id = $1', [paying.user])
    await mall.db.query(
      `insert into basket (user_id, sku_id, quantity, created, added_price)
      select $1, sku_id, 1, 0, 1 from (select sku_id from sku where sku_id not in (1001, 1002) order by sku_id limit 2) k`,
      [paying.user],
    )
    await mall.db
      .script(`insert into sku select (jsonb_populate_record(null::sku, to_jsonb(k) || jsonb_build_object('sku_id', 70000 + n))).*
      from sku k, generate_series(1, 497) n where sku_id = 1001`)
    await mall.db.query(
      'insert into basket (user_id, sku_id, quantity, created, added_price) select $1, 70000 + n, 1, 0, 1 from generate_series(1, 497) n',
      [paying.user],
    )
    const english = new Visitor(mall.app, { token: buyer.token!, locale: 'en' })
    const full = await english.call('rebuyOrder', { orderNumber })
    expect(full.answer.lines).toMatchObject([{ quantity: 0, message: 'The cart holds at most 500 items' }])
    await mall.db.query('delete from basket where user_id = $1', [paying.user])
  })

  it('tells each buyer alone what was bought last, by one index', async () => {
    const { buyer, order } = paying
    await mall.db.query('update orders set status = 6, close_type = 4 where status <> 6 and user_id = $1', [
      paying.user,
    ])
    const bought = async (who: Visitor = buyer) => (await who.call('boughtProds', { prodIds: '101,102,101' })).answer
    const [first, second] = [await order(2), await order(5)]
    expect(await bought()).toEqual([])
    await set(first, 'status = 2, paid_at = $2', START)
    expect(await bought()).toEqual([
      {
        prodId: '101',
        skuId: '1001',
        partyCode: expect.any(String),
        orderNumber: first,
        payTime: '2026-11-21 10:00:00',
        prodCount: 2,
        unit: '件',
      },
    ])
    await set(second, 'status = 2, paid_at = $2', START + 1)
    const latest = [first, second].toSorted().at(-1)!
    expect(await bought()).toMatchObject([{ orderNumber: latest, prodCount: latest === second ? 5 : 2 }])
    expect((await buyer.call('boughtProds', { prodIds: '102' })).answer).toEqual([])
    expect(await bought(await new Visitor(mall.app).login('agreement'))).toEqual([])
    const visitor = await new Visitor(mall.app).call('boughtProds', { prodIds: '101' })
    expect(visitor.code).toBe('A00004')
    await set(second, 'hidden = true')
    await set(first, 'status = 6, close_type = 2')
    expect(await bought()).toEqual([])
  })

  it('tells each buyer alone which parts were bought in the most orders of a year', async () => {
    const { buyer, order } = paying
    await mall.db.query('update orders set status = 6, close_type = 4 where user_id = $1', [paying.user])
    const most = async (who: Visitor = buyer) => (await who.call('mostBoughtParts', {})).answer
    expect(await most()).toEqual([])
    const [first, second] = [await order(2), await order(5)]
    expect(await most()).toEqual([])
    await set(first, 'status = 2, paid_at = $2', START)
    await set(second, 'status = 2, paid_at = $2', START + 1)
    const latest = [first, second].toSorted().at(-1)!
    expect(await most()).toEqual([{ skuId: '1001', quantity: latest === second ? 5 : 2, orders: 2 }])
    expect(await most(await new Visitor(mall.app).login('agreement'))).toEqual([])
    expect((await new Visitor(mall.app).call('mostBoughtParts', {})).code).toBe('A00004')
    const year = 365 * DAY
    await set(first, 'paid_at = $2', mall.clock.now - year)
    await set(second, 'paid_at = $2', mall.clock.now - year - 1)
    expect(await most()).toMatchObject([{ orders: 1 }])
    const listId = (await buyer.call('createOrderList', { name: 'Y', bought: 1 })).answer!.listId
    expect((await buyer.call('orderListInfo', { listId })).answer!.items).toMatchObject([{ skuId: '1001' }])
    await mall.db.script('update product set status = 0 where prod_id = 101')
    expect(await most()).toEqual([])
    await mall.db.script('update product set status = 1 where prod_id = 101')
    await set(first, 'hidden = true')
    expect(await most()).toEqual([])
    await set(first, 'hidden = false, status = 6, close_type = 2')
    expect(await most()).toEqual([])
  })

  it('notes the buyer of lines that the former version writes', async () => {
    const orderNumber = await paying.order(1)
    await mall.db.query(
      `insert into order_item (order_number, seq, prod_id, sku_id, prod_name, properties, unit, party_code, pic, quantity, price, amount)
      select order_number, 2, prod_id, sku_id, prod_name, properties, unit, party_code, pic, quantity, price, amount from order_item where order_number = $1`,
      [orderNumber],
    )
    expect(
      await mall.db.query('select bought_by as user from order_item where order_number = $1 order by seq', [
        orderNumber,
      ]),
    ).toEqual([{ user: paying.user }, { user: paying.user }])
  })

  it('finds orders by time, dates, shop and kind', async () => {
    const { order } = paying
    const names = ['now', 'week', 'afterWeek', 'quarter', 'afterQuarter'] as const
    const ages = [0, 7 * DAY, 7 * DAY + 1, 92 * DAY, 92 * DAY + 1]
    const byName = new Map<string, string>()
    for (const [n, name] of names.entries()) {
      const orderNumber = await order(1)
      byName.set(orderNumber, name)
      await set(orderNumber, 'status = 2, created = $2, expires = $2::bigint + 1', START - ages[n]!)
    }
    const named = async (wanted: InputOf<'myOrderSearch'>) => (await found(wanted)).map((number) => byName.get(number))
    expect(await named({ orderTimeStatus: 0 })).toEqual(names)
    expect(await named({ orderTimeStatus: 1 })).toEqual(['now', 'week'])
    expect(await named({ orderTimeStatus: 2 })).toEqual(['now', 'week', 'afterWeek', 'quarter'])
    expect(await named({ orderTimeStatus: 3 })).toEqual(['afterQuarter'])
    for (const orderName of ['轴承', '6205'])
      expect(await named({ orderTimeStatus: 1, orderName })).toEqual(['now', 'week'])
    const [newest] = await found({})
    await set(newest!, 'created = $2, expires = $2::bigint + 1', Date.parse('2026-11-21T00:00:00+08:00'))
    const dates = (beginDate: string, endDate: string) => named({ beginDate, endDate })
    expect(await dates('2026-11-21', '2026-11-21')).toEqual(['now'])
    expect(await dates('2026-11-22', '2026-11-30')).toEqual([])
    expect(await dates('2026-11-14', '2026-11-20')).toEqual(['week', 'afterWeek'])
    expect(await named({ shopId: 2 })).toEqual([])
    expect(await named({ shopId: 1 })).toEqual(names)
    await set(newest!, 'order_type = 2')
    expect(await named({ orderType: 2 })).toEqual(['now'])
    expect(await named({ orderType: 2, orderName: '轴承' })).toEqual(['now'])
    expect(await named({ orderType: 0 })).toEqual(names.slice(1))
    expect(await named({ orderMold: 1 })).toEqual([])
    expect(await named({ orderMold: 0 })).toEqual(names)
    await set(newest!, 'status = 3')
    expect(await named({ status: 3, orderName: '轴承' })).toEqual(['now'])
    expect(await named({ status: 3, orderNumber: newest! })).toEqual(['now'])
    expect(await named({ status: 2, orderNumber: newest! })).toEqual([])
  })

  it('finds own numbers of any script, pages through text searches, and continues after an order', async () => {
    const { buyer, order, user } = paying
    const numbers: string[] = []
    for (let n = 0; n < 4; n++) {
      const orderNumber = await order(1)
      numbers.unshift(orderNumber)
      await set(orderNumber, 'status = 2, created = $2, po_number = $3', START + n, n % 2 ? '采购-ab7' : 'PO-x1')
    }
    expect(await found({ orderNumber: '采购' })).toEqual([numbers[0], numbers[2]])
    expect(await found({ orderNumber: '采购-AB7' })).toEqual([numbers[0], numbers[2]])
    expect(await found({ orderName: 'po-X1' })).toEqual([numbers[1], numbers[3]])
    expect(await found({ orderName: 'x1', orderNumber: numbers[1]! })).toEqual([numbers[1]])
    expect(await found({ orderName: '轴承', orderNumber: 'ab7' })).toEqual([numbers[0], numbers[2]])
    for (const wanted of [{ orderName: '轴承' }, { orderNumber: numbers[0]!.slice(0, 4) }]) {
      expect(await found({ ...wanted, size: 1, current: 2 })).toEqual([numbers[1]])
      const { answer } = await buyer.call('myOrderSearch', { ...wanted, size: 3, current: 2 })
      expect([answer.total, answer.records.map(({ orderNumber }) => orderNumber)]).toEqual([4, [numbers[3]]])
    }
    const after = { orderNumber: numbers[1]!, created: START + 2 }
    for (const search of [{}, { name: '轴承' }, { orderNumber: numbers[0]!.slice(0, 4) }]) {
      const rest = await findOrders(
        { status: 0, ...search },
        { db: mall.db, now: START, user },
        { most: 1, before: after },
      )
      expect(rest.map(({ orderNumber }) => orderNumber)).toEqual([numbers[2]])
    }
  })
})
