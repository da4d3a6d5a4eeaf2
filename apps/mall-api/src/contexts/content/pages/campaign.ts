import type { LocalisedText, Kind, Shelves } from '../shelves.ts'
import { block, inBothLanguages, drawing, gap, nav, sign, title, linkTo } from './blocks.ts'

/** The id of the saved page that the home page links to (`/select-decorate`). */
export const CAMPAIGN = 10
export const CAMPAIGN_GROUND = '#f5ecdf'

export function campaignPage({ root, ofRoot, sales }: Shelves): object[] {
  const floor = (words: string, subTitle: LocalisedText) => {
    const kind = root(words)
    return [
      title(kind?.name ?? inBothLanguages('精选', 'Selected'), subTitle, linkTo.category(kind?.id)),
      block('goods_list', { columns: 4, showContent: ['name', 'brief', 'price'], goods: ofRoot(kind?.id, 4, 3) }),
    ]
  }
  const [lead] = ofRoot(root('轴承')?.id, 1, 3)
  return [
    sign(
      [
        nav(inBothLanguages('商城首页', 'Mall home'), linkTo.page('/')),
        nav(inBothLanguages('轴承', 'Bearings'), linkTo.category(root('轴承')?.id)),
        nav(inBothLanguages('电机', 'Motors'), linkTo.category(root('电机')?.id)),
        nav(inBothLanguages('密封件', 'Seals'), linkTo.category(root('密封')?.id)),
        nav(inBothLanguages('洛水轴承行', 'Luoshui Bearings'), linkTo.shop(2)),
      ],
      '',
      { showCategory: false },
    ),
    block('picture_by', {
      height: 300,
      imgList: [
        {
          url: drawing('banner', 'bearings', 'sand'),
          link: linkTo.category(root('轴承')?.id),
          title: inBothLanguages('年终检修备件专场', 'Year-end shutdown parts'),
          subTitle: inBothLanguages('停机之前，一次配齐', 'Everything to hand before the line stops'),
        },
      ],
    }),
    gap(),
    block('goods_module3', {
      title: inBothLanguages('检修清单三件套', 'First on every service list'),
      titleLink: linkTo.page('/list'),
      goods: [...ofRoot(root('轴承')?.id, 1, 1), ...ofRoot(root('密封')?.id, 1), ...ofRoot(root('液压')?.id, 1)],
    }),
    gap(),
    shutdownBand(root('轴承'), lead),
    ...floor('轴承', inBothLanguages('拆下来的，这里都有', 'Replacements for whatever comes off')),
    ...floor('电机', inBothLanguages('整机与备用电机', 'Complete and spare motors')),
    ...floor('液压', inBothLanguages('胶管、接头、泵阀', 'Hoses, fittings, pumps and valves')),
    // The page was saved last month, and its sale has ended.
    ...(sales.length
      ? [
          block('limited_skill', {
            title: inBothLanguages('预售秒杀', 'Early bird'),
            subTitle: inBothLanguages('上月已结束', 'Ended last month'),
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
        alt: inBothLanguages('检修用轴承', 'Bearings for the shutdown'),
        hotspots: [
          { x: 46, y: 0, w: 32, h: 100, title: inBothLanguages('当季主推', 'Our pick'), link: linkTo.product(pick) },
          {
            x: 12,
            y: 0,
            w: 33,
            h: 100,
            title: inBothLanguages('全部轴承', 'All bearings'),
            link: linkTo.category(bearings?.id),
          },
        ],
      },
    ],
  })
}
