import { beforeAll, expect, it } from 'vitest'
import { onDatabase } from '../../testing/databases.ts'
import { START, testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'
import { Visitor } from '../../testing/visitor.ts'

const HOUR = 3_600_000
const [bearing, soldOut, screw] = ['101', '102', '201'] as const

onDatabase((open) => {
  let mall: TestMall
  let visitor: Visitor
  let buyer: Visitor
  beforeAll(async () => {
    mall = await testMall(open())
    visitor = new Visitor(mall.app)
    buyer = await new Visitor(mall.app).login()
    await mall.db.script('delete from seckill; delete from group_activity; delete from score_prod')
    await mall.db.query(
      `insert into seckill (seckill_id, prod_id, sku_id, price, stocks, start_time, end_time) values (1, 101, 1001, 9, 5, $1::bigint, $2::bigint)`,
      [START + HOUR, START + 2 * HOUR],
    )
    await mall.db.query(
      `insert into group_activity (group_activity_id, prod_id, sku_id, price, people, start_time, end_time) values (1, 102, 1003, 9, 2, $1::bigint, $2::bigint)`,
      [START, START + 2 * HOUR],
    )
    await mall.db.script(
      `insert into score_prod (prod_id, sku_id, points, stocks, origin) values (101, 1002, 100, 5, 5)`,
    )
  }, 60_000)

  type Card = { prodId: string; prodType?: number | undefined }
  const typesOf = (cards: readonly Card[]) =>
    Object.fromEntries(cards.map(({ prodId, prodType }) => [prodId, prodType]))
  const searched = async (query = {}) => (await visitor.call('searchProd', { sort: 1, ...query })).answer.records
  const found = async (query: object) => (await searched(query)).map(({ prodId }) => prodId)
  const at = (hours: number) => {
    mall.clock.now = START + hours * HOUR
  }

  it('gives a product its type while a deal runs, in every list and on its page [R5.03]', async () => {
    for (const [hours, type] of [
      [0, 3],
      [1, 2],
      [1.9, 2],
      [2, 3],
    ] as const) {
      at(hours)
      expect(typesOf(await searched())[bearing], `${hours} h`).toBe(type)
      expect((await visitor.call('prodInfo', { prodId: 101 })).answer.prodType).toBe(type)
      expect((await visitor.call('prodInfos', { prodIds: '101' })).answer[0]!.prodType).toBe(type)
    }
    at(1)
    await buyer.call('recentBrowse', { prodId: 101 } as never)
    const lists: Record<string, readonly Card[]> = {
      searchWithFacets: (await visitor.call('searchWithFacets', {})).answer.products.records,
      prodsByIds: (await visitor.call('prodsByIds', { prodIds: '101,102,201' })).answer,
      prodShelves: (await visitor.call('prodShelves', { shelves: 'categoryId=1' })).answer[0]!,
      recommendList: (await visitor.call('recommendList', { prodId: 201, categoryId: 1 })).answer.records,
      seenProds: (await buyer.call('seenProds', {})).answer.records,
    }
    for (const [list, cards] of Object.entries(lists)) expect(typesOf(cards)[bearing], list).toBe(2)
  })

  it('finds products by type, and by whether they are in a deal [R5.03]', async () => {
    at(0)
    expect(await found({ prodType: 1 })).toEqual([soldOut])
    expect(await found({ prodType: 2 })).toEqual([])
    expect(await found({ prodType: 3 })).toEqual([bearing])
    at(1)
    expect(await found({ prodType: 2 })).toEqual([bearing])
    expect(await found({ prodType: 0 })).toEqual([screw])
    expect(await found({ isActive: 1 })).toEqual([bearing, soldOut])
    expect(await found({ isActive: 0 })).toEqual([screw])
    at(2)
    expect(await found({ prodType: 1 })).toEqual([])
    expect((await visitor.call('prodsByIds', { prodIds: '101,102,201', prodType: 3 })).answer).toMatchObject([
      { prodId: bearing },
    ])
    expect((await visitor.call('searchWithFacets', { prodType: 0 })).answer.products.total).toBe(2)
  })

  it('notices deals that start, move and end, although the product itself does not change [R5.03]', async () => {
    at(0)
    expect(typesOf(await searched())[screw]).toBe(0)
    await mall.db.query(
      `insert into seckill (seckill_id, prod_id, sku_id, price, stocks, start_time, end_time) values (2, 201, 2001, 0.1, 5, $1::bigint, $2::bigint)`,
      [START + HOUR, START + 2 * HOUR],
    )
    expect(typesOf(await searched())[screw]).toBe(0)
    await mall.db.query('update seckill set start_time = $1::bigint where seckill_id = 2', [START])
    expect([typesOf(await searched())[screw], await found({ prodType: 2 })]).toEqual([2, [screw]])
    await mall.db.script('delete from seckill where seckill_id = 2')
    expect([typesOf(await searched())[screw], await found({ prodType: 2 })]).toEqual([0, []])
  })
})
