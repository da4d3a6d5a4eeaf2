import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { bystandersCoupon, bystandersRows, leaveBystander } from '../../testing/bystander.ts'
import { onDatabase } from '../../testing/databases.ts'
import { testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'
import { Visitor } from '../../testing/visitor.ts'
import { consoleActions } from '../../app/consoleSections.ts'
import { couponCounts, couponsHeld, claimCoupon } from '../../core/promotion/coupons.ts'
import { expiringCouponCount } from './expiringCouponCount.ts'
import { accountClosingSummary } from '../account/closing.ts'

const DAY = 86_400_000
/** The number of concurrent claims. 400 are enough to show a race; `COUPON_CLAIMS=10000` runs more. */
const CLAIMS = Number(process.env.COUPON_CLAIMS ?? 400)
const bearing = { prodId: 101, skuId: 1001, shopId: 1 }
const screw = { prodId: 201, skuId: 2001, shopId: 2 }

onDatabase((open) => {
  let mall: TestMall
  let before: string[]
  let buyer: Visitor
  beforeAll(async () => {
    mall = await testMall(open())
    buyer = await new Visitor(mall.app).login()
  }, 60_000)
  beforeEach(async () => {
    before = []
    await buyer.call('deleteAll', {})
    await mall.db.script(
      'delete from coupon_order; delete from coupon_user; delete from coupon; delete from discount; update sku set stocks = 10000 where stocks >= 0',
    )
  })

  afterEach(async () => {
    if (before.length) await leaveBystander(mall.db, before)
  })

  const give = async (coupon: Record<string, unknown>, prodIds: number[] = []) => {
    const row = {
      coupon_id: 1,
      name: JSON.stringify({ zh: '满减券', en: 'Money off' }),
      coupon_type: 1,
      cash_condition: 0,
      valid_time_type: 1,
      end_time: mall.clock.now + 9 * DAY,
      release_time: 0,
      total: 10,
      stocks: 10,
      ...coupon,
    }
    const names = Object.keys(row)
    await mall.db.query(
      `insert into coupon (${names}) select ${names} from jsonb_populate_record(null::coupon, $1::text::jsonb || $2::text::jsonb)`,
      [
        JSON.stringify({ limit_num: 1, ended: false, suitable_prod_type: 0, ...row, name: undefined }),
        `{"name":${row.name}}`,
      ],
    )
    for (const prodId of prodIds)
      await mall.db.query('insert into coupon_prod values ($1, $2)', [row.coupon_id, prodId])
    await bystandersCoupon(mall.db, Number(row.coupon_id))
    before = await bystandersRows(mall.db)
  }
  const discount = (items: object[], more: Record<string, unknown> = {}) =>
    mall.db.query(
      `insert into discount (discount_id, shop_id, name, discount_rule, start_time, end_time, items)
      values (7, $1, '{"zh":"满减","en":"Money off"}', $2, 0, $3, $4::text::jsonb)`,
      [Number(more.shop ?? 1), Number(more.rule ?? 0), mall.clock.now + DAY, JSON.stringify(items)],
    )
  const receive = async (couponId: number) => {
    const { code, msg } = await buyer.call('couponReceive', couponId)
    return code === '00000' ? '' : msg
  }
  const confirm = async (wish: { couponIds?: number[] } = {}) => {
    for (const [one, count] of [
      [bearing, 20],
      [screw, 500],
    ] as const)
      await buyer.call('changeItem', { ...one, count })
    const shops = (await buyer.call('cartInfo', [])).answer
    const basketIds = shops.flatMap((shop) =>
      shop.shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems.map(({ basketId }) => Number(basketId))),
    )
    return buyer.call('confirmOrder', {
      basketIds,
      ...(wish.couponIds && { couponIds: wish.couponIds, userChangeCoupon: 1 }),
    })
  }
  const submit = async (uuid: string, more = {}) => {
    const { code, msg, answer } = await buyer.call('submitOrder', { orderShopParams: [], uuid, ...more })
    return code === '00000' ? answer.orderNumbers.split(',') : `${code} ${msg}`
  }
  const counts = async () => Object.values((await buyer.call('myCouponCounts', {})).answer)

  it('lists the platform’s and the shop’s coupons for a product, available ones first [R2.07]', async () => {
    const { now } = mall.clock
    await give({ coupon_id: 1, reduce_amount: 5 })
    await give({ coupon_id: 2, reduce_amount: 5, shop_id: 1, stocks: 0 })
    await give({ coupon_id: 3, coupon_type: 2, coupon_discount: 9, shop_id: 1 })
    await give({ coupon_id: 4, reduce_amount: 5, shop_id: 2 })
    await give({ coupon_id: 5, reduce_amount: 5, suitable_prod_type: 1 }, [screw.prodId])
    await give({ coupon_id: 6, reduce_amount: 5, suitable_prod_type: 1 }, [bearing.prodId, screw.prodId])
    await give({ coupon_id: 7, reduce_amount: 5, suitable_prod_type: 2 }, [bearing.prodId])
    await give({ coupon_id: 8, reduce_amount: 5, suitable_prod_type: 2 }, [screw.prodId])
    await give({ coupon_id: 9, reduce_amount: 5, end_time: now })
    await give({ coupon_id: 10, reduce_amount: 5, ended: true })
    await give({ coupon_id: 11, reduce_amount: 5, release_time: now + DAY })
    const [path] = await mall.db.query<{ path: number[] }>(
      'select category_path as path from search where prod_id = $1',
      [bearing.prodId],
    )
    await give({ coupon_id: 12, reduce_amount: 5, category_id: path!.path.at(-1) })
    const [other] = await mall.db.query<{ id: number }>(
      'select category_id as id from category where not category_id = any($1::text::bigint[]) limit 1',
      [`{${path!.path}}`],
    )
    await give({ coupon_id: 13, reduce_amount: 5, category_id: other!.id })
    const visitor = new Visitor(mall.app)
    const ids = async (asked: object = {}) =>
      (await visitor.call('couponsOfProd', { prodId: bearing.prodId, ...asked })).answer.map(({ couponId }) => couponId)
    expect(await ids()).toEqual(['3', '1', '6', '8', '12', '11', '2'])
    expect(await ids({ shopId: 1 })).toEqual(['3', '2'])
    expect(await ids({ shopId: 0 })).toEqual(['1', '6', '8', '12', '11'])
    expect((await visitor.call('couponsOfProd', { prodId: 999_999 })).code).toBe('A01000')
  })

  it('offers at checkout the coupons that could be claimed and would be part of the best set [R2.07]', async () => {
    const { now } = mall.clock
    await give({ coupon_id: 1, reduce_amount: 5 })
    await give({ coupon_id: 2, reduce_amount: 20, shop_id: 1 })
    await give({ coupon_id: 3, reduce_amount: 9, shop_id: 1 })
    await give({ coupon_id: 4, reduce_amount: 500, cash_condition: 90_000 })
    await give({ coupon_id: 5, reduce_amount: 90, stocks: 0 })
    await give({ coupon_id: 6, reduce_amount: 90, release_time: now + DAY })
    await give({ coupon_id: 7, reduce_amount: 90, suitable_prod_type: 1 }, [102])
    const offers = async () =>
      (await confirm()).answer.couponOffers.map(({ couponId, shopName, saves }) => [
        couponId,
        shopName !== undefined,
        saves,
      ])
    expect((await offers()).toSorted()).toEqual([
      ['1', false, '5.00'],
      ['2', true, '20.00'],
    ])
    expect(await receive(2)).toBe('')
    expect(await offers()).toEqual([['1', false, '5.00']])
    expect((await confirm()).answer.orderReduce).toBe('20.00')
    expect(await receive(1)).toBe('')
    expect(await offers()).toEqual([])
    expect((await confirm()).answer.orderReduce).toBe('25.00')
  })

  it('lets the buyer choose the discount of each line, in the cart and at checkout [R6.06]', async () => {
    await discount([{ needAmount: '100.00', discount: '30.00' }])
    await mall.db.query(
      `insert into discount (discount_id, shop_id, name, discount_rule, start_time, end_time, items) values
        (8, 1, '{"zh":"小满减","en":"Less off"}', 0, 0, $1, '[{"needAmount":"100.00","discount":"10.00"}]')`,
      [mall.clock.now + DAY],
    )
    await buyer.call('changeItem', { ...bearing, count: 20 })
    const line = async (asked: { basketId: string; discountId: string }[] = []) => {
      const [shop] = (await buyer.call('cartInfo', asked)).answer
      const item = shop!.shopCartItemDiscounts[0]!.shopCartItems[0]!
      return { ...item, off: shop!.discountReduce }
    }
    const first = await line()
    expect([first.off, first.discountId, first.discounts.map(({ discountId }) => discountId)]).toEqual([
      '30.00',
      undefined,
      ['7', '8'],
    ])
    const { basketId } = first
    const choose = (discountId: number) =>
      buyer.call('changeItem', { ...bearing, basketId: Number(basketId), count: 0, discountId })
    await choose(8)
    const second = await line()
    expect([second.off, second.discountId, second.prodCount]).toEqual(['10.00', '8', 20])
    const { answer } = await buyer.call('confirmOrder', { basketIds: [Number(basketId)], addrId: 0 })
    expect(answer.shopCartOrders[0]!.discountReduce).toBe('10.00')
    await choose(0)
    expect((await line()).off).toBe('0.00')
    // A choice is ignored after the discount has ended.
    expect((await line([{ basketId, discountId: '8' }])).off).toBe('10.00')
    await mall.db.query('delete from discount where discount_id = 8', [])
    expect((await line()).off).toBe('30.00')
    await choose(-1)
    expect((await line()).discountId).toBeUndefined()
    const stranger = await new Visitor(mall.app).login('newcomer')
    await stranger.call('cartInfo', [{ basketId: Number(basketId), discountId: 0 }])
    expect((await line()).off).toBe('30.00')
  })

  it('lists each coupon as often as the buyer received it, including used and hidden coupons [R6.08]', async () => {
    await give({ reduce_amount: 5, limit_num: 0 })
    for (let at = 0; at < 2; at++) await receive(1)
    await mall.db.query(
      'update coupon_user set hidden = true where coupon_user_id = (select min(coupon_user_id) from coupon_user where user_id <> 9)',
      [],
    )
    expect((await buyer.call('myCouponIds', {})).answer).toEqual(['1', '1'])
    const stranger = await new Visitor(mall.app).login('newcomer')
    expect((await stranger.call('myCouponIds', {})).answer).toEqual([])
  })

  it('gives a coupon up to the limit per buyer, while it has stock and its time lasts [R2.07]', async () => {
    await give({ reduce_amount: 10, limit_num: 2, stocks: 3, total: 10 })
    await give({ coupon_id: 2, reduce_amount: 10, release_time: mall.clock.now + 1 })
    await give({ coupon_id: 3, reduce_amount: 10, stocks: 0 })
    await give({ coupon_id: 4, reduce_amount: 10, end_time: mall.clock.now })
    expect([await receive(1), await receive(1), await receive(1)]).toEqual(['', '', '您已达到该优惠券的领取上限'])
    expect([await receive(2), await receive(3), await receive(4), await receive(9)]).toEqual([
      '该优惠券尚未开始领取',
      '该优惠券已领完',
      '该优惠券活动已结束',
      '优惠券不存在',
    ])
    const page = (await buyer.call('couponPageOfBuyer', {})).answer.records
    expect(
      page.map(({ couponId, canReceive, curUserReceiveCount, receiveRatio }) => [
        couponId,
        canReceive,
        curUserReceiveCount,
        receiveRatio,
      ]),
    ).toEqual([
      ['1', false, 2, 90],
      ['2', false, 0, 0],
      ['3', false, 0, 100],
    ])
    expect(await counts()).toEqual([2, 0, 0])
  })

  it(`gives out exactly the stock of a coupon under ${CLAIMS} claims at once [R2.07]`, async () => {
    const all = CLAIMS / 10
    await give({ reduce_amount: 10, total: all, stocks: all, limit_num: 1 })
    const people = Math.ceil(CLAIMS / 2)
    await mall.db.query(
      `insert into buyer (account, mobile, password, nick_name, created) select 'claims' || n, 'm' || n, '', '{"zh":"","en":""}', 0 from generate_series(1, $1::int) n
      on conflict do nothing`,
      [people],
    )
    const users = await mall.db.query<{ user: number }>(
      "select user_id as user from buyer where account like 'claims%'",
    )
    const outcomes = await Promise.all(
      Array.from({ length: CLAIMS }, (_, n) =>
        claimCoupon({ db: mall.db, now: mall.clock.now }, users[n % people]!.user, 1),
      ),
    )
    expect(outcomes.filter((problem) => problem === undefined)).toHaveLength(all)
    const [row] = await mall.db.query(
      'select stocks, (select count(*)::int from coupon_user where user_id <> 9) as given, (select count(distinct user_id)::int from coupon_user where user_id <> 9) as people from coupon',
    )
    expect(row).toEqual({ stocks: 0, given: all, people: all })
  }, 120_000)

  it('chooses the best set of coupons across shops and platform, and divides their reduction among the lines [R2.07, R1.03]', async () => {
    // 20 bearings at 16.80 are 336.00, 500 screws at 0.35 are 175.00.
    await discount([{ needAmount: '300.00', discount: '30.00' }])
    await give({ coupon_id: 1, shop_id: 1, reduce_amount: 20, cash_condition: 300 })
    await give({ coupon_id: 2, shop_id: 2, coupon_type: 2, coupon_discount: 9 })
    await give({ coupon_id: 3, reduce_amount: 40, cash_condition: 400 })
    await give({ coupon_id: 4, shop_id: 1, reduce_amount: 5 })
    for (const id of [1, 2, 3, 4]) expect(await receive(id)).toBe('')
    // One shop's discount has the same id as the other shop's coupon.
    await mall.db.query(
      'update discount set discount_id = (select coupon_user_id from coupon_user where coupon_id = 2 and user_id <> 9)',
    )
    const { answer } = await confirm()
    expect(answer).toMatchObject({
      total: '511.00',
      orderReduce: '107.50',
      actualTotal: '423.50',
      totalTransFee: '20.00',
    })
    expect(answer.priceSteps.map(({ kind, before, after }) => `${kind} ${before} ${after}`)).toEqual([
      'list 545.00 545.00',
      'tier 545.00 511.00',
      'discount 511.00 481.00',
      'shopCoupon 481.00 461.00',
      'shopCoupon 461.00 443.50',
      'platformCoupon 443.50 403.50',
      'freight 403.50 423.50',
    ])
    expect(answer.shopCartOrders.map(({ shopReduce }) => shopReduce)).toEqual(['31.71', '75.79'])
    expect(answer.coupons).toMatchObject([{ couponId: '3', canUse: true, choose: true, saves: '40.00' }])
    // Coupons that the order does not use may disappear before it is submitted.
    await mall.db.query('update coupon_user set hidden = true where coupon_id = 4 and user_id <> 9')
    const numbers = await submit(answer.uuid!, { actualTotal: answer.actualTotal })
    const kept = await mall.db.query<{ shop: number; coupons: number[] }>(
      `select o.shop_id as shop, jsonb_agg(u.coupon_id order by u.coupon_id) as coupons from coupon_order c
      join orders o using (order_number) join coupon_user u using (coupon_user_id) group by o.shop_id order by o.shop_id`,
    )
    expect(kept).toEqual([
      { shop: 1, coupons: [1, 3] },
      { shop: 2, coupons: [2, 3] },
    ])
    const orders = await Promise.all(
      (numbers as string[]).map(async (orderNumber) => (await buyer.call('orderDetail', { orderNumber })).answer),
    )
    expect(orders.reduce((sum, { actualTotal }) => sum + Number(actualTotal), 0)).toBe(423.5)
    for (const { orderItemDtos, transfee, actualTotal, total, reduceAmount } of orders) {
      const [line] = orderItemDtos
      expect(line!.priceSteps.at(-1)!.after).toBe(line!.actualTotal)
      expect(Number(line!.actualTotal) + Number(transfee)).toBeCloseTo(Number(actualTotal), 6)
      expect(Number(total) - Number(reduceAmount) + Number(transfee)).toBeCloseTo(Number(actualTotal), 6)
      expect(line!.shareReduce).toBe(reduceAmount)
    }
  })

  it('lets the buyer choose, gives the reason why a coupon cannot be used, and refuses two coupons of one shop [R2.07]', async () => {
    await give({ coupon_id: 1, shop_id: 1, reduce_amount: 20 })
    await give({ coupon_id: 2, shop_id: 1, reduce_amount: 30, cash_condition: 900 })
    await give({ coupon_id: 3, shop_id: 1, reduce_amount: 5 })
    for (const id of [1, 2, 3]) await receive(id)
    const { answer } = await confirm()
    const own = answer.shopCartOrders.find(({ shopId }) => shopId === '1')!.coupons
    const mine = (couponId: string) => own.find((one) => one.couponId === couponId)!
    expect(mine('1')).toMatchObject({ canUse: true, choose: true, saves: '20.00' })
    expect(mine('2')).toMatchObject({ canUse: false, choose: false, why: 'below', missing: '564.00' })
    expect(mine('3')).toMatchObject({ canUse: true, choose: false, saves: '5.00' })
    await buyer.call('deleteAll', {})
    expect((await confirm({ couponIds: [Number(mine('3').couponUserId)] })).answer.orderReduce).toBe('5.00')
    await buyer.call('deleteAll', {})
    expect((await confirm({ couponIds: [] })).answer.orderReduce).toBe('0.00')
    await buyer.call('deleteAll', {})
    const both = [mine('1'), mine('3')].map(({ couponUserId }) => Number(couponUserId))
    expect((await confirm({ couponIds: both })).code).toBe('A03003')
  })

  it('holds a coupon for its unpaid orders, returns it when all orders have closed, and uses it up when one order is paid [R6.08]', async () => {
    await give({ coupon_id: 3, reduce_amount: 40 })
    await receive(3)
    const first = (await confirm()).answer
    const second = (await confirm()).answer
    const numbers = (await submit(first.uuid!)) as string[]
    expect(numbers).toHaveLength(2)
    expect((await buyer.call('myCouponPage', {})).answer.records[0]!.orderNumber).toBe(numbers.toSorted()[0])
    expect(await submit(second.uuid!)).toContain('A02000')
    await confirm()
    expect((await confirm()).answer.orderReduce).toBe('0.00')
    await buyer.call('cancelOrder', { orderNumber: numbers[0]! })
    expect((await confirm()).answer.orderReduce).toBe('0.00')
    await buyer.call('cancelOrder', { orderNumber: numbers[1]! })
    const again = (await confirm()).answer
    expect(again.orderReduce).toBe('40.00')
    const [paid, open] = (await submit(again.uuid!)) as string[]
    await mall.db.query('update orders set status = 2 where order_number = $1', [paid!])
    expect(await counts()).toEqual([0, 1, 0])
    await buyer.call('cancelOrder', { orderNumber: open! })
    expect(await counts()).toEqual([0, 1, 0])
  })

  it('counts and reads one buyer’s coupons without scanning all buyers’ coupons', async () => {
    await give({ coupon_id: 3, reduce_amount: 4, end_time: mall.clock.now + 9 * DAY })
    const [{ user } = { user: 0 }] = await mall.db.query<{ user: number }>(
      'select user_id as "user" from buyer where account = \'buyer\'',
    )
    await mall.db.query(
      'insert into coupon_user (coupon_id, user_id, receive_time, end_time) select 3, $1, 0, $2::bigint from generate_series(1, 600)',
      [user, mall.clock.now + DAY],
    )
    expect(await counts()).toEqual([600, 0, 0])
    expect((await accountClosingSummary({ db: mall.db, now: mall.clock.now }, user)).lost.coupons).toBe(600)
    await mall.db.script(`
      insert into orders (order_number, user_id, shop_id, status, total, freight, actual_total, product_nums, address, created, expires)
        select 'Z' || n, user_id, 1, 5, 1, 0, 1, 1, '{}', 0, 0 from generate_series(1, 20000) n, buyer where account = 'newcomer';
      insert into coupon_user (coupon_id, user_id, receive_time, end_time)
        select 3, user_id, 1, 0 from generate_series(1, 20000) n, buyer where account = 'newcomer';
      insert into coupon_order (coupon_user_id, order_number)
        select coupon_user_id, 'Z' || row_number() over () from coupon_user where receive_time = 1;
      delete from coupon_user where user_id <> 9 and receive_time = 0 and coupon_user_id % 50 > 0;
      analyze`)
    const read: string[] = []
    const db = {
      ...mall.db,
      query: async (sql: string, params?: never) => {
        const plan = await mall.db.query<Record<string, string>>(`explain ${sql}`, params)
        read.push(
          ...plan.map((line) => Object.values(line)[0]!).filter((line) => /Scan on (coupon_order|orders)\b/.test(line)),
        )
        return mall.db.query(sql, params)
      },
    } as unknown as typeof mall.db
    await couponsHeld({ db, now: mall.clock.now }, user, { status: 1 })
    await couponCounts({ db, now: mall.clock.now }, user)
    expect(read.filter((line) => line.includes('Seq Scan'))).toEqual([])
  })

  it('returns a valid coupon with the last refund of the payment [R6.07] [R6.08]', async () => {
    await give({ coupon_id: 3, reduce_amount: 40 })
    await receive(3)
    const numbers = (await submit((await confirm()).answer.uuid!)) as string[]
    await mall.db.script('update orders set status = 2, paid_at = 1, pay_type = 3 where status = 1')
    /** Refunds an order in full, or all but `less` yuan. */
    const giveBack = async (orderNumber: string, less = 0) => {
      const { most, worth, freight } = (await buyer.call('refundOffer', { orderNumber })).answer
      const { answer: refundSn } = await buyer.call('applyRefund', {
        orderNumber,
        refundType: 1,
        applyType: 1,
        goodsNum: most,
        refundAmount: (Number(worth) + Number(freight) - less).toFixed(2),
        buyerReason: 'reasonOther',
      })
      for (const action of ['refundAccept', 'refundPayBack'])
        expect(await consoleActions.get(action)!.act({ db: mall.db, now: mall.clock.now }, { refundSn })).toBe(true)
    }
    await giveBack(numbers[0]!)
    expect(await counts()).toEqual([0, 1, 0])
    await giveBack(numbers[1]!)
    expect(await counts()).toEqual([1, 0, 0])
    const [again] = (await submit((await confirm()).answer.uuid!)) as string[]
    await mall.db.script('update orders set status = 2, paid_at = 1, pay_type = 3 where status = 1')
    expect(await counts()).toEqual([0, 1, 0])
    await giveBack(again!, 0.01)
    expect(await counts()).toEqual([0, 1, 0])
    await mall.db.query('update coupon_user set end_time = $1 where user_id <> 9', [mall.clock.now])
    expect(await counts()).toEqual([0, 1, 0])
  })

  it('refuses a coupon that another order used meanwhile, and a total that differs from the total shown to the buyer [R6.08]', async () => {
    await give({ coupon_id: 3, reduce_amount: 4 })
    await receive(3)
    const buy = async (one: typeof bearing, prodCount: number) =>
      (await buyer.call('confirmOrder', { orderItem: { ...one, prodCount } })).answer
    const [one, two] = [await buy(bearing, 1), await buy(screw, 100)]
    expect(await submit(one.uuid!, { actualTotal: '1.00' })).toBe('A03002 价格已变动，请确认新的金额')
    expect(await submit(one.uuid!)).toHaveLength(1)
    expect(await submit(two.uuid!)).toBe('A03002 所选优惠券已失效或已被其他订单使用，请重新结算')
  })

  it('shows and deletes no other buyer’s coupons [R6.08]', async () => {
    await give({ coupon_id: 3, reduce_amount: 4 })
    await receive(3)
    const [held] = (await buyer.call('myCouponPage', {})).answer.records
    const stranger = await new Visitor(mall.app).login('agreement')
    expect((await stranger.call('myCouponPage', {})).answer.records).toEqual([])
    expect((await stranger.call('deleteMyCoupon', { couponUserId: held!.couponUserId! })).code).toBe('A00001')
    expect((await buyer.call('deleteMyCoupon', { couponUserId: held!.couponUserId! })).code).toBe('A00001')
    await mall.db.query('update coupon_user set end_time = $1 where user_id <> 9', [mall.clock.now])
    expect(await counts()).toEqual([0, 0, 1])
    expect((await buyer.call('deleteMyCoupon', { couponUserId: held!.couponUserId! })).code).toBe('00000')
    expect(await counts()).toEqual([0, 0, 0])
  })

  it('shows running and upcoming discounts, and deducts them in the cart [R2.25, R2.08]', async () => {
    await discount([{ needAmount: '300.00', discount: '30.00' }])
    expect((await buyer.call('discountPage', {})).answer.records).toMatchObject([
      { discountId: '7', discountItems: [{ needAmount: '300.00', discount: '30.00' }] },
    ])
    expect((await buyer.call('discountProdPage', { discountId: 7 })).answer.total).toBe(2)
    expect((await buyer.call('discountInfo', { discountId: 8 })).code).toBe('A01000')
    await buyer.call('changeItem', { ...bearing, count: 10 })
    const shop = async () => (await buyer.call('cartInfo', [])).answer[0]!
    expect(await shop()).toMatchObject({ total: '168.00', discountReduce: '0.00' })
    expect((await shop()).shopCartItemDiscounts[0]).toMatchObject({
      promotion: { discountId: '7' },
      chooseDiscountItemDto: undefined,
      shopCartItems: [{ priceNot: [{ why: 'below', missingAmount: '132.00' }] }],
    })
    await buyer.call('changeItem', { ...bearing, count: 10 })
    expect(await shop()).toMatchObject({ total: '336.00', discountReduce: '30.00', actualTotal: '306.00' })
  })

  it('names the step of a discount that the lines reach [R2.08]', async () => {
    await discount([
      { needAmount: '100.00', discount: '5.00' },
      { needAmount: '300.00', discount: '30.00' },
      { needAmount: '900.00', discount: '99.00' },
    ])
    await buyer.call('changeItem', { ...bearing, count: 20 })
    const [group] = (await buyer.call('cartInfo', [])).answer[0]!.shopCartItemDiscounts
    expect(group).toMatchObject({
      activityType: 1,
      chooseDiscountItemDto: { discountId: '7', needAmount: '300.00', discount: '30.00', reduceAmount: '30.00' },
    })
  })

  it('names no step of a discount that takes nothing off [R2.08]', async () => {
    await discount([{ needAmount: '2', discount: '10.00' }], { rule: 3 })
    await buyer.call('changeItem', { ...bearing, count: 20 })
    const [group] = (await buyer.call('cartInfo', [])).answer[0]!.shopCartItemDiscounts
    expect(group).toMatchObject({ promotion: { discountId: '7' }, chooseDiscountItemDto: undefined })
  })

  it('shows a line with the discount that reduces it, not with a larger one that lost its other goods [R2.08]', async () => {
    await mall.db.script('update product set shop_id = 1 where prod_id = 201')
    const add = (id: number, prodIds: number[], needAmount: string, off: string) =>
      mall.db.script(`
        insert into discount (discount_id, shop_id, name, discount_rule, suitable_prod_type, start_time, end_time, items)
        values (${id}, 1, '{"zh":"满减","en":"Money off"}', 0, 1, 0, ${mall.clock.now + DAY}, '[{"needAmount":"${needAmount}","discount":"${off}"}]');
        ${prodIds.map((prodId) => `insert into discount_prod values (${id}, ${prodId});`).join('')}`)
    await add(11, [101], '300.00', '50.00')
    await add(12, [101, 201], '400.00', '40.00')
    await add(13, [201], '50.00', '3.00')
    try {
      await buyer.call('changeItem', { ...bearing, count: 20 })
      await buyer.call('changeItem', { ...screw, shopId: 1, count: 500 })
      const groups = (await buyer.call('cartInfo', [])).answer.flatMap((shop) => shop.shopCartItemDiscounts)
      expect(
        groups
          .map(({ promotion, chooseDiscountItemDto: chosen, shopCartItems }) => [
            shopCartItems.map(({ prodId }) => prodId).join(),
            promotion?.discountId,
            chosen?.discountId,
            chosen?.reduceAmount,
          ])
          .toSorted(),
      ).toEqual([
        ['101', '11', '11', '50.00'],
        ['201', '13', '13', '3.00'],
      ])
    } finally {
      await mall.db.script('delete from discount_prod; update product set shop_id = 2 where prod_id = 201')
    }
  })

  it('lists the goods of a coupon by pages, goods in stock and bestsellers first [R2.07]', async () => {
    await give({ coupon_id: 1, reduce_amount: 5, shop_id: 1 })
    await give({ coupon_id: 2, reduce_amount: 5, suitable_prod_type: 1 }, [bearing.prodId])
    await give({ coupon_id: 3, reduce_amount: 5, shop_id: 1, suitable_prod_type: 2 }, [bearing.prodId])
    const [path] = await mall.db.query<{ path: number[] }>(
      'select category_path as path from search where prod_id = $1',
      [bearing.prodId],
    )
    await give({ coupon_id: 4, reduce_amount: 5, category_id: path!.path.at(-1) })
    // A coupon for listed goods ignores its category.
    const [other] = await mall.db.query<{ id: number }>(
      'select category_id as id from category where not category_id = any($1::text::bigint[]) limit 1',
      [`{${path!.path}}`],
    )
    await give({ coupon_id: 5, reduce_amount: 5, suitable_prod_type: 1, category_id: other!.id }, [bearing.prodId])
    const visitor = new Visitor(mall.app)
    const page = async (couponId: number, current = 1, size = 20) => {
      const { records, total, pages } = (await visitor.call('couponProds', { couponId, current, size })).answer
      return [records.map(({ prodId }) => prodId), total, pages]
    }
    const wanted = (where: string) =>
      mall.db
        .query<{ prodId: number }>(
          `select prod_id as "prodId" from search where status = 1 and ${where} order by in_stock desc, sold_num desc, prod_id`,
        )
        .then((rows) => rows.map(({ prodId }) => String(prodId)))
    const ofShop = await wanted('shop_id = 1')
    expect(ofShop.length).toBeGreaterThan(1)
    expect(await page(1)).toEqual([ofShop, ofShop.length, 1])
    expect(await page(1, 2, 1)).toEqual([[ofShop[1]], ofShop.length, ofShop.length])
    expect(await page(2)).toEqual([['101'], 1, 1])
    expect(await page(3)).toEqual([ofShop.filter((id) => id !== '101'), ofShop.length - 1, 1])
    expect((await page(4))[0]).toEqual(await wanted(`${path!.path.at(-1)} = any(category_path)`))
    expect(await page(5)).toEqual([['101'], 1, 1])
    expect(await page(2, 2)).toEqual([[], 0, 0])
    expect((await visitor.call('couponProds', { couponId: 9 })).code).toBe('A01000')
  })

  it('lists the coupons of a shop or one coupon, and tells only a buyer whether a coupon can be received [R2.07]', async () => {
    const { now } = mall.clock
    await give({ coupon_id: 1, reduce_amount: 5 })
    await give({ coupon_id: 2, reduce_amount: 5, shop_id: 1, release_time: now })
    await give({ coupon_id: 3, reduce_amount: 5, shop_id: 2, limit_num: 0 })
    await receive(3)
    const visitor = new Visitor(mall.app)
    const ids = async (asked: object) =>
      (await visitor.call('couponPage', asked)).answer.records.map(({ couponId }) => couponId).toSorted()
    expect([await ids({}), await ids({ shopId: 1 }), await ids({ couponId: 3 })]).toEqual([
      ['1', '2', '3'],
      ['2'],
      ['3'],
    ])
    const open = async (who: Visitor, call: 'couponPage' | 'couponPageOfBuyer') =>
      (await who.call(call, {})).answer.records
        .toSorted((a, b) => Number(a.couponId) - Number(b.couponId))
        .map(({ canReceive, curUserReceiveCount }) => [canReceive, curUserReceiveCount])
    expect(await open(visitor, 'couponPage')).toEqual([1, 2, 3].map(() => [undefined, undefined]))
    expect(await open(buyer, 'couponPageOfBuyer')).toEqual([
      [true, 0],
      [true, 0],
      [true, 1],
    ])
  })

  it('shows a coupon with its terms, its shop and its category in both languages [R2.07]', async () => {
    const { now } = mall.clock
    await give({
      coupon_id: 1,
      shop_id: 1,
      reduce_amount: 20,
      cash_condition: 100,
      total: 1000,
      stocks: 1,
      limit_num: 2,
      release_time: 1,
      start_time: 2,
    })
    await give({
      coupon_id: 2,
      coupon_type: 2,
      coupon_discount: 8.5,
      category_id: 111,
      suitable_prod_type: 0,
      end_time: null,
      valid_time_type: 2,
      after_receive_days: 1,
      valid_days: 3,
    })
    await mall.db.script(`update coupon set sub_title = '{"zh":"限自营","en":"Own goods"}' where coupon_id = 1`)
    const of = async (couponId: number, locale: string) =>
      (await new Visitor(mall.app, { locale }).call('couponPage', { couponId })).answer.records[0]
    expect(await of(1, 'zh-CN')).toMatchObject({
      couponId: '1',
      shopId: '1',
      shopName: '中轴直营',
      couponName: '满减券',
      subTitle: '限自营',
      couponType: 1,
      cashCondition: '100.00',
      reduceAmount: '20.00',
      validTimeType: 1,
      limitNum: 2,
      stocks: 1,
      receiveRatio: 99.9,
    })
    expect(await of(1, 'en')).toMatchObject({ shopName: 'Axis direct', couponName: 'Money off', subTitle: 'Own goods' })
    const percent = await of(2, 'en')
    expect(percent).toMatchObject({
      shopId: '0',
      couponDiscount: 85,
      categoryName: 'Deep groove ball bearings',
      validTimeType: 2,
      afterReceiveDays: 1,
      validDays: 3,
    })
    expect([percent!.reduceAmount, percent!.endTime, percent!.shopName]).toEqual([undefined, undefined, undefined])
    expect([await receive(1), await receive(2)]).toEqual(['', ''])
    const rows = await mall.db.query(
      'select coupon_id as id, receive_time as received, start_time as start, end_time as "end" from coupon_user where user_id <> 9 order by coupon_id',
    )
    expect(rows).toEqual([
      { id: 1, received: now, start: 2, end: now + 9 * DAY },
      { id: 2, received: now, start: now + DAY, end: now + 4 * DAY },
    ])
    // A coupon that starts tomorrow is held, but reduces no order today.
    expect((await confirm()).answer).toMatchObject({ orderReduce: '20.00' })
  })

  it('filters coupons on offer by kind, and lists those that can be claimed first, then those that end soonest [R2.07]', async () => {
    const { now } = mall.clock
    await give({ coupon_id: 1, reduce_amount: 5, end_time: now + 5 * DAY })
    await give({ coupon_id: 2, reduce_amount: 5, end_time: now + 2 * DAY })
    await give({ coupon_id: 3, coupon_type: 2, coupon_discount: 9, stocks: 0, end_time: now + DAY })
    await give({ coupon_id: 4, reduce_amount: 5, release_time: now + 1, end_time: now + DAY })
    await give({ coupon_id: 5, reduce_amount: 5, end_time: null, valid_time_type: 2, valid_days: 3 })
    await give({ coupon_id: 6, reduce_amount: 5, ended: true })
    await give({ coupon_id: 7, reduce_amount: 5, end_time: now })
    const page = async (asked: object) => {
      const { records, total } = (await new Visitor(mall.app).call('couponPage', asked)).answer
      return [records.map(({ couponId }) => couponId), total]
    }
    expect(await page({})).toEqual([['2', '1', '5', '4', '3'], 5])
    expect(await page({ couponType: 2 })).toEqual([['3'], 1])
    expect(await page({ couponType: 1, size: 2, current: 2 })).toEqual([['5', '4'], 4])
    expect(await page({ shopId: 0, size: 1 })).toEqual([['2'], 5])
    expect(await page({ couponId: 99 })).toEqual([[], 0])
    const second = (await new Visitor(mall.app).call('couponPage', { couponType: 1, size: 3, current: 2 })).answer
    expect(second).toMatchObject({ total: 4, pages: 2, current: 2, size: 3 })
    const open = (await buyer.call('couponPageOfBuyer', {})).answer.records
    expect(open.map(({ canReceive }) => canReceive)).toEqual([true, true, true, false, false])
  })

  it('counts as expiring the unused coupons that end within three days and are not held by an order', async () => {
    const { now } = mall.clock
    await give({ coupon_id: 1, reduce_amount: 5, end_time: now + 3 * DAY })
    await give({ coupon_id: 2, reduce_amount: 5, end_time: now + 3 * DAY + 1 })
    for (const id of [1, 2]) await receive(id)
    const [{ user } = { user: 0 }] = await mall.db.query<{ user: number }>(
      "select user_id as user from buyer where account = 'buyer'",
    )
    const expiring = () => expiringCouponCount({ db: mall.db, now: mall.clock.now }, user)
    expect(await expiring()).toBe(1)
    await mall.db.query('update coupon set ended = true where coupon_id = 2')
    await mall.db.query('update coupon_user set hidden = true where coupon_id = 2 and user_id <> 9')
    await submit((await confirm()).answer.uuid!)
    expect(await expiring()).toBe(0)
    const page = async (status: number) => (await buyer.call('myCouponPage', { status })).answer.records
    expect(await page(1)).toMatchObject([{ couponId: '1', status: 1, orderNumber: expect.any(String) }])
    // A coupon that an unpaid order holds does not expire, and cannot be deleted.
    await mall.db.query('update coupon_user set end_time = $1 where user_id <> 9', [now])
    const [held] = await page(1)
    expect(held).toMatchObject({ couponId: '1', status: 1 })
    expect((await buyer.call('deleteMyCoupon', { couponUserId: held!.couponUserId! })).code).toBe('A00001')
    await mall.db.query('update orders set status = 2 where status = 1 and user_id <> 9')
    expect([await page(0), await page(1), (await page(2)).length]).toEqual([[], [], 1])
    expect((await page(2))[0]).toMatchObject({ couponId: '1', status: 2 })
    expect((await buyer.call('deleteMyCoupon', { couponUserId: held!.couponUserId! })).code).toBe('00000')
    expect((await buyer.call('deleteMyCoupon', { couponUserId: 999_999 })).code).toBe('A00001')
  })

  it('lists a buyer’s unused coupons by their end, the others by the latest end, in pages', async () => {
    const { now } = mall.clock
    for (const [id, days] of [
      [1, 5],
      [2, 2],
      [3, 9],
    ] as const) {
      await give({ coupon_id: id, reduce_amount: 5, end_time: now + days * DAY })
      await receive(id)
    }
    const ids = async (asked: object) => {
      const { records, total } = (await buyer.call('myCouponPage', asked)).answer
      return [records.map(({ couponId }) => couponId), total]
    }
    expect(await ids({ status: 1 })).toEqual([['2', '1', '3'], 3])
    expect(await ids({ status: 1, size: 2, current: 2 })).toEqual([['3'], 3])
    expect(await ids({})).toEqual([['2', '1', '3'], 3])
    await mall.db.query('update coupon_user set end_time = $1 where coupon_id = 1 and user_id <> 9', [now])
    await mall.db.query('update coupon_user set end_time = $1 where coupon_id = 2 and user_id <> 9', [now - 1])
    expect(await ids({ status: 0 })).toEqual([['1', '2'], 2])
  })

  it('applies a coupon for named goods or for all other goods to these goods only [R2.07]', async () => {
    await give({ coupon_id: 1, coupon_type: 2, coupon_discount: 5, suitable_prod_type: 1 }, [screw.prodId])
    await receive(1)
    expect((await confirm()).answer).toMatchObject({ total: '511.00', orderReduce: '87.50' })
    await mall.db.query('update coupon set suitable_prod_type = 2')
    expect((await confirm()).answer.orderReduce).toBe('336.00')
  })

  it('applies a discount to named goods or to all others, from its start to its end, up to its maximum [R2.08]', async () => {
    const { now } = mall.clock
    await discount([{ needAmount: '10.00', discount: '5.00' }], { rule: 2 })
    const off = async () => {
      await buyer.call('deleteAll', {})
      await buyer.call('changeItem', { ...bearing, count: 20 })
      return (await buyer.call('cartInfo', [])).answer[0]!.discountReduce
    }
    const set = (columns: string) => mall.db.query(`update discount set ${columns}`)
    const full = Number(await off())
    expect(full).toBeGreaterThan(0)
    await set('max_reduce_amount = 3')
    expect(await off()).toBe('3.00')
    await set('suitable_prod_type = 1')
    expect(await off()).toBe('0.00')
    await mall.db.query('insert into discount_prod values (7, $1)', [bearing.prodId])
    expect(await off()).toBe('3.00')
    await set('suitable_prod_type = 2')
    expect(await off()).toBe('0.00')
    await set(`suitable_prod_type = 0, start_time = ${now + 1}`)
    expect(await off()).toBe('0.00')
    await set(`start_time = ${now}, end_time = ${now + 1}`)
    expect(await off()).toBe('3.00')
    await set(`start_time = 0, end_time = ${now}`)
    expect(await off()).toBe('0.00')
    await set(`end_time = ${now + DAY}, shop_id = 2`)
    expect(await off()).toBe('0.00')
  })

  it('lists the discounts of a shop or of all, running ones by their end before upcoming ones by their start [R2.25]', async () => {
    const { now } = mall.clock
    for (const [id, shop, start, end] of [
      [1, 1, now - DAY, now + 9 * DAY],
      [2, 2, now, now + 2 * DAY],
      [3, 1, now + 2 * DAY, now + 5 * DAY],
      [4, 1, now + DAY, now + 9 * DAY],
      [5, 1, now - DAY, now],
    ] as const)
      await mall.db.query(
        `insert into discount (discount_id, shop_id, name, discount_rule, discount_type, max_reduce_amount, start_time, end_time, items)
        values ($1, $2, '{"zh":"满减","en":"Money off"}', 0, 1, 50, $3, $4, '[{"needAmount":"100","discount":"5"}]')`,
        [id, shop, start, end],
      )
    const visitor = new Visitor(mall.app, { locale: 'en' })
    const page = async (asked: object) => {
      const { records, total } = (await visitor.call('discountPage', asked)).answer
      return [records.map(({ discountId }) => discountId), total]
    }
    expect(await page({})).toEqual([['2', '1', '4', '3'], 4])
    expect(await page({ shopId: 1 })).toEqual([['1', '4', '3'], 3])
    expect(await page({ size: 2, current: 2 })).toEqual([['4', '3'], 4])
    const info = (await visitor.call('discountInfo', { discountId: 1 })).answer
    expect(info).toMatchObject({
      discountId: '1',
      shopId: '1',
      shopName: 'Axis direct',
      discountName: 'Money off',
      discountRule: 0,
      discountType: 1,
      maxReduceAmount: '50.00',
      discountItems: [{ needAmount: '100.00', discount: '5.00' }],
    })
    const goods = async (asked: object) => {
      const { answer } = await visitor.call('discountProdPage', { discountId: 1, ...asked })
      return [answer.records.map(({ prodId }) => prodId), answer.total]
    }
    expect(await goods({})).toEqual([['102', '101'], 2])
    expect(await goods({ size: 1, current: 2 })).toEqual([['101'], 2])
    await mall.db.script(
      'update discount set suitable_prod_type = 1; insert into discount_prod values (1, 102), (2, 101)',
    )
    expect(await goods({})).toEqual([['102'], 1])
    await mall.db.script('update discount set suitable_prod_type = 2')
    expect(await goods({})).toEqual([['101'], 1])
    expect((await visitor.call('discountProdPage', { discountId: 9 })).code).toBe('A01000')
  })
})
