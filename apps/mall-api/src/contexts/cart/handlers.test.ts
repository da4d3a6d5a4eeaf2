import { beforeAll, beforeEach, expect, it } from 'vitest'
import { QUANTITY_LIMIT } from '@millwright/domain/constants'
import { quantityProblem } from '../../core/price/lines.ts'
import { eachDatabase } from '../../testing/databases.ts'
import { testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'
import { Visitor } from '../../testing/visitor.ts'

const bearing = { prodId: 101, skuId: 1001, shopId: 1 }
const screw = { prodId: 201, skuId: 2001, shopId: 2 }

eachDatabase((open) => {
  let mall: TestMall
  let buyer: Visitor
  beforeAll(async () => {
    mall = await testMall(open())
    buyer = await new Visitor(mall.app).login()
  }, 60_000)
  beforeEach(async () => {
    await buyer.call('deleteAll', {})
    await mall.db.script(
      'update sku set stocks = 100, price = 18.50 where sku_id = 1001; update product set status = 1 where prod_id = 101',
    )
  })
  const lines = async () =>
    (await buyer.call('cartInfo', [])).answer.flatMap((shop) =>
      shop.shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems),
    )

  it('adds to an existing line, prices it by its tier, and totals by shop [R1.03]', async () => {
    for (const count of [4, 6]) await buyer.call('changeItem', { ...bearing, count })
    await buyer.call('changeItem', { ...screw, count: 150 })
    const shops = (await buyer.call('cartInfo', [])).answer
    expect(shops.map(({ shopId, total, totalCount, transFee }) => ({ shopId, total, totalCount, transFee }))).toEqual([
      { shopId: '2', total: '52.50', totalCount: 150, transFee: '8.00' },
      { shopId: '1', total: '168.00', totalCount: 10, transFee: '12.00' },
    ])
    // A box of screws counts as one item.
    expect((await buyer.call('prodCount')).answer).toBe(2)
  })

  it('returns the amount of a shop’s discount, and the total without freight [R2.08]', async () => {
    await mall.db.query(
      `insert into discount (discount_id, shop_id, name, discount_rule, start_time, end_time, items)
      values (77, 1, '{"zh":"满减","en":"Money off"}', 0, 0, $1, '[{"needAmount":"100.00","discount":"30.00"}]')`,
      [mall.clock.now + 1],
    )
    await buyer.call('changeItem', { ...bearing, count: 10 })
    const [shop] = (await buyer.call('cartInfo', [])).answer
    await mall.db.query('delete from discount where discount_id = 77')
    expect(shop).toMatchObject({ total: '168.00', shopReduce: '30.00', discountReduce: '30.00', actualTotal: '138.00' })
  })

  it('leaves a line over stock out of the sums, and names the cheapest equivalent with enough in stock [R8.06]', async () => {
    await mall.db.script(`
      update product set shop_id = 2 where prod_id = 102;
      update sku set interchange = 'bearing 6205 2rs' where sku_id in (1001, 1003);
      update sku set stocks = 40, min_order_qty = 1, pack_qty = 1 where sku_id = 1003`)
    await buyer.call('changeItem', { ...bearing, count: 20 })
    await buyer.call('changeItem', { ...screw, count: 150 })
    await mall.db.script('update sku set stocks = 12 where sku_id = 1001')
    const shops = (await buyer.call('cartInfo', [])).answer
    expect(shops.map(({ shopId, total, totalCount }) => ({ shopId, total, totalCount }))).toEqual([
      { shopId: '2', total: '52.50', totalCount: 150 },
      { shopId: '1', total: '0.00', totalCount: 0 },
    ])
    const equivalent = async () => (await lines()).find(({ skuId }) => skuId === '1001')?.equivalent
    const price = await mall.db.query<{ price: string }>('select price::text from sku where sku_id = 1003')
    expect(await equivalent()).toMatchObject({
      prodId: '102',
      skuId: '1003',
      price: Number(price[0]!.price).toFixed(2),
    })
    await mall.db.script('update sku set stocks = 19 where sku_id = 1003')
    expect(await equivalent()).toBeUndefined()
    await mall.db.script(
      'update sku set stocks = 40 where sku_id = 1003; update sku set stocks = 20 where sku_id = 1001',
    )
    expect(await equivalent()).toBeUndefined()
    await mall.db.script(
      'update product set shop_id = 1 where prod_id = 102; update sku set interchange = null where sku_id in (1001, 1003); update sku set stocks = 0 where sku_id = 1003',
    )
  })

  it('does not select, change or remove another buyer’s lines', async () => {
    await buyer.call('changeItem', { ...bearing, count: 4 })
    const [{ basketId } = { basketId: '' }] = await lines()
    const stranger = await new Visitor(mall.app).login('agreement')
    await stranger.call('checkItems', [{ basketId, isChecked: 0 }])
    await stranger.call('deleteItem', [basketId])
    expect((await stranger.call('changeItem', { ...bearing, basketId, count: 1 })).code).toBe('A02000')
    expect((await stranger.call('totalPay', [basketId])).answer).toMatchObject({ totalMoney: '0.00', count: 0 })
    expect(await lines()).toMatchObject([{ basketId, isChecked: 1, prodCount: 4 }])
    await buyer.call('checkItems', [{ basketId, isChecked: 0 }])
    expect(await lines()).toMatchObject([{ basketId, isChecked: 0 }])
  })

  it('reads price, stock and sale status again on each request', async () => {
    await buyer.call('changeItem', { ...bearing, count: 1 })
    await mall.db.script('update sku set price = 20, stocks = 3 where sku_id = 1001')
    expect(await lines()).toMatchObject([{ price: '20.00', actualStock: 3 }])
    await mall.db.script('update product set status = 0 where prod_id = 101')
    expect(await lines()).toEqual([])
    expect((await buyer.call('expiryProdList', {})).answer[0]!.shopCartItemDtoList).toMatchObject([{ skuId: '1001' }])
    await buyer.call('cleanExpiryProdList', {})
    expect((await buyer.call('expiryProdList', {})).answer).toEqual([])
  })

  it('keeps the unit price from when a line was added, until the quantity reaches another tier', async () => {
    await buyer.call('changeItem', { ...bearing, count: 1 })
    await mall.db.script('update sku set price = 20 where sku_id = 1001')
    expect(await lines()).toMatchObject([{ price: '20.00', addedPrice: '18.50' }])
    await buyer.call('changeItem', { ...bearing, count: 1 })
    expect(await lines()).toMatchObject([{ prodCount: 2, price: '20.00', addedPrice: '18.50' }])
    await buyer.call('changeItem', { ...bearing, count: 8 })
    const [tenth] = await lines()
    expect(tenth).toMatchObject({ price: '16.80', addedPrice: '16.80' })
    await mall.db.script('update basket set added_price = null')
    expect((await lines())[0]?.addedPrice).toBeUndefined()
  })

  it('keeps the recorded price of the changed line if the cart has other lines', async () => {
    for (const order of [
      [bearing, screw],
      [screw, bearing],
    ]) {
      await buyer.call('deleteAll', {})
      await mall.db.script('update sku set price = 18.50 where sku_id = 1001')
      for (const one of order) await buyer.call('changeItem', { ...one, count: one === screw ? 100 : 1 })
      await mall.db.script('update sku set price = 20 where sku_id = 1001')
      await buyer.call('changeItem', { ...bearing, count: 1 })
      expect((await lines()).find(({ skuId }) => skuId === '1001')).toMatchObject({ prodCount: 2, addedPrice: '18.50' })
    }
  })

  it('keeps a line’s selection when its quantity changes', async () => {
    await buyer.call('changeItem', { ...bearing, count: 1 })
    const [{ basketId } = { basketId: '' }] = await lines()
    await buyer.call('checkItems', [{ basketId, isChecked: 0 }])
    await buyer.call('changeItem', { ...bearing, basketId, count: 2 })
    expect(await lines()).toMatchObject([{ isChecked: 0, prodCount: 3 }])
  })

  it('returns the largest quantity that can be ordered if stock is unlimited', () => {
    const endless = {
      stocks: -1,
      minOrderQty: undefined,
      packQty: undefined,
      prodName: { zh: '轴承', en: 'Bearing' },
    } as never
    expect(quantityProblem(endless, QUANTITY_LIMIT, 'zh')).toBeUndefined()
    expect(quantityProblem(endless, QUANTITY_LIMIT + 1, 'zh')).toEqual({
      code: 'A00001',
      message: 'overLimit',
      values: { bound: QUANTITY_LIMIT },
    })
    expect(
      quantityProblem(
        { stocks: 5, minOrderQty: undefined, packQty: undefined, prodName: { zh: '轴承', en: 'Bearing' } } as never,
        6,
        'en',
      ),
    ).toEqual({ code: 'A03010', message: 'tooMany', values: { bound: 5, name: 'Bearing' } })
  })

  it('checks quantities against minimum, pack size and stock, and names the limit [R8.06]', async () => {
    const refusal = async (input: object) => {
      const { code, msg } = await buyer.call('changeItem', input as never)
      return `${code} ${msg}`
    }
    expect(await refusal({ ...screw, count: 50 })).toBe('A00001 最少 100 件起订')
    expect(await refusal({ ...screw, count: 120 })).toBe('A00001 请按 50 的倍数购买')
    expect(await refusal({ ...bearing, count: 101 })).toBe('A03010 库存不足，最多可买 100 件')
    expect(await refusal({ prodId: 102, skuId: 1003, shopId: 1, count: 1 })).toBe('A03010 “深沟球轴承 6206”已售罄')
    expect(await refusal({ ...bearing, count: 1_000_000_000 })).toContain('A03010')
    expect(await refusal({ prodId: 202, skuId: 2002, shopId: 2, count: 1 })).toContain('A01000')
    expect(await refusal({ ...bearing, prodId: 201, count: 1 })).toContain('A01000')
    expect(await refusal({ ...bearing, basketId: 999, count: 1 })).toContain('A02000')
    expect(await lines()).toEqual([])
  })

  it('adds up all of many concurrent additions', async () => {
    await Promise.all(Array.from({ length: 20 }, () => buyer.call('changeItem', { ...bearing, count: 1 })))
    expect((await lines()).map(({ prodCount }) => prodCount)).toEqual([20])
    expect((await buyer.call('prodCount')).answer).toBe(1)
  })

  it('totals only the selected lines of the buyer', async () => {
    await buyer.call('changeItem', { ...bearing, count: 2 })
    await buyer.call('changeItem', { ...screw, count: 100 })
    const [first, second] = (await lines()).map(({ basketId }) => Number(basketId))
    expect((await buyer.call('totalPay', [first!, second!, 999_999])).answer).toMatchObject({
      finalMoney: '72.00',
      count: 102,
    })
    await buyer.call('checkItems', [{ basketId: first!, isChecked: 0 }])
    expect((await buyer.call('cartInfo', [])).answer.find(({ shopId }) => shopId === '2')).toMatchObject({
      total: '0.00',
      transFee: '0.00',
    })
    const other = await new Visitor(mall.app).login('agreement')
    await other.call('deleteItem', [first!, second!])
    expect((await other.call('totalPay', [first!])).answer.count).toBe(0)
    expect(await lines()).toHaveLength(2)
  })

  it('gives a buyer with agreed prices the lower of agreement and tier', async () => {
    await mall.db.script(
      'insert into agreement_price (price_group_id, sku_id, price) values (1, 1001, 16) on conflict (price_group_id, sku_id) do update set price = 16',
    )
    const other = await new Visitor(mall.app).login('agreement')
    await other.call('changeItem', { ...bearing, count: 1 })
    expect((await other.call('cartInfo', [])).answer[0]!.total).toBe('16.00')
    await other.call('changeItem', { ...bearing, count: 99 })
    expect((await other.call('cartInfo', [])).answer[0]!.total).toBe('1520.00')
    await buyer.call('changeItem', { ...bearing, count: 1 })
    expect((await buyer.call('cartInfo', [])).answer[0]!.total).toBe('18.50')
    await mall.db.script('update agreement_price set min_qty = 20 where price_group_id = 1 and sku_id = 1001')
    const [shop] = (await other.call('cartInfo', [])).answer
    const line = shop!.shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems)[0]!
    expect(line).toMatchObject({ agreementPrice: '16.00', agreementMinQty: 20 })
    await other.call('changeItem', { ...bearing, count: -99 })
    expect((await other.call('cartInfo', [])).answer[0]!.total).toBe('18.50')
  })

  it('puts the items of an order back into the cart, and returns the names of unavailable items', async () => {
    await buyer.call('changeItem', { ...bearing, count: 2 })
    await buyer.call('changeItem', { ...screw, count: 100 })
    const basketIds = (await lines()).map(({ basketId }) => Number(basketId))
    const { uuid } = (await buyer.call('confirmOrder', { basketIds })).answer
    const numbers = (await buyer.call('submitOrder', { orderShopParams: [], uuid: uuid! })).answer.orderNumbers.split(
      ',',
    )
    await mall.db.script('update product set status = 0 where prod_id = 101')
    const back = await Promise.all(numbers.map((orderNumber) => buyer.call('rebuyOrder', { orderNumber })))
    expect(back.flatMap(({ answer }) => answer.missing)).toEqual(['深沟球轴承 6205'])
    expect(await lines()).toMatchObject([{ skuId: '2001', prodCount: 100, isChecked: 1, addedPrice: '0.35' }])
  })

  it('adds those of several items that can be bought, and names the reason for each other one [R8.06]', async () => {
    const { answer } = await buyer.call('addItems', [
      { ...bearing, count: 2 },
      { ...screw, count: 50 },
      { ...bearing, skuId: 999_999, count: 1 },
      { ...screw, count: 100 },
    ])
    expect(answer).toEqual([
      { skuId: '1001', added: true },
      { skuId: '2001', added: false, message: '最少 100 件起订' },
      { skuId: '999999', added: false, message: expect.any(String) },
      { skuId: '2001', added: true },
    ])
    expect((await lines()).map(({ skuId, prodCount }) => [skuId, prodCount])).toEqual([
      ['2001', 100],
      ['1001', 2],
    ])
  })

  it('shows a line with its goods, prices, tiers and limits, in both languages', async () => {
    await mall.db.script('update sku set ori_price = 20 where sku_id = 1001')
    const answer = (await buyer.call('changeItem', { ...bearing, count: 2 })).answer
    await mall.db.script('update sku set ori_price = null where sku_id = 2001')
    await buyer.call('changeItem', { ...screw, count: 100 })
    const [second, first] = await lines()
    expect(answer).toEqual({ basketId: expect.anything(), prodCount: 2 })
    expect(first).toMatchObject({
      prodId: '101',
      skuId: '1001',
      shopId: '1',
      categoryId: '111',
      prodName: '深沟球轴承 6205',
      partyCode: '6205-2RS',
      properties: '密封:2RS',
      unit: '件',
      prodCount: 2,
      price: '18.50',
      oriPrice: '20.00',
      addedPrice: '18.50',
      productTotalAmount: '37.00',
      actualTotal: '37.00',
      isChecked: 1,
      actualStock: 100,
      minOrderQty: 1,
      packQty: 1,
      leadDays: 1,
      priceTiers: [
        { minQty: 10, price: '16.80' },
        { minQty: 100, price: '15.20' },
      ],
    })
    expect(second).toMatchObject({ minOrderQty: 100, packQty: 50 })
    expect([second!.agreementPrice, second!.agreementMinQty, second!.quote]).toEqual([undefined, undefined, undefined])
    const english = new Visitor(mall.app, { token: buyer.token!, locale: 'en' })
    const [shop] = (await english.call('cartInfo', [])).answer
    expect(shop).toMatchObject({ shopName: 'Fastener house', shopType: 2, actualTotal: '35.00', shopReduce: '0.00' })
    await mall.db.script('update product set status = 0 where prod_id = 101')
    const [gone] = (await english.call('expiryProdList', {})).answer
    expect(gone).toMatchObject({ shopId: '1', shopName: 'Axis direct' })
    expect((await buyer.call('totalPay', [first!.basketId])).answer).toMatchObject({ totalMoney: '0.00', count: 0 })
    expect((await buyer.call('totalPay', [])).answer).toMatchObject({
      finalMoney: '0.00',
      subtractMoney: '0.00',
      count: 0,
    })
    await buyer.call('cleanExpiryProdList', {})
    expect((await buyer.call('prodCount')).answer).toBe(1)
  })

  it('counts the lines of a signed-in buyer, and none for a visitor', async () => {
    await buyer.call('changeItem', { ...bearing, count: 2 })
    expect((await buyer.call('prodCountOfCloud')).answer).toBe(1)
    expect((await new Visitor(mall.app).call('prodCountOfCloud')).answer).toBe(0)
    expect((await buyer.call('deleteItem', [(await lines())[0]!.basketId])).code).toBe('00000')
    expect((await buyer.call('prodCountOfCloud')).answer).toBe(0)
  })

  it('takes pieces from a line down to its minimum, and refuses fewer', async () => {
    await buyer.call('changeItem', { ...screw, count: 200 })
    const [{ basketId } = { basketId: '' }] = await lines()
    const change = async (count: number) => (await buyer.call('changeItem', { ...screw, basketId, count })).code
    expect([await change(-100), await change(-50), await change(-200)]).toEqual(['00000', 'A00001', 'A00001'])
    expect(await lines()).toMatchObject([{ prodCount: 100 }])
  })
})
