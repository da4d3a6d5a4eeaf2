import type { Both, Kind, Shelves } from '../shelves.ts'
import { block, both, drawing, gap, nav, sign, title, to } from './blocks.ts'

/** The id of the saved page that the home page links to (`/select-decorate`). */
export const CAMPAIGN = 10
export const CAMPAIGN_GROUND = '#f5ecdf'

export function campaignPage({ root, ofRoot, sales }: Shelves): object[] {
  const floor = (words: string, subTitle: Both) => {
    const kind = root(words)
    return [
      title(kind?.name ?? both('精选', 'Selected'), subTitle, to.category(kind?.id)),
      block('goods_list', { columns: 4, showContent: ['name', 'brief', 'price'], goods: ofRoot(kind?.id, 4, 3) }),
    ]
  }
  const [lead] = ofRoot(root('轴承')?.id, 1, 3)
  return [
    sign(
      [
        nav(both('商城首页', 'Mall home'), to.page('/')),
        nav(both('轴承', 'Bearings'), to.category(root('轴承')?.id)),
        nav(both('电机', 'Motors'), to.category(root('电机')?.id)),
        nav(both('密封件', 'Seals'), to.category(root('密封')?.id)),
        nav(both('洛水轴承行', 'Luoshui Bearings'), to.shop(2)),
      ],
      '',
      { showCategory: false },
    ),
    block('picture_by', {
      height: 300,
      imgList: [
        {
          url: drawing('banner', 'bearings', 'sand'),
          link: to.category(root('轴承')?.id),
          title: both('年终检修备件专场', 'Year-end shutdown parts'),
          subTitle: both('停机之前，一次配齐', 'Everything to hand before the line stops'),
        },
      ],
    }),
    gap(),
    block('goods_module3', {
      title: both('检修清单三件套', 'First on every service list'),
      titleLink: to.page('/list'),
      goods: [...ofRoot(root('轴承')?.id, 1, 1), ...ofRoot(root('密封')?.id, 1), ...ofRoot(root('液压')?.id, 1)],
    }),
    gap(),
    shutdownBand(root('轴承'), lead),
    ...floor('轴承', both('拆下来的，这里都有', 'Replacements for whatever comes off')),
    ...floor('电机', both('整机与备用电机', 'Complete and spare motors')),
    ...floor('液压', both('胶管、接头、泵阀', 'Hoses, fittings, pumps and valves')),
    // The page was saved last month, and its sale has ended.
    ...(sales.length
      ? [
          block('limited_skill', {
            title: both('预售秒杀', 'Early bird'),
            subTitle: both('上月已结束', 'Ended last month'),
            goods: sales.filter(({ seckillId }) => seckillId > 900),
          }),
        ]
      : []),
    gap(40),
  ]
}

function shutdownBand(bearings: Kind | undefined, pick: { prodId: number; prodName: string } | undefined): object {
  return block('universal_hotspot', {
    width: 1200,
    imgList: [
      {
        url: drawing('banner-band', 'bearings', 'sand'),
        height: 300,
        alt: both('检修用轴承', 'Bearings for the shutdown'),
        hotspots: [
          { x: 46, y: 0, w: 32, h: 100, title: both('当季主推', 'Our pick'), link: to.product(pick) },
          {
            x: 12,
            y: 0,
            w: 33,
            h: 100,
            title: both('全部轴承', 'All bearings'),
            link: to.category(bearings?.id),
          },
        ],
      },
    ],
  })
}
