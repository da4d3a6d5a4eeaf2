import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { payTypes } from '@millwright/domain/payment/payKinds'
import { centsNumber } from '@millwright/domain/price/cents'
import { money } from '@millwright/domain/money/money'
import { book } from '../../core/member/ledger.ts'
import { bystandersCart, bystandersOrders, bystandersRows, leaveBystander } from '../../testing/bystander.ts'
import { eachDatabase } from '../../testing/databases.ts'
import { PAY_PASSWORD, setUpPayingBuyer } from '../../testing/setUpPayingBuyer.ts'
import { START, stockOf, testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'
import { Visitor } from '../../testing/visitor.ts'

const DAY = 86_400_000
/** SKUs of both shops, whose ids are the first SKU's id and the number. */
const FROM = { 1: 50_000, 2: 60_000 } as const

const cents = (amounts: readonly (string | undefined)[]) =>
  amounts.reduce((sum, amount) => sum + centsNumber(money(amount ?? 0)), 0)

eachDatabase((open) => {
  let mall: TestMall
  let before: string[]
  let desk: Awaited<ReturnType<typeof setUpPayingBuyer>>
  beforeAll(async () => {
    mall = await testMall(open())
    desk = await setUpPayingBuyer(mall)
    for (const [skuId, first] of [
      [1001, FROM[1]],
      [2001, FROM[2]],
    ])
      await mall.db.query(
        `insert into sku select (jsonb_populate_record(null::sku, to_jsonb(k) || jsonb_build_object('sku_id', $2::int + n,
          'seq', 100 + n, 'stocks', 1000, 'tiers', '[]'::jsonb, 'price', 1 + (n * 7 % 90) / 100.0, 'min_order_qty', 1, 'pack_qty', 1))).*
        from sku k, generate_series(1, 505) n where sku_id = $1`,
        [skuId!, first!],
      )
  }, 60_000)
  beforeEach(async () => {
    await mall.db
      .script(`delete from coupon_order; delete from coupon_user; delete from coupon; delete from discount; delete from basket;
      update sku set stocks = 1000 where sku_id > 50000`)
    await bystandersOrders(mall.db)
    await bystandersCart(mall.db)
    before = await bystandersRows(mall.db)
  })
  afterEach(() => leaveBystander(mall.db, before))

  /** Puts lines of both shops into the cart, the first lines first, and returns their ids. */
  const fill = async (counts: Partial<Record<keyof typeof FROM, number>>) => {
    const items = ([1, 2] as const).flatMap((shopId) =>
      Array.from({ length: counts[shopId] ?? 0 }, (_, at) => ({
        prodId: shopId === 1 ? 101 : 201,
        skuId: FROM[shopId] + at + 1,
        shopId,
        count: 1 + (at % 3),
      })),
    )
    const { answer } = await desk.buyer.call('addItems', items)
    expect(answer.filter(({ added }) => !added)).toEqual([])
    const rows = await mall.db.query<{ id: number }>(
      'select basket_id as id from basket where user_id = $1 order by basket_id',
      [desk.user],
    )
    return rows.map(({ id }) => id)
  }
  const submit = async (uuid: string) =>
    desk.buyer.call('submitOrder', {
      orderShopParams: [1, 2].map((shopId) => ({ shopId, remarks: `to ${shopId}` })),
      uuid,
      poNumber: 'PO-120',
    })
  const place = async (basketIds: number[], wish: object = {}) => {
    const { answer: priced, code, msg } = await desk.buyer.call('confirmOrder', { basketIds, ...wish })
    expect([code, msg]).toEqual(['00000', expect.anything()])
    const { answer } = await submit(priced.uuid!)
    const numbers = answer.orderNumbers.split(',')
    return { priced, numbers, orders: await Promise.all(numbers.map((number) => desk.detail(number))) }
  }
  const reduce = async () => {
    await mall.db.query(
      `insert into discount (discount_id, shop_id, name, discount_rule, start_time, end_time, items)
      values (7, 1, '{"zh":"满减","en":"Money off"}', 0, 0, $1, '[{"needAmount":"100.00","discount":"13.37"}]')`,
      [mall.clock.now + DAY],
    )
    for (const [id, shop, off] of [
      [1, 1, '7.77'],
      [2, null, '5.55'],
    ] as const)
      await mall.db.query(
        `insert into coupon select (jsonb_populate_record(null::coupon, jsonb_build_object('coupon_id', $1::int, 'shop_id', $2::int,
          'name', '{"zh":"满减券","en":"Money off"}'::jsonb, 'coupon_type', 1, 'cash_condition', 100, 'reduce_amount', $3::text,
          'valid_time_type', 1, 'end_time', $4::bigint, 'release_time', 0, 'total', 9, 'stocks', 9, 'limit_num', 1,
          'ended', false, 'suitable_prod_type', 0))).*`,
        [id, shop, off, mall.clock.now + DAY],
      )
    for (const id of [1, 2]) expect((await desk.buyer.call('couponReceive', id)).code).toBe('00000')
    await mall.db.tx((tx) =>
      book(tx, {
        kind: 'points',
        user: desk.user,
        amount: 1000,
        cause: 'system',
        key: `several ${Math.random()}`,
        now: mall.clock.now,
        expires: mall.clock.now + 300 * DAY,
      }),
    )
  }
  const couponsUsed = async () =>
    mall.db.query<{ id: number; used: boolean; held: boolean }>(
      `select coupon_id as id, used, held_by is not null as held from coupon_use join coupon_user using (coupon_user_id)
      where user_id = $1 order by coupon_id`,
      [desk.user],
    )
  const fillBalance = () =>
    mall.db.tx((tx) =>
      book(tx, {
        kind: 'balance',
        user: desk.user,
        amount: '9000.00',
        cause: 'recharge',
        key: `several ${Math.random()}`,
        now: START,
      }),
    )
  const balance = async () => Number((await desk.buyer.call('balanceInfo')).answer.balance)

  it('divides 120 lines of a shop into three orders, in the order of the cart, that add up to the confirmation [R5.19]', async () => {
    await reduce()
    const ids = await fill({ 1: 120, 2: 30 })
    const { priced, orders } = await place(ids, { isScorePay: 1, userUseScore: 500 })
    expect(priced.shopCartOrders.map(({ shopId, orderCount }) => [shopId, orderCount])).toEqual([
      ['2', 1],
      ['1', 3],
    ])
    const own = orders.filter(({ shopId }) => shopId === '1')
    expect(orders.map(({ orderItemDtos }) => orderItemDtos.length).toSorted()).toEqual([20, 30, 50, 50].toSorted())
    const shop = priced.shopCartOrders.find(({ shopId }) => shopId === '1')!
    const lines = shop.shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems)
    expect(own.flatMap(({ orderItemDtos }) => orderItemDtos.map(({ skuId }) => skuId))).toEqual(
      lines.map(({ skuId }) => skuId),
    )
    expect(cents(own.map(({ actualTotal }) => actualTotal))).toBe(cents([shop.actualTotal]))
    expect(cents(own.map(({ transfee }) => transfee))).toBe(cents([shop.transFee]))
    expect(cents(own.map(({ reduceAmount }) => reduceAmount))).toBe(cents([shop.shopReduce]))
    expect(cents(orders.map(({ actualTotal }) => actualTotal))).toBe(cents([priced.actualTotal]))
    expect(cents(orders.map(({ total }) => total))).toBe(cents([priced.total]))
    expect(cents(orders.map(({ transfee }) => transfee))).toBe(cents([priced.totalTransFee]))
    expect(cents(orders.map(({ reduceAmount }) => reduceAmount))).toBe(cents([priced.orderReduce]))
    expect(orders.reduce((sum, { orderScore }) => sum + (orderScore ?? 0), 0)).toBe(500)
    for (const { orderItemDtos, priceSteps, actualTotal, remarks, poNumber, shopId } of orders) {
      expect(orderItemDtos.length).toBeLessThanOrEqual(50)
      expect(priceSteps.at(-1)!.after).toBe(actualTotal)
      expect([remarks, poNumber]).toEqual([`to ${shopId}`, 'PO-120'])
    }
    expect(await couponsUsed()).toEqual([1, 2].map((id) => ({ id, used: false, held: true })))
    expect((await desk.buyer.call('cartInfo', [])).answer).toEqual([])
    for (const { orderNumber } of orders) await desk.buyer.call('cancelOrder', { orderNumber })
  })

  it('submits a divided order once, however often it is sent [R8.03]', async () => {
    const ids = await fill({ 1: 60 })
    const { uuid } = (await desk.buyer.call('confirmOrder', { basketIds: ids })).answer
    const replies = await Promise.all(Array.from({ length: 4 }, () => submit(uuid!)))
    expect(new Set(replies.map(({ answer }) => answer.orderNumbers)).size).toBe(1)
    expect(replies[0]!.answer.orderNumbers.split(',')).toHaveLength(2)
    expect(await stockOf(mall.db, FROM[1] + 1)).toBe(999)
  })

  it('places all orders or none [R6.06]', async () => {
    const ids = await fill({ 1: 60 })
    const { uuid } = (await desk.buyer.call('confirmOrder', { basketIds: ids })).answer
    await mall.db.query('update sku set stocks = 0 where sku_id = $1', [FROM[1] + 60])
    const placed = () => mall.db.query('select 1 from orders where user_id = $1', [desk.user])
    const many = (await placed()).length
    expect((await submit(uuid!)).code).toBe('A03010')
    expect((await placed()).length).toBe(many)
    expect(await stockOf(mall.db, FROM[1] + 1)).toBe(1000)
  })

  it('pays all orders by one payment, and refunds each with its share of the freight [R6.06, R6.07]', async () => {
    await reduce()
    const { numbers, orders } = await place(await fill({ 1: 120 }), { isScorePay: 1, userUseScore: 300 })
    expect(numbers).toHaveLength(3)
    await fillBalance()
    const had = await balance()
    const pay = { orderNumbers: numbers.join(','), payType: payTypes.balance, payPassword: PAY_PASSWORD }
    expect((await desk.buyer.call('pay', pay)).code).toBe('00000')
    expect(cents([had.toFixed(2)]) - cents([(await balance()).toFixed(2)])).toBe(
      cents(orders.map(({ actualTotal }) => actualTotal)),
    )
    expect(new Set(await Promise.all(numbers.map(async (number) => (await desk.detail(number)).status)))).toEqual(
      new Set([2]),
    )
    const back = async (orderNumber: string) => {
      const { most, worth, freight } = (await desk.buyer.call('refundOffer', { orderNumber })).answer
      const refundAmount = (Number(worth) + Number(freight)).toFixed(2)
      const { answer: refundSn } = await desk.buyer.call('applyRefund', {
        orderNumber,
        refundType: 1,
        applyType: 1,
        goodsNum: most,
        refundAmount,
        buyerReason: 'reasonOther',
      })
      for (const action of ['refundAccept', 'refundPayBack'])
        expect(await desk.press(action, { refundSn: refundSn! })).toBe(true)
      return refundAmount
    }
    const paid = await balance()
    const first = orders[1]!
    expect(await back(first.orderNumber)).toBe(first.actualTotal)
    expect(cents([(await balance()).toFixed(2)]) - cents([paid.toFixed(2)])).toBe(cents([first.actualTotal]))
    // The coupons stay used until all their orders are refunded.
    expect(await couponsUsed()).toEqual([1, 2].map((id) => ({ id, used: true, held: false })))
    await back(numbers[0]!)
    await back(numbers[2]!)
    expect(await balance()).toBe(had)
    expect(await couponsUsed()).toEqual([1, 2].map((id) => ({ id, used: false, held: false })))
  })

  it('cancels one of several unpaid orders, and pays the others [R6.06]', async () => {
    const { numbers, orders } = await place(await fill({ 1: 70 }))
    const [one, other] = numbers as [string, string]
    expect((await desk.buyer.call('cancelOrder', { orderNumber: one })).code).toBe('00000')
    const skuOf = (at: number) => Number(orders[at]!.orderItemDtos[0]!.skuId)
    expect(await stockOf(mall.db, skuOf(0))).toBe(1000)
    expect(await stockOf(mall.db, skuOf(1))).toBeLessThan(1000)
    await fillBalance()
    const pay = { payType: payTypes.balance, payPassword: PAY_PASSWORD }
    expect((await desk.buyer.call('pay', { ...pay, orderNumbers: numbers.join(',') })).code).toBe('A03002')
    expect((await desk.buyer.call('pay', { ...pay, orderNumbers: other })).code).toBe('00000')
  })

  it('requests one invoice per order, and saves its title once [R5.18]', async () => {
    const { uuid } = (await desk.buyer.call('confirmOrder', { basketIds: await fill({ 1: 60 }) })).answer
    const person = { invoiceType: 1, headerType: 1, headerName: '王工', receiveMail: 'wang@example.com' } as const
    const { answer, code, msg } = await desk.buyer.call('submitOrder', {
      orderShopParams: [],
      uuid: uuid!,
      invoiceParams: [{ ...person, shopId: 1, keepTitle: 1 }],
    })
    expect([code, msg]).toEqual(['00000', expect.anything()])
    const shown = await Promise.all(answer.orderNumbers.split(',').map((number) => desk.detail(number)))
    expect(shown.map(({ invoice: one }) => one !== undefined)).toEqual([true, true])
    const titles = await mall.db.query('select 1 from invoice_title where user_id = $1', [desk.user])
    expect(titles).toHaveLength(1)
  })

  it('orders a cart of 500 lines, and refuses more lines and more than 70 orders with their reasons [R5.19, R8.06]', async () => {
    const { orders, priced } = await place(await fill({ 1: 500 }))
    expect(orders.map(({ orderItemDtos }) => orderItemDtos.length)).toEqual(Array.from({ length: 10 }, () => 50))
    expect(cents(orders.map(({ actualTotal }) => actualTotal))).toBe(cents([priced.actualTotal]))
    for (const { orderNumber } of orders) await desk.buyer.call('cancelOrder', { orderNumber })
    const english = new Visitor(mall.app, { token: desk.buyer.token!, locale: 'en' })
    expect((await english.call('confirmOrder', { basketIds: Array.from({ length: 501 }, (_, n) => n + 1) })).msg).toBe(
      'At most 500 items can be settled together; split the order',
    )
    const ids = await fill({ 1: 71 })
    await mall.db
      .script(`insert into shop select (jsonb_populate_record(null::shop, to_jsonb(s) || jsonb_build_object('shop_id', 900 + n))).*
        from shop s, generate_series(1, 71) n where s.shop_id = 1;
      insert into product select (jsonb_populate_record(null::product, to_jsonb(p) || jsonb_build_object('prod_id', 9000 + n, 'shop_id', 900 + n))).*
        from product p, generate_series(1, 71) n where p.prod_id = 101;
      update sku set prod_id = 9000 + sku_id - 50000 where sku_id between 50001 and 50071`)
    expect((await english.call('confirmOrder', { basketIds: ids })).msg).toContain('would become 71 orders')
    const fewer = await english.call('confirmOrder', { basketIds: ids.slice(1) })
    expect([fewer.code, fewer.answer?.shopCartOrders.length]).toEqual(['00000', 70])
  })
})
