import { beforeAll, expect, it } from 'vitest'
import { eachDatabase } from '../../testing/databases.ts'
import { START, stockOf, testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'
import { Visitor } from '../../testing/visitor.ts'
import type { Refusal } from '../../core/call/call.ts'
import { freightRules } from '../../core/price/freight.ts'
import { addStock, takeStock } from '../../core/stock/stock.ts'
import { closeTypes, closeUnpaid } from './orders.ts'

eachDatabase((open) => {
  let mall: TestMall
  beforeAll(async () => {
    mall = await testMall(open())
  }, 60_000)

  it('keeps unlimited stock unlimited when an order takes or returns pieces [R6.06]', async () => {
    await mall.db.query('update product set status = 1 where prod_id = 202')
    const buyer = await new Visitor(mall.app).login()
    const {
      answer: { uuid },
    } = await buyer.call('confirmOrder', { orderItem: { prodId: 202, skuId: 2002, shopId: 2, prodCount: 3 } })
    const {
      answer: { orderNumbers },
    } = await buyer.call('submitOrder', { orderShopParams: [{ shopId: 2, remarks: '' }], uuid: uuid! })
    expect(await stockOf(mall.db, 2002)).toBe(-1)
    expect((await buyer.call('cancelOrder', { orderNumber: orderNumbers })).code).toBe('00000')
    expect(await stockOf(mall.db, 2002)).toBe(-1)
  })

  it('closes only the buyer’s own orders, even if another buyer’s order number is given [R6.06]', async () => {
    const buyer = await new Visitor(mall.app).login()
    const { answer } = await buyer.call('confirmOrder', {
      orderItem: { prodId: 201, skuId: 2001, shopId: 2, prodCount: 100 },
    })
    const orderShopParams = [{ shopId: 2, remarks: '' }]
    const { answer: ordered } = await buyer.call('submitOrder', { orderShopParams, uuid: answer.uuid! })
    const [{ user } = { user: 0 }] = await mall.db.query<{ user: number }>(
      "select user_id as user from buyer where account = 'agreement'",
    )
    const named = { orderNumber: ordered.orderNumbers, closeType: closeTypes.cancelled }
    expect(await closeUnpaid({ db: mall.db, now: START }, { user, ...named })).toEqual([])
    expect((await buyer.call('orderDetail', { orderNumber: ordered.orderNumbers })).answer.status).toBe(1)
  })

  it('takes the pieces of all lines or none, and adds up lines of the same SKU [R8.06]', async () => {
    const say = (key: string) => key
    const take = (lines: [skuId: number, quantity: number][]) =>
      mall.db
        .tx((tx) =>
          takeStock(
            tx,
            lines.map(([skuId, quantity]) => ({ skuId, quantity, prodName: { zh: '轴承', en: 'Bearing' } })),
            { say: say as never, locale: 'en' },
          ),
        )
        .catch(({ code, data }: Refusal) => [code, data])
    const stocks = async () => [await stockOf(mall.db, 1001), await stockOf(mall.db, 1002)]
    await mall.db.script('update sku set stocks = 10 where sku_id in (1001, 1002)')
    expect(
      await take([
        [1001, 6],
        [1002, 1],
        [1001, 5],
      ]),
    ).toEqual(['A03010', 1001])
    expect(
      await take([
        [1002, 11],
        [1001, 1],
      ]),
    ).toEqual(['A03010', 1002])
    expect(
      await take([
        [1001, 1],
        [999_999, 1],
      ]),
    ).toEqual(['A01000', undefined])
    await mall.db.query('update product set status = 0 where prod_id = 101')
    expect(await take([[1001, 1]])).toEqual(['A01000', undefined])
    await mall.db.query('update product set status = 1 where prod_id = 101')
    expect(await stocks()).toEqual([10, 10])
    await take([
      [1001, 6],
      [1002, 1],
      [1001, 4],
    ])
    expect(await stocks()).toEqual([0, 9])
    await mall.db.tx((tx) => addStock(tx, []))
    await mall.db.tx((tx) =>
      addStock(tx, [
        { skuId: 1002, quantity: 1 },
        { skuId: 1001, quantity: 3 },
      ]),
    )
    expect(await stocks()).toEqual([3, 10])
  })

  it('closes an unpaid order when its time is over, to the millisecond, and by cancelling at any time [R6.06]', async () => {
    const buyer = await new Visitor(mall.app).login()
    const place = async () => {
      const orderItem = { prodId: 201, skuId: 2001, shopId: 2, prodCount: 100 }
      const { uuid } = (await buyer.call('confirmOrder', { orderItem })).answer
      return (await buyer.call('submitOrder', { orderShopParams: [], uuid: uuid! })).answer.orderNumbers
    }
    await mall.db.script(
      'update orders set status = 6 where status = 1; update sku set stocks = 1000 where sku_id = 2001',
    )
    const [first, second, third, paid] = [await place(), await place(), await place(), await place()]
    await mall.db.query('update orders set status = 2, paid_at = 1 where order_number = $1', [paid])
    const end = START + 30 * 60_000
    await mall.db.query('update orders set expires = $2 where order_number = $1', [third, end + 1])
    const close = (now: number, which: { orderNumber?: string; closeType: number }) =>
      closeUnpaid({ db: mall.db, now }, which)
    expect(await close(end - 1, { closeType: closeTypes.timeout })).toEqual([])
    expect(await close(end - 1, { closeType: closeTypes.timeout, orderNumber: first })).toEqual([])
    expect(await close(end, { closeType: closeTypes.timeout })).toEqual([first, second].toSorted())
    expect(await close(end, { closeType: closeTypes.cancelled, orderNumber: paid })).toEqual([])
    expect(await close(end, { closeType: closeTypes.cancelled, orderNumber: third })).toEqual([third])
    const rows = await mall.db.query(
      'select status, close_type, cancelled_at from orders where order_number in ($1, $2, $3) order by close_type',
      [first, third, paid],
    )
    expect(rows).toEqual([
      { status: 6, close_type: 1, cancelled_at: end },
      { status: 6, close_type: 4, cancelled_at: end },
      { status: 2, close_type: null, cancelled_at: null },
    ])
    expect(await stockOf(mall.db, 2001)).toBe(900)
  })

  it('delivers to every province that a shop does not exclude, and to an unknown one', async () => {
    const rules = (province?: number | null) => freightRules(mall.db, [1, 2], province)
    const delivers = async (province?: number | null) =>
      [...(await rules(province))].map(([shopId, rule]) => [shopId, rule.delivers]).toSorted()
    expect([await delivers(650000), await delivers(310000), await delivers(null), await delivers()]).toEqual([
      [
        [1, true],
        [2, false],
      ],
      ...[1, 2, 3].map(() => [
        [1, true],
        [2, true],
      ]),
    ])
    expect((await rules()).get(2)).toMatchObject({ base: '8.00', freeFrom: '200.00' })
    expect([...(await freightRules(mall.db, [2])).keys()]).toEqual([2])
  })

  it('states to the buyer what a confirmed order costs, per shop and in all, and until when', async () => {
    const buyer = await new Visitor(mall.app).login()
    await buyer.call('deleteAll', {})
    await mall.db.script('update sku set stocks = 1000 where sku_id in (1001, 2001)')
    await buyer.call('changeItem', { prodId: 101, skuId: 1001, shopId: 1, count: 2 })
    await buyer.call('changeItem', { prodId: 201, skuId: 2001, shopId: 2, count: 100 })
    const basketIds = (await buyer.call('cartInfo', [])).answer.flatMap((shop) =>
      shop.shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems.map(({ basketId }) => basketId)),
    )
    const english = new Visitor(mall.app, { token: buyer.token!, locale: 'en' })
    const { answer } = await english.call('confirmOrder', { basketIds })
    expect(answer).toMatchObject({
      expireTime: START + 30 * 60_000,
      total: '72.00',
      totalTransFee: '20.00',
      orderReduce: '0.00',
      actualTotal: '92.00',
      totalCount: 102,
      filterShopItems: [],
      shopCartOrders: [
        {
          shopId: '2',
          shopName: 'Fastener house',
          total: '35.00',
          transFee: '8.00',
          actualTotal: '43.00',
          totalCount: 100,
          shopReduce: '0.00',
        },
        {
          shopId: '1',
          shopName: 'Axis direct',
          total: '37.00',
          transFee: '12.00',
          actualTotal: '49.00',
          totalCount: 2,
          shopReduce: '0.00',
        },
      ],
    })
  })
})
