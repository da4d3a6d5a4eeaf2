import { rmSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sampleMall } from './sample/catalogue.ts'
import { migrate } from '../../db/migrate.ts'
import { openPglite } from '../../db/pglite.ts'
import { tinyDataDir } from '../../testing/templates.ts'
import { tinyMall } from '../../testing/tinyMall.ts'
import { seed } from '../../sample/seed.ts'
import { keep } from '../../db/rows.ts'

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

it('updates the data of a former version and keeps carts: a line moves to the SKU of its model', async () => {
  const folder = await tinyDataDir()
  const db = await openPglite(folder)
  await db.script(`
    delete from setting where key = 'catalogue';
    insert into sku select 9, 102, 0, '6205', '6205', properties, 1, null, '[]', 3, 1, 1, 1, null, '', '{}', null from sku where sku_id = 1001;
    update sku set stocks = 77 where sku_id = 1001;
    insert into basket (user_id, sku_id, quantity, created) select user_id, 9, 4, 0 from buyer where account = 'buyer';
    insert into basket (user_id, sku_id, quantity, created) select user_id, 1001, 2, 0 from buyer where account = 'buyer'`)
  await keep(db, 'seeded', 1)
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
