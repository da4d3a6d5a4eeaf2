import type { Db } from '../db/db.ts'
import { picturePath } from '../drawings/draw.ts'

type Prod = { prodId: number; prodName: string; rootId: number; leaf: number; path: number[] }
type Both = { zh: string; en: string }

const DAY = 86_400_000
const SECKILL_GOODS = 8
/** As many as one block shows, and those that stand before them in another. */
const BEST_OF_ROOT = 20
const page = (path: string, name?: Both) => ({ type: 4, link: path, path, ...(name && { name }) })
const both = (zh: string, en: string): Both => ({ zh, en })

/** One flash sale is always running: it ends at the next midnight of China, and another begins. */
export async function renewSeckill(db: Db, now: number): Promise<void> {
  const running = await db.query('select 1 from seckill where end_time > $1::bigint limit 1', [now])
  if (running.length) return
  const midnight = Math.floor((now + 8 * 3_600_000) / DAY) * DAY - 8 * 3_600_000
  await db.query(`
    with best as (
      select distinct on (s.category_path[2]) s.prod_id, s.sold_num from search s where s.status = 1 and s.in_stock
        order by s.category_path[2], s.sold_num desc, s.prod_id
    ), goods as (
      select row_number() over (order by best.sold_num desc, prod_id) as n, prod_id, k.sku_id, k.price, k.stocks from best
      join lateral (select * from sku where sku.prod_id = best.prod_id and stocks <> 0 order by price, seq limit 1) k using (prod_id)
        limit ${SECKILL_GOODS}
    )
    insert into seckill (seckill_id, prod_id, sku_id, price, stocks, start_time, end_time)
    select n, prod_id, sku_id, round(price * 0.8, 2), greatest(20, least(200, stocks / 10)), $1::bigint, $2::bigint from goods
    on conflict (seckill_id) do update set start_time = excluded.start_time, end_time = excluded.end_time where seckill.end_time <= $3::bigint`,
  [midnight, midnight + DAY, now])
}

/** The home page as a merchant's editor would have saved it, of the products that are there. */
export async function homeBlocks(db: Db): Promise<object[]> {
  const best = await db.query<Prod>(`
    select s.prod_id as "prodId", p.name->>'zh' as "prodName", s.category_path[1] as "rootId", p.category_id as leaf, s.category_path as path
    from (select *, row_number() over (partition by category_path[1] order by sold_num desc, prod_id) as place from search where status = 1 and in_stock) s
      join product p using (prod_id) where s.place <= ${BEST_OF_ROOT} order by s.sold_num desc, s.prod_id`)
  const newest = await db.query<{ prodId: number }>('select prod_id as "prodId" from search where status = 1 and in_stock order by listed_at desc, prod_id limit 10')
  const roots = await db.query<{ id: number; name: Both }>(`
    select c.category_id as id, c.name from category c join search s on s.category_path[1] = c.category_id where c.status = 1 and s.status = 1
    group by c.category_id order by count(*) desc, c.seq`)
  const seckill = await db.query<{ seckillId: number; prodId: number }>('select seckill_id as "seckillId", prod_id as "prodId" from seckill order by seckill_id limit 8')

  const ref = ({ prodId }: { prodId: number }) => ({ prodId })
  const ofRoot = (id: number | undefined, count: number, from = 0) => best.filter(({ rootId }) => rootId === id).slice(from, from + count).map(ref)
  const category = (id: number | undefined) => ({ type: 2, link: [id] })
  const hero = (scene: string, root: string, title: Both, subTitle: Both, family = 'hero') => {
    const leadsTo = roots.find(({ name }) => name.zh.includes(root)) ?? roots[0]
    return { url: picturePath({ family, params: { scene } }), title, subTitle, link: category(leadsTo?.id) }
  }
  const gap = { type: 'auxiliary_interval', dataField: { height: 24, bgColor: '' } }
  const title = (title: Both, subTitle: Both, moreLink?: object) => ({ type: 'floor_title', dataField: { title, subTitle, showMore: Boolean(moreLink), moreLink } })

  return [
    { type: 'shop_signs', dataField: {
      bgUrl: '', showCategory: true, showLogo: true, showNavs: true, showSearch: true,
      navList: [
        page('/', both('首页', 'Home')), page('/list/st=1', both('新品', 'New')), page('/flash-sale', both('限时秒杀', 'Flash sale')),
        page('/special-discount', both('优惠活动', 'Offers')), page('/supermarket', both('工业超市', 'Industrial supermarket')),
      ],
    } },
    { type: 'picture_by', dataField: { height: 400, showPager: true, autoplay: true, interval: 6000, imgList: [
      hero('bearings', '轴承', both('轴承，型号齐全', 'Bearings in every size'), both('常用型号当天发货', 'Common sizes leave today')),
      hero('motors', '电机', both('电机与传动', 'Motors and drives'), both('按功率、转速、机座选型', 'Chosen by power, speed and frame')),
      hero('hydraulics', '液压', both('液压元件', 'Hydraulics'), both('泵、缸、阀、管一站配齐', 'Pumps, cylinders, valves and hoses from one place')),
      hero('tools', '刀具', both('刀具与量具', 'Cutting tools and gauges'), both('车间常备，按盒起订', 'What a workshop keeps at hand, by the box'), 'hero-dark'),
    ] } },
    ...(seckill.length ? [gap, { type: 'limited_skill', dataField: {
      title: both('限时秒杀', 'Flash sale'), subTitle: both('今日特价，售完即止', 'Today’s prices, while stock lasts'), goods: seckill,
      moreLink: page('/flash-sale'),
    } }] : []),
    title(both('按行业分类选购', 'Shop by class'), both('常用规格现货', 'Common sizes from stock')),
    { type: 'goods_module1', dataField: { columns: roots.slice(0, 3).map(({ id, name }) => ({
      title: name, subTitle: both('热销型号', 'Best-selling models'), link: category(id), goods: ofRoot(id, 3),
    })) } },
    gap,
    { type: 'goods_module2', dataField: {
      title: roots[0]?.name ?? both('精选', 'Selected'), titleLink: category(roots[0]?.id), mainGoods: ofRoot(roots[0]?.id, 1, 3),
      otherGoods: ofRoot(roots[0]?.id, 6, 4),
    } },
    title(both('新品上架', 'New on the shelf'), both('最近上架的产品', 'What came in last'), page('/list/st=1')),
    { type: 'goods_list', dataField: { columns: 5, showContent: ['name', 'brief', 'price'], goods: newest.map(ref) } },
    ...roots.slice(1, 4).flatMap(({ id, name }) => [
      title(name, both('热销排行', 'Most bought'), category(id)),
      { type: 'goods_list', dataField: { columns: 5, showContent: ['name', 'brief', 'price'], goods: ofRoot(id, 5, 3) } },
    ]),
    { type: 'auxiliary_interval', dataField: { height: 40, bgColor: '' } },
  ]
}
