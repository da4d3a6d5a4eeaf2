import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { sum } from '@millwright/domain/money/money'
import { bystandersCart, bystandersOrders, bystandersRows, leaveBystander } from '../../testing/bystander.ts'
import { eachDatabase } from '../../testing/databases.ts'
import { START, stockOf, testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'
import { Visitor } from '../../testing/visitor.ts'
import { shipPackage } from './packages.ts'

const MINUTE = 60_000
const bearing = { prodId: 101, skuId: 1001, shopId: 1 }

eachDatabase((open) => {
  let mall: TestMall
  let before: string[]
  let buyer: Visitor
  beforeAll(async () => {
    mall = await testMall(open())
  }, 60_000)
  beforeEach(async () => {
    mall.clock.now = START
    await mall.db
      .script(`delete from delivery; delete from order_item; delete from orders; delete from submission; delete from confirm;
      delete from basket; delete from payment;
      update sku set stocks = case sku_id when 1001 then 100 when 1002 then 50 when 1003 then 0 when 2001 then 10000 else -1 end; update sku set price = 18.50 where sku_id = 1001; update product set status = 1 where prod_id = 101`)
    await bystandersOrders(mall.db)
    await bystandersCart(mall.db)
    before = await bystandersRows(mall.db)
    buyer = await new Visitor(mall.app).login()
  })

  afterEach(() => leaveBystander(mall.db, before))

  const confirm = async (prodCount = 1, who = buyer) =>
    (await who.call('confirmOrder', { orderItem: { ...bearing, prodCount } })).answer
  const submit = (uuid: string, who = buyer) =>
    who.call('submitOrder', { orderShopParams: [{ shopId: 1, remarks: '请尽快' }], uuid })

  it('prices an order by its tier, adds the shop’s freight and adds decimals exactly [R1.03]', async () => {
    const priced = await confirm(10)
    expect(priced).toMatchObject({ total: '168.00', totalTransFee: '12.00', actualTotal: '180.00', totalCount: 10 })
    expect(priced.shopCartOrders[0]!.shopCartItemDiscounts[0]!.shopCartItems[0]).toMatchObject({
      price: '16.80',
      productTotalAmount: '168.00',
    })
    expect(priced.userAddr?.area).toBe('浦东新区')
    const { answer } = await submit(priced.uuid!)
    expect((await buyer.call('orderDetail', { orderNumber: answer.orderNumbers })).answer.poNumber ?? '').toBe('')
  })

  it('never sells more than the stock, however many orders are submitted at once', async () => {
    await mall.db.query('update sku set stocks = 7 where sku_id = 1001')
    const priced = []
    for (let n = 0; n < 50; n++) priced.push((await confirm()).uuid!)
    const replies = await Promise.all(priced.map((uuid) => submit(uuid)))
    expect(replies.filter(({ code }) => code === '00000')).toHaveLength(7)
    expect(new Set(replies.filter(({ code }) => code !== '00000').map(({ code, data }) => `${code} ${data}`))).toEqual(
      new Set(['A03010 1001']),
    )
    expect(await stockOf(mall.db, 1001)).toBe(0)
    expect(mall.faults).toEqual([])
  })

  it('returns the same orders to every submit of a uuid, even to concurrent submits [R8.03]', async () => {
    const { uuid } = await confirm(3)
    const replies = await Promise.all(Array.from({ length: 8 }, () => submit(uuid!)))
    expect(new Set(replies.map(({ answer }) => answer.orderNumbers)).size).toBe(1)
    expect(replies.filter(({ answer }) => answer.duplicateError === 1)).toHaveLength(7)
    expect(await stockOf(mall.db, 1001)).toBe(97)
    expect((await buyer.call('orderCount')).answer.unPay).toBe(1)
  })

  it('orders a cart line once if two tabs priced it and submit it at once [R8.03]', async () => {
    const { basketId } = (await buyer.call('changeItem', { ...bearing, count: 3 })).answer as { basketId: string }
    const tabs = [
      await buyer.call('confirmOrder', { basketIds: [basketId] }),
      await buyer.call('confirmOrder', { basketIds: [basketId] }),
    ]
    const replies = await Promise.all(tabs.map(({ answer }) => submit(answer.uuid!)))
    expect(replies.map(({ code }) => code).sort()).toEqual(['00000', 'A02000'])
    expect(await stockOf(mall.db, 1001)).toBe(97)
    expect((await buyer.call('orderCount')).answer.unPay).toBe(1)
  })

  it('orders exactly what its uuid priced, and refuses an unknown, expired or another buyer’s uuid in either language [R8.03]', async () => {
    const small = await confirm(1)
    const large = await confirm(10)
    const english = await new Visitor(mall.app, { locale: 'en' }).login()
    expect(await submit('an-unknown-name')).toMatchObject({ code: 'A03002', msg: '订单已过期，请重新下单' })
    expect(await submit('an-unknown-name', english)).toMatchObject({
      code: 'A03002',
      msg: 'The order has expired; please order again',
    })
    expect((await submit(small.uuid!, await new Visitor(mall.app).login('agreement'))).code).toBe('A03002')
    expect(await stockOf(mall.db, 1001)).toBe(100)
    const { answer } = await submit(small.uuid!)
    expect((await buyer.call('orderDetail', { orderNumber: answer.orderNumbers })).answer.actualTotal).toBe('30.50')
    mall.clock.now += 30 * MINUTE
    expect((await submit(large.uuid!)).code).toBe('A03002')
    // A successful submit keeps its response, however late the request is repeated.
    expect((await submit(small.uuid!)).answer).toEqual({ orderNumbers: answer.orderNumbers, duplicateError: 1 })
    expect(await stockOf(mall.db, 1001)).toBe(99)
  })

  it('charges the promised price after the price has changed, but not after 30 minutes [R8.03]', async () => {
    const first = await confirm()
    const second = await confirm()
    await mall.db.query('update sku set price = 99 where sku_id = 1001')
    mall.clock.now += 29 * MINUTE
    const { answer } = await submit(first.uuid!)
    expect((await buyer.call('orderDetail', { orderNumber: answer.orderNumbers })).answer).toMatchObject({
      total: '18.50',
      actualTotal: '30.50',
      remarks: '请尽快',
    })
    mall.clock.now += MINUTE
    expect((await submit(second.uuid!)).code).toBe('A03002')
  })

  it('closes an unpaid order after 30 minutes and restores its stock once [R6.06]', async () => {
    const { answer } = await submit((await confirm(5)).uuid!)
    expect(await stockOf(mall.db, 1001)).toBe(95)
    mall.clock.now += 30 * MINUTE
    const details = await Promise.all(
      Array.from({ length: 5 }, () => buyer.call('orderDetail', { orderNumber: answer.orderNumbers })),
    )
    for (const detail of details) expect(detail.answer).toMatchObject({ status: 6, closeType: 1 })
    expect(await stockOf(mall.db, 1001)).toBe(100)
    expect((await buyer.call('pay', { orderNumbers: answer.orderNumbers, payType: 3 })).code).toBe('A03002')
  })

  it('restores the stock of a cancelled order once, and does not cancel a paid order [R6.06]', async () => {
    const { answer } = await submit((await confirm(5)).uuid!)
    await Promise.all([1, 2, 3].map(() => buyer.call('cancelOrder', { orderNumber: answer.orderNumbers })))
    expect(await stockOf(mall.db, 1001)).toBe(100)
    expect((await buyer.call('orderDetail', { orderNumber: answer.orderNumbers })).answer).toMatchObject({
      status: 6,
      closeType: 4,
    })
    const paid = (await submit((await confirm()).uuid!)).answer.orderNumbers
    await mall.db.query('update orders set status = 2 where order_number = $1', [paid])
    expect((await buyer.call('cancelOrder', { orderNumber: paid })).code).toBe('A03007')
  })

  it('creates one order per shop and removes its lines from the cart', async () => {
    await buyer.call('changeItem', { ...bearing, count: 2 })
    await buyer.call('changeItem', { prodId: 201, skuId: 2001, shopId: 2, count: 100 })
    const basketIds = (await buyer.call('cartInfo', [])).answer.flatMap((shop) =>
      shop.shopCartItemDiscounts[0]!.shopCartItems.map(({ basketId }) => Number(basketId)),
    )
    const priced = (await buyer.call('confirmOrder', { basketIds })).answer
    const { answer } = await submit(priced.uuid!)
    expect(answer.orderNumbers.split(',')).toHaveLength(2)
    expect((await buyer.call('prodCount')).answer).toBe(0)
    expect((await buyer.call('orderPayInfo', { orderNumbers: answer.orderNumbers })).answer).toMatchObject({
      status: 1,
      totalFee: '92.00',
    })
  })

  it('refuses delisted, sold-out and undeliverable items, each with its code and message [R8.06]', async () => {
    const priced = await confirm()
    await mall.db.query('update product set status = 0 where prod_id = 101')
    expect(await submit(priced.uuid!)).toMatchObject({ code: 'A01000' })
    expect(await buyer.call('confirmOrder', { orderItem: { ...bearing, prodCount: 1 } })).toMatchObject({
      code: 'A01000',
    })
    expect(
      await buyer.call('confirmOrder', { orderItem: { prodId: 102, skuId: 1003, shopId: 1, prodCount: 1 } }),
    ).toMatchObject({ code: 'A03010', data: 1003 })
    expect(
      await buyer.call('confirmOrder', {
        orderItem: { ...bearing, prodCount: 1 },
        dvyTypes: [{ shopId: 1, dvyType: 2 }],
      }),
    ).toMatchObject({ code: 'A03001' })
    const english = await new Visitor(mall.app, { locale: 'en' }).login()
    expect((await english.call('confirmOrder', { basketIds: Array.from({ length: 501 }, (_, n) => n + 1) })).msg).toBe(
      'At most 500 items can be settled together; split the order',
    )
    expect((await buyer.call('confirmOrder', { basketIds: [] })).msg).toBe('请选择要结算的商品')
  })

  it('leaves out items that a shop does not deliver to the address, and refuses an order without any others [R8.06]', async () => {
    const far = {
      receiver: '远方',
      mobile: '13800000001',
      provinceId: 650000,
      cityId: 650100,
      areaId: 650102,
      addr: '友好北路 100 号',
      commonAddr: 0 as const,
    }
    const addrId = Number((await buyer.call('addAddress', far)).answer)
    const priced = (
      await buyer.call('confirmOrder', { orderItem: { prodId: 201, skuId: 2001, shopId: 2, prodCount: 100 }, addrId })
    ).answer
    expect(priced.shopCartOrders).toEqual([])
    expect(priced.filterShopItems.map(({ skuId }) => skuId)).toEqual(['2001'])
    const [near] = (await confirm()).filterShopItems
    expect(near).toBeUndefined()
    expect(await submit(priced.uuid!)).toMatchObject({ code: 'A07001', msg: '所选地区暂不支持配送', data: [2001] })
  })

  it('prices without an address, and requires one to order [R5.12]', async () => {
    const without = await new Visitor(mall.app).login('agreement')
    await mall.db.query('delete from address where user_id = (select user_id from buyer where account = $1)', [
      'agreement',
    ])
    const priced = await confirm(1, without)
    expect(priced.userAddr ?? undefined).toBeUndefined()
    expect(await submit(priced.uuid!, without)).toMatchObject({ code: 'A00010', msg: '请选择收货地址' })
    expect(await stockOf(mall.db, 1001)).toBe(100)
  })

  it('keeps the buyer’s own order number and each shop’s remark, trimmed, and leaves out empty ones [R5.12]', async () => {
    await buyer.call('changeItem', { ...bearing, count: 2 })
    await buyer.call('changeItem', { prodId: 201, skuId: 2001, shopId: 2, count: 100 })
    const basketIds = (await buyer.call('cartInfo', [])).answer.flatMap((shop) =>
      shop.shopCartItemDiscounts[0]!.shopCartItems.map(({ basketId }) => Number(basketId)),
    )
    const priced = (await buyer.call('confirmOrder', { basketIds })).answer
    for (const shop of priced.shopCartOrders) expect(shop.actualTotal).toBe(sum([shop.total, shop.transFee]))
    const { answer } = await buyer.call('submitOrder', {
      orderShopParams: [{ shopId: 2, remarks: '  放前台 ' }],
      poNumber: ' PO-2026/77 ',
      uuid: priced.uuid!,
    })
    const details = await Promise.all(
      answer.orderNumbers
        .split(',')
        .map(async (orderNumber) => (await buyer.call('orderDetail', { orderNumber })).answer),
    )
    expect(details.map(({ shopId, remarks }) => [shopId, remarks ?? ''])).toEqual(
      expect.arrayContaining([
        ['1', ''],
        ['2', '放前台'],
      ]),
    )
    expect(details.map(({ poNumber }) => poNumber)).toEqual(['PO-2026/77', 'PO-2026/77'])
    for (const wanted of [{ orderName: 'po-2026/7' }, { orderNumber: 'PO-2026/77' }]) {
      const { records, total } = (await buyer.call('myOrderSearch', wanted)).answer
      expect([total, records[0]!.poNumber]).toEqual([2, 'PO-2026/77'])
    }
  })

  it('finds the buyer’s orders by a word of the goods or a part of the number, trimmed [R5.12]', async () => {
    const bearings = (await submit((await confirm()).uuid!)).answer.orderNumbers
    const { answer } = await buyer.call('confirmOrder', {
      orderItem: { prodId: 201, skuId: 2001, shopId: 2, prodCount: 100 },
    })
    const screws = (await submit(answer.uuid!)).answer.orderNumbers
    const found = async (wanted: { orderName?: string; orderNumber?: string }) =>
      (await buyer.call('myOrderSearch', wanted)).answer.records.map(({ orderNumber }) => orderNumber)
    expect(await found({})).toEqual([screws, bearings].toSorted().toReversed())
    for (const wanted of [{ orderName: ' 轴承 ' }, { orderNumber: ` ${bearings} ` }, { orderName: bearings }])
      expect(await found(wanted)).toEqual([bearings])
    expect(await found({ orderName: '轴承', orderNumber: screws })).toEqual([])
    expect(await found({ orderName: ' ', orderNumber: ' ' })).toHaveLength(2)
  })

  it('shows each parcel with its pieces, and since when a late parcel is late [R2.28]', async () => {
    await buyer.call('changeItem', { ...bearing, count: 3 })
    await buyer.call('changeItem', { prodId: 101, skuId: 1002, shopId: 1, count: 2 })
    const basketIds = (await buyer.call('cartInfo', [])).answer[0]!.shopCartItemDiscounts[0]!.shopCartItems.map(
      ({ basketId }) => Number(basketId),
    )
    const priced = (await buyer.call('confirmOrder', { basketIds })).answer
    const orderNumber = (await submit(priced.uuid!)).answer.orderNumbers
    await mall.db.query('update orders set status = 2, paid_at = 1 where order_number = $1', [orderNumber])
    const items = (await buyer.call('orderDetail', { orderNumber })).answer.orderItemDtos
    const first = items.find(({ skuId }) => skuId === '1001')!
    const ship = (flowNumber: string, pieces?: ReadonlyMap<string, number>) =>
      shipPackage({ db: mall.db, now: mall.clock.now }, { orderNumber, company: 'sf', flowNumber, pieces })
    expect(await ship('SF0001', new Map([[first.orderItemId!, 2]]))).toBe(true)
    expect(await ship('SF0002')).toBe(true)
    const parcels = async () =>
      (await buyer.call('deliveryOfOrder', { orderNumber })).answer.map((parcel) => ({
        number: parcel.deliveryDto?.dvyFlowId,
        pieces: parcel.productNums,
        goods: parcel.orderItems.map(({ skuId, prodCount }) => `${prodCount} of ${skuId}`).toSorted(),
        late: parcel.lateSince,
      }))
    expect(await parcels()).toEqual([
      { number: 'SF0001', pieces: 2, goods: ['2 of 1001'], late: undefined },
      { number: 'SF0002', pieces: 3, goods: ['1 of 1001', '2 of 1002'], late: undefined },
    ])
    mall.clock.now += 5 * 24 * 60 * MINUTE
    expect((await parcels()).map(({ late }) => late)).toEqual([undefined, undefined])
    mall.clock.now += 1
    await mall.db.query("update delivery set state = 3 where flow_number = 'SF0002'")
    const [late, signed] = await parcels()
    expect([late!.late !== undefined, signed!.late]).toEqual([true, undefined])
  })

  it('names the items that went out of stock and those that were delisted after pricing [R8.06]', async () => {
    const priced = await confirm(5)
    await mall.db.query('update sku set stocks = 4 where sku_id = 1001')
    expect(await submit(priced.uuid!)).toMatchObject({ code: 'A03010', data: 1001, msg: '“深沟球轴承 6205”库存不足' })
    await mall.db.query('update product set status = 0 where prod_id = 101')
    expect(await submit(priced.uuid!)).toMatchObject({ code: 'A01000', msg: '商品不存在或已下架' })
  })

  it('refuses a priced item that a new catalogue no longer has [R8.06]', async () => {
    const { answer } = await buyer.call('confirmOrder', {
      orderItem: { prodId: 201, skuId: 2001, shopId: 2, prodCount: 100 },
    })
    await mall.db.script('delete from agreement_price; delete from seckill; delete from sku where sku_id = 2001')
    expect(await submit(answer.uuid!)).toMatchObject({ code: 'A01000', msg: '商品不存在或已下架' })
  })

  it('shows nobody another buyer’s orders', async () => {
    const { answer } = await submit((await confirm()).uuid!)
    const other = await new Visitor(mall.app).login('agreement')
    const orderNumber = answer.orderNumbers
    for (const reply of await Promise.all([
      other.call('orderDetail', { orderNumber }),
      other.call('cancelOrder', { orderNumber }),
      other.call('pay', { orderNumbers: orderNumber, payType: 3 }),
      other.call('isPay', { orderNumbers: orderNumber }),
      other.call('deliveryOfOrder', { orderNumber }),
      other.call('deleteOrder', { orderNumber }),
    ]))
      expect(reply.code).toBe('A03000')
    expect((await other.call('myOrder', {})).answer.total).toBe(0)
  })
})
