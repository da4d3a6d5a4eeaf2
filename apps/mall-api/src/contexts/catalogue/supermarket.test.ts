import { beforeAll, beforeEach, expect, it } from 'vitest'
import { onDatabase } from '../../testing/databases.ts'
import { START, testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'
import { Visitor } from '../../testing/visitor.ts'

const WEEK = 7 * 86_400_000

onDatabase((open) => {
  let mall: TestMall
  beforeAll(async () => {
    mall = await testMall(open())
  }, 60_000)
  beforeEach(async () => {
    mall.clock.now = START
    await mall.db.script('delete from supermarket_week; update sku set stocks = 10000 where sku_id in (1001, 2001)')
  })
  const table = async () => {
    const { answer } = await new Visitor(mall.app, { locale: 'en' }).call('supermarket')
    return { ...answer, models: answer.categories.map(({ skus }) => skus.map(({ partyCode }) => partyCode)) }
  }

  it('shows products with enough stock by category, with prices by quantity, for one week [R2.27]', async () => {
    const { categories, models, startTime, endTime } = await table()
    expect(models).toEqual([['6205-2RS', '6205'], ['M8x40-12.9']])
    expect(categories[1]).toMatchObject({
      categoryName: 'Fasteners',
      skus: [{ skuId: '2001', shopId: '2', price: '0.35', stocks: 10_000, minOrderQty: 100, packQty: 50 }],
    })
    expect(categories[0]!.skus[0]!.priceTiers).toHaveLength(2)
    expect([startTime, endTime]).toEqual([
      Date.parse('2026-11-16T00:00:00+08:00'),
      Date.parse('2026-11-23T00:00:00+08:00'),
    ])
  })

  it('keeps its products through the week with current stock and price, and chooses again on Monday [R2.27]', async () => {
    // Two concurrent requests get the same range.
    const [first, second] = await Promise.all([table(), table()])
    expect(second.models).toEqual(first.models)
    await mall.db.script(
      'update sku set stocks = 7, price = 19 where sku_id = 1001; update sku set stocks = 0 where sku_id = 2001',
    )
    const later = await table()
    expect(later.models).toEqual([['6205-2RS', '6205']])
    expect(later.categories[0]!.skus[0]).toMatchObject({ stocks: 7, price: '19.00' })
    await mall.db.script('update sku set stocks = 10000 where sku_id = 2001')
    expect((await table()).models).toEqual(first.models)
    mall.clock.now += WEEK
    expect((await table()).models).toEqual([['6205'], ['M8x40-12.9']])
    expect(await mall.db.query('select count(*)::int as n from supermarket_week')).toEqual([{ n: 1 }])
    await mall.db.script('update sku set price = 18.5 where sku_id = 1001')
  })

  it('adds many products in one request, and returns a reason for each product that fails [R2.27]', async () => {
    const buyer = await new Visitor(mall.app, { locale: 'en' }).login()
    await mall.db.script('delete from basket; update sku set stocks = 100 where sku_id = 1001')
    const { answer } = await buyer.call('addItems', [
      { prodId: 101, skuId: 1001, shopId: 1, count: 60 },
      { prodId: 201, skuId: 2001, shopId: 2, count: 130 },
      { prodId: 101, skuId: 1001, shopId: 1, count: 60 },
      { prodId: 999, skuId: 9999, shopId: 2, count: 1 },
      { prodId: 201, skuId: 2001, shopId: 2, count: 150 },
    ])
    expect(answer.map(({ added }) => added)).toEqual([true, false, false, false, true])
    expect(answer.filter(({ added }) => !added).map(({ message }) => Boolean(message))).toEqual([true, true, true])
    const cart = (await buyer.call('cartInfo', [])).answer.flatMap((shop) =>
      shop.shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems),
    )
    expect(cart.map(({ skuId, prodCount }) => `${skuId} ${prodCount}`).toSorted()).toEqual(['1001 60', '2001 150'])
    expect(mall.faults).toEqual([])
  })
})
