import { goods, groups, sales } from './StoryPage.tsx'

const both = (zh: string, en: string) => ({ zh, en })
const block = (type: string, dataField: object) => ({ type, dataField })
const gap = (height = 20) => block('auxiliary_interval', { height })
const floor = (zh: string, en: string, link: object = { type: 4, link: 'newProd' }) =>
  block('floor_title', { title: both(zh, en), showMore: true, moreLink: link })
const hero = (picture: string, zh: string, en: string, more: object = {}) =>
  block('picture_by', {
    height: 360,
    imgList: [{ url: `pictures/hero-${picture}.svg`, link: { type: 2, link: [101] }, title: both(zh, en) }],
    ...more,
  })
const sign = (zh: string, en: string) =>
  block('shop_signs', {
    navList: [
      { name: both('首页', 'Home'), type: 4, link: 'index' },
      { name: both(zh, en), type: 2, link: [101] },
    ],
  })
const { bearing, bolt, hose, longNamed, motor, pillow, sensor, soldOut, deleted, series } = goods

/** Whole pages as merchants decorate them, some with delisted products and ended deals. */
export const gallery = {
  mallHome: [
    sign('全部轴承', 'All bearings'),
    hero('bearings', '年终集采', 'Bought together until the year ends'),
    gap(),
    block('limited_skill', {
      title: both('限时秒杀', 'Flash sale'),
      subTitle: both('每日 8 点至 18 点', 'Daily, 8:00 to 18:00'),
      goods: sales,
    }),
    floor('分类精选', 'By trade'),
    block('goods_module1', {
      columns: [
        {
          title: both('轴承', 'Bearings'),
          subTitle: both('深沟球、带座', 'Ball, mounted'),
          link: { type: 2, link: [101] },
          goods: [bearing, pillow, longNamed],
        },
        {
          title: both('电机', 'Motors'),
          subTitle: both('IE3 高效', 'IE3'),
          link: { type: 2, link: [103] },
          goods: [motor, soldOut, sensor],
        },
        {
          title: both('液压与紧固', 'Hydraulics, fasteners'),
          link: { type: 2, link: [104] },
          goods: [hose, bolt, deleted],
        },
      ],
    }),
    gap(),
    block('goods_module2', {
      title: both('本周主推', 'This week'),
      titleLink: { type: 4, link: 'newProd' },
      mainGoods: [motor],
      otherGoods: [bearing, bolt, hose, sensor, pillow, longNamed],
    }),
    block('store_list', { title: both('优选店铺', 'Shops we stand for'), shops: ['1', '2', '3', '4'] }),
  ],
  bearingsShop: [
    sign('带座轴承', 'Mounted bearings'),
    hero('bearings', '衡峰轴承直营', 'Hengfeng, from the maker', { height: 280 }),
    gap(),
    block('goods_module7', {
      title: both('按系列选', 'By series'),
      tabs: [
        { name: both('62 系列', '62 series'), goods: series.slice(0, 10) },
        { name: both('带座', 'Mounted'), goods: [pillow, longNamed] },
      ],
    }),
    floor('常备现货', 'In stock'),
    block('goods_list', { columns: 4, goods: series.slice(0, 8) }),
  ],
  fastenersShop: [
    sign('螺栓', 'Bolts'),
    block('floor_title', {
      title: both('紧固件按箱发货', 'Fasteners by the box'),
      bgColor: '#12314f',
      titleColor: '#ffffff',
      titleSize: 28,
    }),
    gap(12),
    block('goods_module6', {
      title: both('本月销量', 'Most bought this month'),
      titleLink: { type: 4, link: 'newProd' },
      goods: [bolt, pillow, bearing, hose, sensor, motor],
    }),
    gap(),
    block('discount_coupon', { title: both('拼团采购', 'Cheaper as a group'), goods: groups }),
  ],
  motorShop: [
    sign('IE3 电机', 'IE3 motors'),
    block('universal_hotspot', {
      width: 1200,
      imgList: [
        {
          url: 'pictures/hero-motors.svg',
          height: 312,
          alt: both('高效电机', 'Efficient motors'),
          hotspots: [
            { x: 0, y: 0, w: 45, h: 100, title: both('高效电机', 'Efficient motors'), link: { type: 2, link: [103] } },
          ],
        },
      ],
    }),
    gap(),
    block('goods_module4', {
      bgImg: 'pictures/hero-motors.svg',
      alt: both('电机', 'Motors'),
      link: { type: 2, link: [103] },
      goods: [motor, sensor, soldOut, hose],
    }),
    gap(),
    block('goods_module3', {
      title: both('成套传动', 'Whole drives'),
      titleLink: { type: 2, link: [103] },
      goods: [motor, pillow, sensor],
    }),
  ],
  toolsShop: [
    sign('气动工具', 'Air tools'),
    hero('tools', '车间工具', 'Tools for the workshop', { height: 240 }),
    gap(),
    block('goods_module5', {
      mainImg: 'pictures/hero-tools.svg',
      alt: both('工具', 'Tools'),
      link: { type: 4, link: '/list' },
      goods: [sensor, hose, bolt, motor],
    }),
    gap(),
    floor('停产清仓', 'Last pieces'),
    block('goods_list', { goods: [deleted, '999998'] }),
    floor('新到', 'Just in'),
    block('goods_list', { columns: 3, showContent: ['name', 'price'], goods: [hose, sensor, soldOut] }),
  ],
  savedCampaign: [
    hero('hydraulics', '双十二液压专场', 'Hydraulics in December', { height: 420 }),
    gap(40),
    block('discount_coupon', { title: both('成团价', 'Group prices'), goods: groups.slice(0, 4) }),
    floor('专场好物', 'In this campaign'),
    block('goods_list', { columns: 5, goods: [hose, soldOut, pillow, bolt, sensor] }),
    gap(40),
    block('store_list', { title: both('参加店铺', 'Shops that take part'), shops: ['2', '3'] }),
  ],
}

/** A page of attacks. Reading leaves text, safe links, or nothing. */
export const hostilePage = [
  'javascript:alert(1)',
  '"><img src=x onerror=alert(1)>',
  '</style><script>alert(1)</script>',
  '\u202egpj.exe',
  '{{constructor.constructor("alert(1)")()}}',
].flatMap((payload) => [
  block('floor_title', {
    title: payload,
    subTitle: payload,
    titleColor: payload,
    bgColor: `red;background:url(//evil.example)`,
    showMore: 1,
    moreLink: { type: 6, link: payload },
  }),
  block('picture_by', {
    height: 1e9,
    imgList: [
      { url: payload, link: { type: 6, link: payload } },
      { url: 'pictures/gone.svg', alt: payload, link: { type: 6, link: '//evil.example' } },
    ],
  }),
  block(payload, { __proto__: payload }),
])
