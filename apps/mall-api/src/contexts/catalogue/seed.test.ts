import { rmSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sampleMall } from './sample/catalogue.ts'
import { migrate } from '../../db/migrate.ts'
import { openPglite } from '../../db/pglite.ts'
import { tinyDataDir } from '../../testing/templates.ts'
import { tinyMall } from '../../testing/tinyMall.ts'
import { seed } from '../../sample/seed.ts'
import { saveSetting } from '../../db/rows.ts'

const counts =
  'select (select count(*)::int from product) as products, (select count(*)::int from sku) as skus, (select count(*)::int from comment) as comments, (select count(*)::int from search) as search'

it('continues a stopped import after its last batch, and grows when a larger size is requested', async () => {
  const db = await openPglite()
  await migrate(db)
  const fill = (size: number, stopAt = Infinity) =>
    seed(
      db,
      ({ skip }) => sampleMall({ size, skip }),
      0,
      ({ what, done }) => {
        if (what === 'SKUs' && done >= stopAt) throw new Error('stopped')
      },
      size,
    )
  await expect(fill(5_000, 2_000)).rejects.toThrow('stopped')
  const [half] = await db.query<{ skus: number }>(counts)
  expect(half!.skus).toBeGreaterThanOrEqual(2_000)
  expect(half!.skus).toBeLessThan(4_500)
  await fill(5_000)
  const whole = [...sampleMall({ size: 5_000 }).products]
  const [filled] = await db.query(counts)
  expect(filled).toEqual({
    products: whole.length,
    search: whole.length,
    skus: whole.flatMap(({ skus }) => skus).length,
    comments: whole.flatMap(({ comments }) => comments).length,
  })
  await fill(8_000)
  const [grown] = await db.query<{ skus: number }>(counts)
  expect(grown!.skus).toBe(sampleMall({ size: 8_000 }).total.skus)
  await db.close()
}, 120_000)

it('updates the data of a former version and keeps carts: a cart line moves to the SKU with the same model', async () => {
  const folder = await tinyDataDir()
  const db = await openPglite(folder)
  await db.script(`
    delete from setting where key = 'catalogue';
    insert into sku select 9, 102, 0, '6205', '6205', properties, 1, null, '[]', 3, 1, 1, 1, null, '', '{}', null from sku where sku_id = 1001;
    insert into seed_mark values ('sku', '9', 0);
    update sku set stocks = 77 where sku_id = 1001;
    insert into basket (user_id, sku_id, quantity, created) select user_id, 9, 4, 0 from buyer where account = 'buyer';
    insert into basket (user_id, sku_id, quantity, created) select user_id, 1001, 2, 0 from buyer where account = 'buyer'`)
  await saveSetting(db, 'seeded', 1)
  await seed(db, tinyMall, 0)
  expect(await db.query('select sku_id as "skuId", quantity from basket order by basket_id')).toEqual([
    { skuId: 1002, quantity: 4 },
    { skuId: 1001, quantity: 2 },
  ])
  expect(await db.query('select 1 from sku where sku_id = 9')).toEqual([])
  expect(await db.query('select stocks from sku where sku_id = 1001')).toEqual([{ stocks: 77 }])
  expect((await db.query<{ comments: number }>(counts))[0]!.comments).toBe(2)
  await db.close()
  rmSync(folder, { recursive: true })
}, 60_000)

it('updates only sample data that no person has changed', async () => {
  const folder = await tinyDataDir()
  const db = await openPglite(folder)
  const words = (prodId: number) => db.query('select name from product where prod_id = $1', [prodId])
  await db.script(`
    delete from setting where key = 'catalogue';
    update shop set freight_base = 33 where shop_id = 1;
    update sku set price = 99 where sku_id = 1001;
    insert into sku select 9, prod_id, 0, 'OWN-1', 'OWN1', properties, 1, null, '[]', 3, 1, 1, 1, null, '', '{}', null from sku where sku_id = 1001;
    insert into comment (prod_id, score, evaluate, content, nick_name, anonymous, created, user_id)
      select 101, 5, 0, 'Good', 'Zhang', false, 0, user_id from buyer where account = 'buyer';
    update setting set value = jsonb_set(value, '{servicePhone}', '"021-1"') where key = 'webConfig'`)
  await saveSetting(db, 'seeded', 1)
  await seed(
    db,
    (wish) => {
      const mall = tinyMall(wish)
      const renamed = [...mall.products].map((product) => ({ ...product, name: { zh: '新名', en: 'New name' } }))
      return { ...mall, products: renamed }
    },
    0,
  )
  expect(await words(101)).toEqual([{ name: { zh: '新名', en: 'New name' } }])
  expect(await db.query('select price, stocks from sku where sku_id in (9, 1001) order by 1')).toEqual([
    { price: '1.00', stocks: 3 },
    expect.objectContaining({ price: '99.00' }),
  ])
  expect(await db.query('select freight_base from shop where shop_id = 1')).toEqual([{ freight_base: '33.00' }])
  expect(await db.query("select content from comment where content = 'Good'")).toHaveLength(1)
  expect(await db.query("select value->>'servicePhone' as phone from setting where key = 'webConfig'")).toEqual([
    { phone: '021-1' },
  ])
  await db.query('update product set name = $1::text::jsonb where prod_id = 101', ['{"zh":"我的","en":"Mine"}'])
  await saveSetting(db, 'seeded', 1)
  await db.query("delete from setting where key = 'catalogue'")
  await seed(db, tinyMall, 0)
  expect(await words(101)).toEqual([{ name: { zh: '我的', en: 'Mine' } }])
  expect(await words(102)).not.toEqual([{ name: { zh: '新名', en: 'New name' } }])
  await db.close()
  rmSync(folder, { recursive: true })
}, 60_000)
