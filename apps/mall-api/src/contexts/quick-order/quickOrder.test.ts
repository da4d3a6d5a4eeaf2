import { beforeAll, beforeEach, expect, it } from 'vitest'
import { eachDatabase } from '../../testing/databases.ts'
import { testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'
import { Visitor } from '../../testing/visitor.ts'

const bearing = { prodId: 101, skuId: 1001, shopId: 1 }
const screw = { prodId: 201, skuId: 2001, shopId: 2 }

eachDatabase((open) => {
  let mall: TestMall
  let buyer: Visitor
  let visitor: Visitor
  beforeAll(async () => {
    mall = await testMall(open())
    visitor = new Visitor(mall.app)
    buyer = await new Visitor(mall.app).login()
  }, 60_000)
  beforeEach(() => buyer.call('deleteAll', {}))

  it('asks the price that the cart asks, by line, by shop and in total', async () => {
    await mall.db.query(
      `insert into discount (discount_id, shop_id, name, discount_rule, start_time, end_time, items)
      values (78, 1, '{"zh":"满减","en":"Money off"}', 0, 0, $1, '[{"needAmount":"100.00","discount":"30.00"}]')`,
      [mall.clock.now + 1],
    )
    const wanted = [
      { skuId: bearing.skuId, quantity: 10 },
      { skuId: screw.skuId, quantity: 150 },
    ]
    const { answer: priced } = await buyer.call('priceOrderLinesOfBuyer', { lines: wanted })
    for (const [index, one] of [bearing, screw].entries())
      await buyer.call('changeItem', { ...one, count: wanted[index]!.quantity })
    const { answer: cart } = await buyer.call('cartInfo', [])
    await mall.db.query('delete from discount where discount_id = 78')
    for (const shop of cart)
      expect(priced.shops.find(({ shopId }) => shopId === shop.shopId)).toMatchObject({
        total: shop.total,
        reduce: shop.shopReduce,
        freight: shop.transFee,
      })
    expect(priced.reduce).toBe('30.00')
    const lines = cart.flatMap((shop) => shop.shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems))
    for (const line of lines)
      expect(priced.lines.find(({ skuId }) => skuId === line.skuId)).toMatchObject({
        price: line.price,
        amount: line.productTotalAmount,
        actualTotal: line.actualTotal,
      })
  })

  it('rounds up to whole packs, and names SKUs that are gone by their position', async () => {
    await mall.db.script('update sku set min_order_qty = 20, pack_qty = 10 where sku_id = 1001')
    const { answer } = await visitor.call('priceOrderLines', {
      lines: [
        { skuId: 999_999, quantity: 1 },
        { skuId: 1001, quantity: 3 },
        { skuId: 1001, quantity: 33 },
      ],
    })
    await mall.db.script('update sku set min_order_qty = 1, pack_qty = 1 where sku_id = 1001')
    expect(answer.gone).toEqual([0])
    expect(answer.lines.map(({ index, orderQuantity }) => ({ index, orderQuantity }))).toEqual([
      { index: 1, orderQuantity: 20 },
      { index: 2, orderQuantity: 40 },
    ])
  })

  it('offers the SKUs of the same interchange beside the asked one, at the buyer’s prices', async () => {
    await mall.db.script(`update sku set interchange = 'bearing 6205 2rs' where sku_id in (1001, 1003)`)
    const { answer } = await visitor.call('priceOrderLines', { lines: [{ skuId: 1001, quantity: 10 }] })
    await mall.db.script('update sku set interchange = null where sku_id in (1001, 1003)')
    expect(answer.lines[0]?.skuId).toBe('1001')
    expect(answer.lines[0]?.others.map(({ skuId }) => skuId)).toEqual(['1003'])
  })

  it('gives lines of the same SKU the tier of their pieces together', async () => {
    const lines = [4, 6].map((quantity) => ({ skuId: bearing.skuId, quantity }))
    const { answer } = await visitor.call('priceOrderLines', { lines })
    expect(answer.lines.map(({ price, actualTotal }) => [price, actualTotal])).toEqual([
      ['16.80', '67.20'],
      ['16.80', '100.80'],
    ])
    expect(answer.total).toBe('168.00')
  })

  it('names the next tier in whole packs, less the pieces of other lines', async () => {
    await mall.db.script('update sku set pack_qty = 4 where sku_id = 1001')
    const nextOf = async (...quantities: number[]) => {
      const lines = quantities.map((quantity) => ({ skuId: bearing.skuId, quantity }))
      const { answer } = await visitor.call('priceOrderLines', { lines })
      return answer.lines[0]?.nextTier
    }
    const [alone, together] = [await nextOf(4), await nextOf(4, 4)]
    await mall.db.script('update sku set pack_qty = 1 where sku_id = 1001')
    expect(alone).toMatchObject({ minQty: 12, price: '16.80', amount: '201.60' })
    expect(together).toMatchObject({ minQty: 8, price: '16.80', amount: '134.40' })
  })

  it('counts lines as short that the stock covers one by one but not together', async () => {
    const { stocks } = (await mall.db.query<{ stocks: number }>('select stocks from sku where sku_id = 1001'))[0]!
    await mall.db.script('update sku set stocks = 10 where sku_id = 1001')
    const plansOf = async (...quantities: number[]) => {
      const lines = quantities.map((quantity) => ({ skuId: bearing.skuId, quantity, keep: 1 as const }))
      const { answer } = await visitor.call('priceOrderLines', { lines, plans: 1 })
      return answer.plans.map(({ shortLines, exact }) => [shortLines, exact])
    }
    const [alone, together] = [await plansOf(8), await plansOf(8, 8)]
    await mall.db.query('update sku set stocks = $1 where sku_id = 1001', [stocks])
    expect(alone).toEqual(Array.from({ length: 4 }, () => [0, 1]))
    expect(together).toEqual(Array.from({ length: 4 }, () => [2, 0]))
  })

  it('plans a list for four goals, and lets no other SKU stand for a line that is kept', async () => {
    await mall.db.script(`
      update product set shop_id = 2 where prod_id = 102;
      update sku set interchange = 'bearing 6205 2rs' where sku_id in (1001, 1003);
      update sku set stocks = 400, min_order_qty = 1, pack_qty = 1, price = 9, tiers = '[]' where sku_id = 1003`)
    const plansOf = async (keep: 0 | 1) => {
      const lines = [
        { skuId: bearing.skuId, quantity: 3, keep },
        { skuId: screw.skuId, quantity: 150 },
      ]
      const { answer } = await visitor.call('priceOrderLines', { lines, plans: 1 })
      return answer.plans.map(({ kind, shops, total, lines: chosen }) => [kind, shops, total, chosen[0]?.skuId])
    }
    const [free, kept] = [await plansOf(0), await plansOf(1)]
    await mall.db.script(`
      update product set shop_id = 1 where prod_id = 102;
      update sku set interchange = null where sku_id in (1001, 1003)`)
    expect(free).toEqual([
      ['inStock', 1, '87.50', '1003'],
      ['cheapest', 1, '87.50', '1003'],
      ['fewestShops', 1, '87.50', '1003'],
      ['earliest', 1, '87.50', '1003'],
    ])
    expect(kept.map(([, shops, , skuId]) => [shops, skuId])).toEqual(Array.from({ length: 4 }, () => [2, '1001']))
  })

  it('plans no freight for a member whom the mall’s own shops deliver free of charge', async () => {
    await mall.db.script('update shop set shop_type = 1 where shop_id = 1; update member_level set free_fee = true')
    const { answer } = await buyer.call('priceOrderLinesOfBuyer', {
      lines: [{ skuId: bearing.skuId, quantity: 1, keep: 1 }],
      plans: 1,
    })
    expect([answer.freight, ...answer.plans.map(({ freight }) => freight)]).toEqual(
      Array.from({ length: 5 }, () => '0.00'),
    )
    const visited = await visitor.call('priceOrderLines', {
      lines: [{ skuId: bearing.skuId, quantity: 1, keep: 1 }],
      plans: 1,
    })
    expect(visited.answer.plans.map(({ freight }) => freight)).toEqual(
      Array.from({ length: 4 }, () => visited.answer.freight),
    )
    expect(visited.answer.freight).not.toBe('0.00')
  })

  it('matches a pasted list line by line', async () => {
    const { answer } = await visitor.call('readOrderList', { text: '6205-2RS 20 pcs\nunobtainium flange 3 pcs' })
    expect(answer.map(({ quantity, state }) => ({ quantity, state }))).toEqual([
      { quantity: 20, state: 'sure' },
      { quantity: 3, state: 'none' },
    ])
  })
})
