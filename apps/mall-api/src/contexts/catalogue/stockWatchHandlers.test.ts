import { beforeAll, beforeEach, expect, it } from 'vitest'
import { eachDatabase } from '../../testing/databases.ts'
import { testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'
import { Visitor } from '../../testing/visitor.ts'
import { tellPriceFalls } from './tellPriceFalls.ts'
import { tellRestocked } from './tellRestocked.ts'

eachDatabase((open) => {
  let mall: TestMall
  let buyer: Visitor
  let other: Visitor
  beforeAll(async () => {
    mall = await testMall(open())
    buyer = await new Visitor(mall.app, { locale: 'en' }).login()
    other = await new Visitor(mall.app).login('agreement')
  }, 60_000)
  beforeEach(async () => {
    await mall.db.script(
      "delete from stock_watch; delete from message where kind = 'stock'; update sku set stocks = 0 where sku_id in (1001, 1002)",
    )
    mall.clock.now += 1_000
  })

  const tell = () => tellRestocked({ db: mall.db, now: mall.clock.now })
  const stock = (skuId: number, stocks: number) =>
    mall.db.query('update sku set stocks = $2::int where sku_id = $1::bigint', [skuId, stocks])
  const watched = async (who: Visitor) => (await who.call('stockWatches', { prodId: 101 })).answer
  const told = async (who: Visitor) =>
    (await who.call('messagePage', { kind: 'stock' })).answer.records.map(({ title, subjectId, about }) => ({
      title,
      subjectId,
      about,
    }))

  it('tells each waiting buyer once that a size is back in stock, and nobody else', async () => {
    await buyer.call('watchStock', { skuId: 1001 })
    await buyer.call('watchStock', { skuId: 1001 })
    await other.call('watchStock', { skuId: 1002 })
    expect([await watched(buyer), await watched(other)]).toEqual([['1001'], ['1002']])
    await tell()
    expect([await told(buyer), await told(other)]).toEqual([[], []])
    await stock(1001, 500)
    await tell()
    await tell()
    const [message] = await told(buyer)
    expect(message).toMatchObject({ title: expect.stringMatching(/is back in stock$/), subjectId: '101-1001' })
    expect([(await told(buyer)).length, await told(other)]).toEqual([1, []])
    expect([await watched(buyer), await watched(other)]).toEqual([[], ['1002']])
    // A later wish for the same size is told again.
    await stock(1001, 0)
    mall.clock.now += 1_000
    await buyer.call('watchStock', { skuId: 1001 })
    await stock(1001, -1)
    await tell()
    expect(await told(buyer)).toHaveLength(2)
  })

  it('tells of each lower price of a favourite once, and of no higher one', async () => {
    await mall.db.script('delete from collection')
    const setPrice = (price: string) => mall.db.query('update sku set price = $1::numeric where sku_id = 2001', [price])
    const prices = () => tellPriceFalls({ db: mall.db, now: mall.clock.now })
    const contents = async (who: Visitor) =>
      (await who.call('messagePage', { kind: 'stock' })).answer.records.map(({ content }) => content)
    const [sku] = await mall.db.query<{ price: string }>('select price from sku where sku_id = 2001')
    await setPrice('9.00')
    await buyer.call('addOrCancelCollection', 201 as never)
    await prices()
    await setPrice('9.50')
    await prices()
    expect(await contents(buyer)).toEqual([])
    await setPrice('8.80')
    await prices()
    await prices()
    expect(await contents(buyer)).toEqual([expect.stringContaining('from ¥9.00 to ¥8.80')])
    await setPrice('8.00')
    await mall.db.query('update product set status = 0 where prod_id = 201')
    await prices()
    expect(await contents(buyer)).toHaveLength(1)
    await mall.db.query('update product set status = 1 where prod_id = 201')
    await prices()
    expect([(await contents(buyer)).length, await contents(other)]).toEqual([2, []])
    await setPrice(sku!.price)
    await mall.db.script('delete from collection')
  })

  it('tells of a favourite at the buyer’s own price instead, once for each wish', async () => {
    await mall.db.script('delete from collection')
    const setPrice = (price: string) => mall.db.query('update sku set price = $1::numeric where sku_id = 2001', [price])
    const prices = () => tellPriceFalls({ db: mall.db, now: mall.clock.now })
    const titles = async () => (await told(buyer)).map(({ title }) => title)
    const wish = (price?: string) => buyer.call('watchPrice', { prodId: 201, price })
    const watchedPrice = async () => (await buyer.call('collectedProds', {})).answer.records[0]?.watchedPrice
    const [sku] = await mall.db.query<{ price: string }>('select price from sku where sku_id = 2001')
    expect((await wish('8.00')).code).toBe('A01000')
    await setPrice('9.00')
    await buyer.call('addOrCancelCollection', 201 as never)
    expect([(await wish('9.00')).code, await watchedPrice()]).toEqual(['A00001', undefined])
    await wish('8.00')
    expect(await watchedPrice()).toBe('8.00')
    await setPrice('8.01')
    await prices()
    expect(await titles()).toEqual([])
    for (const price of ['8.00', '7.50']) {
      await setPrice(price)
      await prices()
      await prices()
    }
    expect(await titles()).toEqual([expect.stringMatching(/is at your price$/)])
    // A wish at a later time is told again, and without one each fall counts.
    mall.clock.now += 1_000
    await wish('7.00')
    await setPrice('7.00')
    await prices()
    expect(await titles()).toHaveLength(2)
    await wish()
    await prices()
    expect([await watchedPrice(), (await titles())[0]]).toEqual([undefined, expect.stringMatching(/costs less$/)])
    expect(await told(other)).toEqual([])
    await setPrice(sku!.price)
    await mall.db.script('delete from collection')
  })

  it('waits until the smallest order can be delivered and the product is listed', async () => {
    await mall.db.query('update sku set min_order_qty = 20 where sku_id = 1001')
    await buyer.call('watchStock', { skuId: 1001 })
    await stock(1001, 19)
    await tell()
    expect(await told(buyer)).toEqual([])
    await stock(1001, 20)
    await mall.db.query('update product set status = 0 where prod_id = 101')
    await tell()
    expect(await told(buyer)).toEqual([])
    await mall.db.query('update product set status = 1 where prod_id = 101')
    await tell()
    expect(await told(buyer)).toHaveLength(1)
    await mall.db.query('update sku set min_order_qty = 1 where sku_id = 1001')
  })

  it('withdraws only the buyer’s own wish, and refuses a size that is not on sale', async () => {
    for (const who of [buyer, other]) await who.call('watchStock', { skuId: 1001 })
    await buyer.call('watchStock', { skuId: 1002 })
    await buyer.call('unwatchStock', { skuId: 1001 })
    expect([await watched(buyer), await watched(other)]).toEqual([['1002'], ['1001']])
    expect((await buyer.call('watchStock', { skuId: 999_999 })).code).toBe('A01000')
    await mall.db.query('update product set status = 0 where prod_id = 101')
    expect((await buyer.call('watchStock', { skuId: 1001 })).code).toBe('A01000')
    await mall.db.query('update product set status = 1 where prod_id = 101')
    expect(await watched(buyer)).toEqual(['1002'])
    expect((await buyer.call('stockWatches', { prodId: 201 })).answer).toEqual([])
  })

  it('forgets the oldest of more than 200 wishes', async () => {
    await mall.db.query(
      `insert into stock_watch (user_id, sku_id, created) select b.user_id, k.sku_id, $1::bigint
        from sku k, buyer b where b.account = 'agreement' and k.sku_id <> 1001`,
      [mall.clock.now],
    )
    const [kept] = await mall.db.query<{ n: number }>('select count(*)::int as n from stock_watch')
    await mall.db.query(
      `insert into sku (sku_id, prod_id, seq, party_code, code_norm, properties, price, ori_price, tiers, stocks, min_order_qty, pack_qty, lead_days, pic)
        select 900000 + n, prod_id, 100 + n, party_code || n, code_norm || n, properties, price, ori_price, tiers, 0, 1, 1, lead_days, pic
        from sku, generate_series(1, 210) n where sku_id = 1001`,
    )
    await mall.db.query(
      `insert into stock_watch (user_id, sku_id, created) select user_id, 900000 + n, n from buyer, generate_series(1, 210) n
        where account = 'buyer'`,
    )
    await buyer.call('watchStock', { skuId: 1001 })
    const mine = await watched(buyer)
    expect([mine.length, mine.includes('1001'), mine.includes('900011'), mine.includes('900012')]).toEqual([
      200,
      true,
      false,
      true,
    ])
    expect(
      await mall.db.query("select 1 from stock_watch w join buyer using (user_id) where account = 'agreement'"),
    ).toHaveLength(kept!.n)
    await mall.db.script('delete from stock_watch; delete from sku where sku_id > 900000')
  })
})
