import { beforeAll, expect, it } from 'vitest'
import type { Db } from '../../../db/db.ts'
import { eachDatabase } from '../../../testing/databases.ts'
import { testMall } from '../../../testing/testMall.ts'
import { Visitor } from '../../../testing/visitor.ts'

eachDatabase((open) => {
  let visitor: Visitor
  let db: Db
  beforeAll(async () => {
    db = open()
    visitor = new Visitor((await testMall(db)).app)
    await visitor.call('searchWithFacets', { keyword: '轴承' })
  }, 60_000)
  const found = async (query: object) => (await visitor.call('searchWithFacets', query as never)).answer
  const ids = async (query: object) => (await found(query)).products.records.map(({ prodId }) => prodId)

  it('shows a changed price and stock in cards, ranges and facets at once', async () => {
    expect(await ids({ maxPrice: 5, categoryId: 111 })).toEqual([])
    await db.query('update sku set price = 4.50 where sku_id = 1002')
    expect(await ids({ maxPrice: 5, categoryId: 111 })).toEqual(['101'])
    expect((await found({ categoryId: 111 })).minPrice).toBe('4.50')
    await db.query('update sku set stocks = 0 where prod_id = 101')
    expect(await ids({ categoryId: 111, hasStock: true })).toEqual([])
    await db.query('update sku set stocks = 5 where prod_id = 101')
    expect(await ids({ categoryId: 111, hasStock: true })).toEqual(['101'])
  })

  it('shows a size in stock, and ranks a sold-out model behind the same model in stock', async () => {
    const first = async (query: object) =>
      (await found(query)).products.records.map(({ prodId, partyCode }) => `${prodId} ${partyCode}`)
    expect(await first({ categoryId: 111, brandIds: '1' })).toEqual(['101 6205'])
    await db.query('update sku set stocks = 0 where sku_id = 1002')
    expect(await first({ categoryId: 111, brandIds: '1' })).toEqual(['101 6205-2RS'])
    await db.query("update sku set party_code = '6205-2RS', code_norm = '62052rs', stocks = 5 where sku_id = 1003")
    await db.query(
      "insert into sku select 1010, prod_id, 7, '6205-2RS/C3', '62052rsc3', properties, 23, null, tiers, 5, min_order_qty, pack_qty, lead_days, weight_kg, pic, attr_values, null from sku where sku_id = 1003",
    )
    expect(await first({ keyword: '6205-2RS' })).toEqual(['102 6205-2RS', '101 6205-2RS'])
    await db.query('update sku set stocks = 0 where sku_id = 1003')
    expect(await first({ keyword: '6205-2RS' })).toEqual(['101 6205-2RS', '102 6205-2RS'])
    await db.script('delete from sku where sku_id = 1010')
    await db.query("update sku set party_code = '6206-2RS', code_norm = '62062rs' where sku_id = 1003")
    await db.query('update sku set stocks = 5 where prod_id = 101')
  })

  it('drops delisted products and categories at once, and finds them again when relisted', async () => {
    await db.query('update product set status = 0 where prod_id = 101')
    expect(await ids({ keyword: '轴承' })).toEqual(['102'])
    await db.query('update product set status = 1 where prod_id = 101')
    expect(await ids({ keyword: '轴承' })).toEqual(['101', '102'])
    await db.query('update category set status = 0 where category_id = 11')
    expect(await ids({ keyword: '轴承' })).toEqual([])
    expect((await found({})).categories.map(({ name }) => name)).toEqual(['紧固件'])
    await db.query('update category set status = 1 where category_id = 11')
    expect(await ids({ keyword: '轴承' })).toEqual(['101', '102'])
  })

  it('notices new sizes, new names and deleted products', async () => {
    await db.query(
      "insert into sku select 1009, prod_id, 7, '6205-ZZ/C3', '6205zzc3', properties, 19, null, tiers, stocks, min_order_qty, pack_qty, lead_days, weight_kg, pic, array[11::bigint], null from sku where sku_id = 1001",
    )
    expect((await found({ keyword: '6205zz' })).products.records[0]).toMatchObject({
      prodId: '101',
      partyCode: '6205-ZZ/C3',
    })
    await db.query(
      `update product set name = '{"zh":"横梁轴承 6205","en":"Crossbar bearing 6205"}' where prod_id = 101`,
    )
    expect(await ids({ keyword: 'crossbar', exact: true })).toEqual(['101'])
    await db.query(`update brand set name = '{"zh":"新牌","en":"Novel"}' where brand_id = 2`)
    expect(await ids({ keyword: 'novel', categoryId: 111, exact: true })).toEqual(['102'])
    await db.script('delete from sku where sku_id = 1009')
    expect(await ids({ keyword: '6205-ZZ/C3', exact: true })).not.toContain('6205-ZZ/C3')
    await db.script(
      'delete from search where prod_id = 102; delete from seckill where prod_id = 102; delete from agreement_price where sku_id = 1003; delete from sku where prod_id = 102; delete from product where prod_id = 102',
    )
    expect(await ids({ keyword: '轴承' })).toEqual(['101'])
  })

  it('misses no change of a transaction that began before others and ended after them', async () => {
    let end = () => {}
    const held = new Promise<void>((resolve) => {
      end = resolve
    })
    let written = () => {}
    const writes = new Promise<void>((resolve) => {
      written = resolve
    })
    const long = db.tx(async (tx) => {
      await tx.query('update sku set price = 700 where sku_id = 1001')
      written()
      await held
    })
    await writes
    const short = db.query('update sku set price = 800 where sku_id = 2001')
    const between = ids({ minPrice: 500 })
    await new Promise((resolve) => setTimeout(resolve, 100))
    end()
    await Promise.all([long, short, between])
    expect(await ids({ minPrice: 500, sort: 5 })).toEqual(['101', '201'])
  })
})
