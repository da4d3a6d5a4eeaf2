import type { Shelves } from '../shelves.ts'
import { ref } from '../shelves.ts'
import { block, inBothLanguages, drawing, gap, nav, sign, linkTo } from './blocks.ts'
import type { Scene, Tone } from './blocks.ts'
import { CAMPAIGN } from './campaign.ts'

const SALES_SHOWN = 5
const RANKS = 10
/** Categories of parts that cost cents. Nobody opens a mall for a nut. */
const smallParts = /紧固|劳保|密封/
/** The editors' number for the sort order of a shelf that the mall fills. */
const LISTED_LAST = 1

/** Returns the mall's home page for the given products. The page itself adds the categories below its first picture. */
export function homePage(shelves: Shelves, shopIds: readonly number[]): [top: object, ...blocks: object[]] {
  const { root, ofRoot, sales, groups } = shelves
  return [
    sign([
      nav(inBothLanguages('首页', 'Home'), linkTo.page('/')),
      nav(inBothLanguages('新品', 'New'), linkTo.page('/list/st=1')),
      nav(inBothLanguages('限时秒杀', 'Flash sale'), linkTo.page('/flash-sale')),
      nav(inBothLanguages('工业品超市', 'Supermarket'), linkTo.page('/supermarket')),
      nav(inBothLanguages('年终检修', 'Year-end shutdown parts'), linkTo.saved(CAMPAIGN)),
    ]),
    slides(shelves),
    ...flashSale(sales),
    block('goods_module6', {
      title: inBothLanguages('热销榜', 'Most bought'),
      titleLink: linkTo.page('/list?sort=sales'),
      goods: bestsellers(shelves),
    }),
    gap(24),
    block('goods_module2', {
      title: root('电机')?.name,
      titleLink: linkTo.category(root('电机')?.id),
      mainGoods: ofRoot(root('电机')?.id, 1),
      otherGoods: ofRoot(root('电机')?.id, 6, 1),
    }),
    ...groupDeals(groups),
    gap(24),
    block('goods_module7', {
      title: inBothLanguages('逛逛各类新货', 'New arrivals in every category'),
      tabs: ['泵', '轴承', '液压', '传动'].flatMap((words) => {
        const kind = root(words)
        if (!kind) return []
        return {
          name: kind.name,
          link: linkTo.category(kind.id),
          goods: { categoryId: kind.id, sort: LISTED_LAST, size: 5 },
        }
      }),
    }),
    gap(),
    block('store_list', {
      title: inBothLanguages('优选店铺', 'Selected shops'),
      subTitle: inBothLanguages('厂家与专营店直供', 'Manufacturers and specialists'),
      titleSize: 18,
      shops: shopIds.slice(0, 4).map((shopId) => ({ shopId })),
    }),
    gap(40),
  ]
}

/** The top of the page has few pictures, because they are loaded immediately. */
function slides({ root }: Shelves): object {
  const slide = (scene: Scene, tone: Tone, link: object, title: object, subTitle: object) => ({
    url: drawing('banner', scene, tone),
    title,
    subTitle,
    link,
  })
  return block('picture_by', {
    height: 400,
    showPager: true,
    autoplay: true,
    interval: 6000,
    imgList: [
      slide(
        'bearings',
        'steel',
        linkTo.category(root('轴承')?.id),
        inBothLanguages('轴承，型号齐全', 'Bearings in every size'),
        inBothLanguages(
          '按内径、外径、宽度选，常用型号次日发货',
          'By bore, outside diameter and width; common sizes ship in a day',
        ),
      ),
      slide(
        'mall',
        'sand',
        linkTo.saved(CAMPAIGN),
        inBothLanguages('年终检修备件专场', 'Year-end shutdown parts'),
        inBothLanguages('停机之前，一次配齐', 'Everything to hand before the line stops'),
      ),
    ],
  })
}

/** Returns ten in-stock products in the order of their sales, of categories whose goods are worth an order alone. */
function bestsellers({ roots, ofRootGoods }: Shelves): object[] {
  return roots
    .filter(({ name }) => !smallParts.test(name.zh))
    .slice(0, RANKS)
    .flatMap(({ id }) => ofRootGoods(id, 1))
    .toSorted((one, other) => other.soldNum - one.soldNum)
    .map(ref)
}

function flashSale(sales: Shelves['sales']): object[] {
  const running = sales.slice(0, SALES_SHOWN)
  if (!running.length) return []
  return [
    block('limited_skill', {
      title: inBothLanguages('限时秒杀', 'Flash sale'),
      subTitle: inBothLanguages('今日特价，售完即止', 'Today’s prices, while stock lasts'),
      moreLink: linkTo.page('/flash-sale'),
      goods: [...running, ...sales.filter(({ seckillId }) => seckillId > 900)],
    }),
    gap(24),
  ]
}

function groupDeals(groups: Shelves['groups']): object[] {
  if (!groups.length) return []
  return [
    gap(),
    block('discount_coupon', {
      title: inBothLanguages('拼团', 'Group deals'),
      subTitle: inBothLanguages('凑齐人数，按团价结算', 'Group price once enough buyers have joined'),
      moreLink: linkTo.page('/group-buy'),
      goods: groups.slice(0, 5),
    }),
  ]
}

/**
 * Returns a draft of the home page: saved, but not published (`/newIndex`). Its last shelf still names deleted, sold-out
 * and delisted products, like a page that was saved some weeks ago.
 */
export function draftPage(shelves: Shelves, shopIds: readonly number[]): object[] {
  const [first, , ...rest] = homePage(shelves, shopIds)
  return [
    first,
    block('picture_by', {
      height: 360,
      imgList: [
        {
          url: drawing('banner', 'safety', 'violet'),
          link: linkTo.page('/list'),
          title: inBothLanguages('新首页预览', 'A look at the new home'),
          subTitle: inBothLanguages('已保存，尚未发布', 'Saved, not published yet'),
        },
      ],
    }),
    ...rest.slice(0, 8),
    gap(24),
    block('goods_module6', { title: inBothLanguages('常备件', 'Everyday parts'), goods: shelves.gone.map(ref) }),
  ]
}
