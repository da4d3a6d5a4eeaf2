import { beforeAll, expect, it } from 'vitest'
import { onDatabase } from '../../testing/databases.ts'
import { testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'
import { Visitor } from '../../testing/visitor.ts'

onDatabase((open) => {
  let mall: TestMall
  beforeAll(async () => {
    mall = await testMall(open())
  }, 60_000)

  it('describes a shop in the visitor’s language, and returns nothing for an unknown shop [R2.24]', async () => {
    const { answer } = await new Visitor(mall.app, { locale: 'en' }).call('shopInfo', { shopId: 1 })
    expect(answer).toMatchObject({
      shopId: '1',
      shopName: 'Axis direct',
      shopType: 1,
      shopStatus: 1,
      prodNum: 2,
      score: 4,
      city: 'Shanghai',
      company: { firmName: expect.stringContaining('Axis direct') },
    })
    const { commentNum, foundTime } = (await new Visitor(mall.app).call('shopHeadInfo', { shopId: 1 })).answer!
    const reviews = await mall.db.query('select 1 from comment join product using (prod_id) where shop_id = 1')
    expect([commentNum, foundTime]).toEqual([reviews.length, answer?.company?.foundTime])
    expect(answer?.company?.creditCode).toMatch(/^91\d{6}MA[\dA-Z]{8}$/)
    const visitor = new Visitor(mall.app)
    expect((await visitor.call('shopHeadInfo', { shopId: 1 })).answer?.shopName).toBe('中轴直营')
    expect((await visitor.call('shopHeadInfo', { shopId: 99 })).answer).toBeUndefined()
    expect((await visitor.call('shopHeadInfo', { shopId: 91 })).answer?.shopStatus).toBe(0)
  })

  it('keeps closed shops out of lists and favourites', async () => {
    const visitor = new Visitor(mall.app)
    await visitor.login()
    expect((await visitor.call('shopPage', {})).answer.records.map(({ shopId }) => shopId)).toEqual(['1', '2', '90'])
    expect((await visitor.call('addOrCancelShopCollection', 91)).code).toBe('A00001')
    expect((await visitor.call('addOrCancelShopCollection', 1)).data).toBe(true)
    expect((await visitor.call('isShopCollection', { shopId: 1 })).answer).toBe(true)
    expect((await visitor.call('shopHeadInfo', { shopId: 1 })).answer?.collectionNum).toBe(1)
    expect((await visitor.call('addOrCancelShopCollection', 1)).data).toBe(false)
  })

  it('returns the published home page, the newest saved one, and saved pages only to their own shop [R2.01] [R2.03] [R2.23]', async () => {
    const visitor = new Visitor(mall.app)
    expect((await visitor.call('homepage', {})).answer).toMatchObject({ homeStatus: 1, renovationId: '1' })
    expect((await visitor.call('newestHomepage', {})).answer).toMatchObject({ homeStatus: 0, renovationId: '2' })
    expect((await visitor.call('homepage', { shopId: 1 })).answer).toMatchObject({ homeStatus: 0 })
    expect((await visitor.call('renovationInfo', { renovationId: 10 })).answer).toMatchObject({
      renovationId: '10',
      name: '年终检修备件专场',
    })
    expect((await visitor.call('renovationInfo', { renovationId: 10, shopId: 1 })).answer).toBeUndefined()
  })

  it('lists only the shop’s own categories [R2.24]', { timeout: 20_000 }, async () => {
    const { answer } = await new Visitor(mall.app).call('categoryInfo', { shopId: 2 })
    expect(answer.map(({ categoryId, categories }) => [categoryId, categories?.map((one) => one.categoryId)])).toEqual([
      ['2', ['21']],
    ])
    const { answer: found } = await new Visitor(mall.app).call('searchProd', { shopId: 1, shopCategoryId: 111 })
    expect(found.records.map(({ prodId }) => prodId).sort()).toEqual(['101', '102'])
  })

  it('starts the next flash sales and group deals when the last have ended, and keeps those that a page still names', async () => {
    const { renewDeals } = await import('../promotion/seed.ts')
    const later = mall.clock.now + 8 * 86_400_000
    await renewDeals(mall.db, later)
    const running = async (table: string) =>
      (
        await mall.db.query<{ n: number }>(
          `select count(*)::int as n from ${table} where end_time > $1::bigint and start_time <= $1::bigint`,
          [later],
        )
      )[0]!.n
    expect(await running('seckill')).toBeGreaterThan(0)
    expect((await mall.db.query('select 1 from seckill where seckill_id > 900')).length).toBeGreaterThan(0)
    await renewDeals(mall.db, later)
  })
})
