import { shownPrice } from '@millwright/domain/price/shownPrice'
import { beforeAll, expect, it } from 'vitest'
import { onDatabase } from '../../testing/databases.ts'
import { START, testMall } from '../../testing/testMall.ts'
import { Visitor } from '../../testing/visitor.ts'

onDatabase((open) => {
  let visitor: Visitor
  let member: Visitor
  let agreed: Visitor
  beforeAll(async () => {
    const { app, db } = await testMall(open())
    visitor = new Visitor(app)
    member = await new Visitor(app).login()
    agreed = await new Visitor(app).login('agreement')
    await db.script(`
      delete from member;
      update member_level set discount = null where level_type = 0;
      update member_level set discount = 9.37 where level_id = (select min(level_id) from member_level where level_type = 1);
      insert into member (user_id, level_id, level_until)
        select user_id, (select min(level_id) from member_level where level_type = 1), ${START + 1e9} from buyer where account = 'buyer';
      delete from agreement_price;
      insert into agreement_price (price_group_id, sku_id, price, min_qty) values (1, 1001, 14.00, 1), (1, 1003, 30.00, 1);
      update buyer set price_group_id = 1 where account = 'agreement'`)
  }, 60_000)

  const ask = async (buyer: Visitor, query = {}) => (await buyer.call('ownSearch', { sort: 5, ...query })).answer
  const shown = ({ products }: Awaited<ReturnType<typeof ask>>) =>
    products.records.map((card) => `${card.partyCode} ${shownPrice(card).amount} ${shownPrice(card).kind}`)

  it('shows, sorts, filters and counts by a member’s prices [R2.11]', async () => {
    const all = await ask(member)
    expect(shown(all)).toEqual(['M8x40-12.9 0.33 member', '6205 14.06 member', '6206-2RS 20.61 member'])
    expect([all.minPrice, all.maxPrice]).toEqual(['0.33', '20.61'])
    expect(shown(await ask(member, { minPrice: 14.06, maxPrice: 14.06 }))).toEqual(['6205 14.06 member'])
    expect(shown(await ask(member, { minPrice: 14.07, maxPrice: 16 }))).toEqual([])
  })

  it('shows the size that is cheapest for the buyer with an agreement, and no agreed price above the public price [R2.11] [R3.06]', async () => {
    const all = await ask(agreed)
    expect(shown(all)).toEqual(['M8x40-12.9 0.35 list', '6205-2RS 14.00 agreement', '6206-2RS 22.00 list'])
    expect([all.minPrice, all.maxPrice]).toEqual(['0.35', '22.00'])
    expect(shown(await ask(agreed, { maxPrice: 14 }))).toEqual(['M8x40-12.9 0.35 list', '6205-2RS 14.00 agreement'])
    expect(shown(await ask(agreed, { minPrice: 14.5, maxPrice: 18.5 }))).toEqual(['6205 15.00 list'])
  })

  it('refuses visitors, who search by public prices', async () => {
    expect((await visitor.call('ownSearch', {})).code).toBe('A00004')
    const { minPrice, maxPrice } = (await visitor.call('searchWithFacets', {})).answer
    expect([minPrice, maxPrice]).toEqual(['0.35', '22.00'])
  })
})
