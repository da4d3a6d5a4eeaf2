import type { Db } from '../../db/db.ts'
import { CAMPAIGN, CAMPAIGN_GROUND, campaignPage } from './pages/campaign.ts'
import { draftPage, homePage } from './pages/home.ts'
import { decoratedShops, shopPage } from './pages/shops.ts'
import { insert } from '../../db/rows.ts'
import { readShelves } from './shelves.ts'

const DAY = 86_400_000
const SHOPS_SHOWN = 8

/** Imports the pages of the mall and its shops, in the format that merchants' editors save. */
export async function importDecorations(db: Db, now: number): Promise<void> {
  const there = new Set(
    (await db.query<{ id: number }>('select shop_id as id from shop where status = 1')).map(({ id }) => id),
  )
  const shops = decoratedShops.filter((id) => there.has(id))
  const shown = [...shops, ...[...there].filter((id) => !shops.includes(id)).sort((a, b) => a - b)].slice(
    0,
    SHOPS_SHOWN,
  )
  const shelves = await readShelves(db, shops)
  const page = (renovation_id: number, shop_id: number, name: object, content: object[], more: object = {}) => ({
    renovation_id,
    shop_id,
    name,
    content: JSON.stringify(content),
    home: true,
    published: true,
    saved: now - renovation_id * DAY,
    ...more,
  })
  await insert(
    db,
    'renovation',
    [
      page(1, 0, { zh: '商城首页', en: 'The mall’s home' }, homePage(shelves, shown)),
      page(2, 0, { zh: '新首页（草稿）', en: 'The new home (draft)' }, draftPage(shelves, shown), {
        published: false,
        saved: now,
      }),
      page(CAMPAIGN, 0, { zh: '年终检修备件专场', en: 'Year-end shutdown parts' }, campaignPage(shelves), {
        home: false,
        bg_color: CAMPAIGN_GROUND,
      }),
      ...shops.map((id) => page(100 + id, id, { zh: '店铺首页', en: 'Shop home' }, shopPage(id, shelves))),
    ],
    'renovation_id bigint, shop_id bigint, home boolean, name jsonb, content text, bg_color text, published boolean, saved bigint',
    { key: 'renovation_id' },
  )
}
