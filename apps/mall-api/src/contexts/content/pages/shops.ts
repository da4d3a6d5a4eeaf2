import type { LocalisedText, Kind, Shelves } from '../shelves.ts'
import { block, inBothLanguages, drawing, gap, nav, sign, title, linkTo } from './blocks.ts'
import type { Scene, Tone } from './blocks.ts'

type Goods = {
  id: number
  kinds: Kind[]
  best: (count: number, from?: number) => object[]
  of: (kind: Kind | undefined, count: number) => object[]
  hero: (title: LocalisedText, subTitle: LocalisedText, height?: number) => object
}
type Shop = { scene: Scene; tone: Tone; blocks: (goods: Goods) => object[] }

const shops: Readonly<Record<number, Shop>> = {
  2: {
    scene: 'bearings',
    tone: 'sky',
    blocks: ({ id, kinds, best, of, hero }) => [
      hero(
        inBothLanguages('只做轴承', 'Bearings, and nothing else'),
        inBothLanguages('深沟球、圆锥、带座，一万套现货', 'Ball, tapered and mounted units from stock'),
        420,
      ),
      gap(),
      block('goods_module5', {
        mainImg: drawing('banner-side', 'bearings', 'sky'),
        alt: inBothLanguages('轴承', 'Bearings'),
        link: linkTo.inShop(id, kinds[0]?.id ?? 0),
        goods: best(4),
      }),
      gap(),
      block('goods_module6', { title: inBothLanguages('本店热销', 'Most bought here'), goods: best(10, 4) }),
      title(
        inBothLanguages('按类型选', 'By type'),
        inBothLanguages('先选类型，再看尺寸', 'Pick the type first, then the size'),
        undefined,
        colours('#e0ecf7'),
      ),
      block('goods_module1', {
        columns: kinds
          .slice(0, 3)
          .map((kind) => ({ title: kind.name, link: linkTo.inShop(id, kind.id), goods: of(kind, 3) })),
      }),
      gap(),
    ],
  },
  3: {
    scene: 'fasteners',
    tone: 'sand',
    blocks: ({ id, kinds, best, of, hero }) => [
      hero(
        inBothLanguages('国标、ISO、DIN，整盒起订', 'GB, ISO and DIN, by the box'),
        inBothLanguages('强度等级与表面处理写在每一盒上', 'Grade and finish marked on every box'),
        300,
      ),
      title(inBothLanguages('按标准件类别', 'By category'), inBothLanguages('整盒更省', 'Cheaper by the box')),
      block('goods_module1', {
        columns: kinds.slice(0, 3).map((kind) => ({
          title: kind.name,
          subTitle: inBothLanguages('常用规格', 'Common sizes'),
          link: linkTo.inShop(id, kind.id),
          goods: of(kind, 3),
        })),
      }),
      gap(),
      block('goods_module4', {
        bgImg: drawing('banner-band', 'fasteners', 'sand'),
        alt: inBothLanguages('螺栓、螺母与垫圈', 'Bolts, nuts and washers'),
        link: linkTo.inShop(id, kinds[0]?.id ?? 0),
        goods: best(4, 3),
      }),
      title(inBothLanguages('散件常备', 'Everyday sizes in stock'), inBothLanguages('按小包装起订', 'In small packs')),
      block('goods_list', { columns: 5, showContent: ['name', 'price'], goods: best(10, 7) }),
      gap(),
    ],
  },
  4: {
    scene: 'drives',
    tone: 'steel',
    blocks: ({ id, kinds, best, of, hero }) => [
      hero(
        inBothLanguages('电机、减速机、变频器成套', 'Motor, gear unit and converter as a set'),
        inBothLanguages('按功率、转速、安装方式选型', 'By power, speed and mounting'),
        420,
      ),
      gap(),
      block('goods_module2', {
        title: inBothLanguages('成套传动', 'Drives as sets'),
        titleLink: linkTo.inShop(id, kinds[0]?.id ?? 0),
        mainGoods: best(1),
        otherGoods: best(6, 1),
      }),
      gap(),
      block('goods_module3', { title: inBothLanguages('选型工程师推荐', 'Our engineers’ choice'), goods: best(3, 7) }),
      gap(),
      block('goods_module7', {
        title: inBothLanguages('全部门类', 'All categories'),
        tabs: kinds
          .slice(0, 4)
          .map((kind) => ({ name: kind.name, link: linkTo.inShop(id, kind.id), goods: of(kind, 5) })),
      }),
      gap(),
    ],
  },
  5: {
    scene: 'seals',
    tone: 'mint',
    blocks: ({ id, kinds, best, of, hero }) => [
      block('picture_by', {
        height: 380,
        imgList: [
          {
            url: drawing('banner', 'seals', 'mint'),
            link: linkTo.inShop(id, kinds[0]?.id ?? 0),
            title: inBothLanguages('胶管现场扣压', 'Hoses crimped to length'),
            subTitle: inBothLanguages(
              '报长度与两端接头，当天发出',
              'Give us the length and both fittings; it ships today',
            ),
          },
          {
            url: drawing('banner', 'seals', 'sky'),
            link: linkTo.shop(id),
            title: inBothLanguages('密封件按截面选', 'Seals by cross-section'),
            subTitle: inBothLanguages('内径、截面、材质三步到位', 'Bore, section, material'),
          },
        ],
      }),
      gap(),
      block('goods_module7', {
        title: inBothLanguages('管、接头、密封', 'Hoses, fittings, seals'),
        tabs: kinds
          .slice(0, 4)
          .map((kind) => ({ name: kind.name, link: linkTo.inShop(id, kind.id), goods: of(kind, 5) })),
      }),
      gap(),
      block('goods_module5', {
        mainImg: drawing('banner-side', 'seals', 'mint'),
        alt: inBothLanguages('胶管与密封件', 'Hoses and seals'),
        link: linkTo.shop(id),
        goods: best(4, 2),
      }),
      title(
        inBothLanguages('液压站常备', 'For every power unit'),
        inBothLanguages('泵、阀、附件', 'Pumps, valves and accessories'),
        undefined,
        colours('#e1efe8'),
      ),
      block('goods_list', { columns: 3, showContent: ['name', 'brief', 'price'], goods: best(6, 6) }),
      gap(),
      hero(
        inBothLanguages('图纸发来，我们配管', 'Send us the drawing, we make the hose line'),
        inBothLanguages('24 小时内回复', 'Answered within 24 hours'),
        200,
      ),
    ],
  },
  8: {
    scene: 'electric',
    tone: 'violet',
    blocks: ({ id, kinds, best, of, hero }) => [
      hero(
        inBothLanguages('从选型到现场', 'From selection to commissioning'),
        inBothLanguages('传感器、仪表、低压电器', 'Sensors, instruments and switchgear'),
        360,
      ),
      gap(),
      block('goods_module3', { title: inBothLanguages('本周到货', 'New this week'), goods: best(3) }),
      gap(),
      block('goods_module4', {
        bgImg: drawing('banner-band', 'electric', 'violet'),
        alt: inBothLanguages('变频器、端子与传感器', 'Converters, terminals and sensors'),
        link: linkTo.shop(id),
        goods: best(4, 3),
      }),
      title(
        inBothLanguages('柜内与现场', 'In the cabinet and in the field'),
        inBothLanguages('三列看全', 'Everything in three columns'),
      ),
      block('goods_module1', {
        columns: kinds
          .slice(0, 3)
          .map((kind) => ({ title: kind.name, link: linkTo.inShop(id, kind.id), goods: of(kind, 3) })),
      }),
      gap(),
    ],
  },
  9: {
    scene: 'tools',
    tone: 'rose',
    blocks: ({ id, kinds, best, hero, of }) => [
      hero(
        inBothLanguages('车间里用得住的刀具', 'Tools that last in the shop'),
        inBothLanguages('硬质合金、丝锥、量具与手动工具', 'Carbide, taps, gauges and hand tools'),
        340,
      ),
      gap(),
      block('universal_hotspot', {
        width: 1200,
        imgList: [
          {
            url: drawing('banner-band', 'tools', 'rose'),
            height: 300,
            alt: inBothLanguages('刀具、刀片与量具', 'Cutters, inserts and gauges'),
            hotspots: kinds.slice(0, 2).map((kind, index) => ({
              x: index ? 50 : 0,
              y: 0,
              w: 50,
              h: 100,
              title: kind.name,
              link: linkTo.inShop(id, kind.id),
            })),
          },
        ],
      }),
      gap(),
      block('goods_module6', { title: inBothLanguages('耗材排行', 'Top consumables'), goods: best(10) }),
      gap(),
      block('goods_module2', {
        title: kinds[0]?.name ?? inBothLanguages('精选', 'Selected'),
        titleLink: linkTo.inShop(id, kinds[0]?.id ?? 0),
        mainGoods: of(kinds[0], 1),
        otherGoods: best(6, 10),
      }),
      gap(),
    ],
  },
}

export const decoratedShops = Object.keys(shops).map(Number)

export function shopPage(shopId: number, { branchesOf, ofShop, ofBranch }: Shelves): object[] {
  const { scene, tone, blocks } = shops[shopId]!
  const kinds = branchesOf(shopId)
  return [
    sign(
      [
        nav(inBothLanguages('店铺首页', 'Shop home'), linkTo.shop(shopId)),
        ...kinds.slice(0, 5).map(({ id, name }) => nav(name, linkTo.inShop(shopId, id))),
      ],
      '',
      { showCategory: false },
    ),
    ...blocks({
      id: shopId,
      kinds,
      best: (count, from) => ofShop(shopId, count, from),
      of: (kind, count) => ofBranch(shopId, kind?.id, count),
      hero: (title, subTitle, height = 400) =>
        block('picture_by', {
          height: Math.min(height, 300),
          imgList: [
            {
              url: drawing('banner', scene, tone),
              link: kinds[0] ? linkTo.inShop(shopId, kinds[0].id) : linkTo.shop(shopId),
              title,
              subTitle,
            },
          ],
        }),
    }),
  ]
}

/** Returns text colours that are dark enough on the merchant's own background in every theme. */
function colours(bgColor: string) {
  return { bgColor, titleColor: '#1d2b38', subTitleColor: '#44525f', moreColor: '#44525f' }
}
