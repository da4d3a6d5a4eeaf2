import { beforeAll, beforeEach, expect, it } from 'vitest'
import { consoleActions } from '../../app/consoleSections.ts'
import { onDatabase } from '../../testing/databases.ts'
import { START, testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'
import { Visitor } from '../../testing/visitor.ts'

const DAY = 86_400_000
const bearing = { prodId: 101, skuId: 1001, shopId: 1 }

onDatabase((open) => {
  let mall: TestMall
  let own: Visitor
  beforeAll(async () => {
    mall = await testMall(open())
  }, 60_000)
  beforeEach(async () => {
    mall.clock.now = START
    await mall.db.script('delete from agreement_price; delete from basket')
    own = await new Visitor(mall.app, { locale: 'en' }).login('agreement')
  })
  const inConsole = (action: string, form: Record<string, string>) =>
    consoleActions.get(action)!.act({ db: mall.db, now: mall.clock.now }, form)
  const make = (form: Record<string, string>) =>
    inConsole('agreementMake', { group: '1', minQty: '1', until: '', ...form })
  const pool = async (input = {}) => (await own.call('productPoolFacets', input)).answer
  const codes = async (input = {}) => (await pool(input)).products.records.map(({ partyCode }) => partyCode)

  it('lists the group’s agreed products with price, minimum and end, and filters them like the list [R2.06]', async () => {
    await make({ skuId: '1001', price: '14.00', minQty: '20', until: '2026-12-31' })
    await make({ skuId: '2001', price: '0.30' })
    const { products, brands, minPrice, maxPrice } = await pool()
    expect(products.records.map(({ partyCode }) => partyCode).toSorted()).toEqual(['6205-2RS', 'M8x40-12.9'])
    expect(products.records.find(({ skuId }) => skuId === '1001')).toMatchObject({
      price: '18.50',
      agreementPrice: '14.00',
      agreementMinQty: 20,
      expireTime: Date.parse('2027-01-01T00:00:00+08:00'),
      // Only one of the two SKUs has an agreed price.
      skuNumber: 1,
    })
    expect([minPrice, maxPrice]).toEqual(['0.30', '14.00'])
    expect(brands.map(({ count }) => count)).toEqual([1, 1])
    expect(await codes({ keyword: '6205' })).toEqual(['6205-2RS'])
    expect(await codes({ keyword: '6206' })).toEqual([])
    expect(await codes({ primaryCategoryId: 2 })).toEqual(['M8x40-12.9'])
    // By agreed prices, not public ones.
    expect(await codes({ maxPrice: 15 })).toHaveLength(2)
    expect(await codes({ minPrice: 15 })).toEqual([])
    expect(await codes({ sort: 4 })).toEqual(['6205-2RS', 'M8x40-12.9'])
    expect((await own.call('productPool', { prodName: '6205' })).answer.total).toBe(1)
    expect((await own.call('productPool', { categoryId: 2 })).answer.total).toBe(1)
    expect((await own.call('productPool', { brandId: 99 })).answer.total).toBe(0)
  })

  it('applies an agreed price from its minimum until its last day, and the cart gives the reason if not [R1.03] [R2.06]', async () => {
    await make({ skuId: '1001', price: '14.00', minQty: '20', until: '2026-11-22' })
    const line = async () => (await own.call('cartInfo', [])).answer[0]!.shopCartItemDiscounts[0]!.shopCartItems[0]!
    await own.call('changeItem', { ...bearing, count: 5 })
    expect(await line()).toMatchObject({
      price: '18.50',
      agreementPrice: '14.00',
      agreementMinQty: 20,
      priceNot: [{ kind: 'agreement', why: 'below', missingPieces: 15 }],
    })
    await own.call('changeItem', { ...bearing, count: 15 })
    expect(await line()).toMatchObject({ price: '14.00', productTotalAmount: '280.00' })
    mall.clock.now = Date.parse('2026-11-23T00:00:00+08:00') - 1
    expect((await line()).price).toBe('14.00')
    mall.clock.now += 1
    const after = await line()
    expect([after.price, after.agreementPrice]).toEqual(['16.80', undefined])
    expect(await codes()).toEqual([])
    expect((await own.call('agreementPrices', { skuIds: '1001' })).answer).toEqual([])
    const ended = () => own.call('productPool', { ended: true })
    expect((await ended()).answer.records).toMatchObject([{ skuId: '1001', agreementPrice: '14.00' }])
    mall.clock.now += 90 * DAY
    await own.login('agreement')
    expect((await ended()).answer.records).toEqual([])
  })

  it('is created, changed and ended in the console, and follows the buyer’s group [R2.06]', async () => {
    const wrongs: Record<string, string>[] = [
      { skuId: '1', price: '1' },
      { skuId: '1001', price: '0' },
      { skuId: '1001', price: 'x' },
      { skuId: '1001', price: '5', minQty: '0' },
      { skuId: '1001', price: '5', until: '2020-01-01' },
      { skuId: '1001', price: '5', until: 'soon' },
    ]
    for (const wrong of wrongs) expect(await make(wrong), JSON.stringify(wrong)).toBe(false)
    expect(await make({ skuId: '1001', price: '14' })).toBe(true)
    mall.clock.now += DAY
    await own.login('agreement')
    expect(await make({ skuId: '1001', price: '13.5', minQty: '10' })).toBe(true)
    expect((await pool()).products.records).toMatchObject([{ agreementPrice: '13.50', agreementMinQty: 10 }])
    expect(await inConsole('agreementEnd', { group: '1', skuId: '1001' })).toBe(true)
    expect(await inConsole('agreementEnd', { group: '1', skuId: '1001' })).toBe(false)
    expect(await codes()).toEqual([])
    expect(await (await mall.app.request('/?lang=en&section=all')).text()).toContain('data-agreed="1001"')

    await make({ skuId: '1001', price: '14' })
    const other = await new Visitor(mall.app).login()
    expect((await other.call('productPoolFacets', {})).code).toBe('A00001')
    expect(await inConsole('agreementGroup', { account: 'buyer', group: '1' })).toBe(true)
    expect((await other.call('productPool', {})).answer.total).toBe(1)
    expect(await inConsole('agreementGroup', { account: 'buyer', leave: '1' })).toBe(true)
    expect((await other.call('productPool', {})).code).toBe('A00001')
    expect(mall.faults).toEqual([])
  })
})
