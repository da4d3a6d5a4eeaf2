import type { Localised } from '@millwright/contract/blocks/decoder'

/** A page to begin with. `blocks` is the list that a page stores. */
export type Template = { id: string; name: Localised; hint: Localised; blocks: readonly unknown[] }

const both = (zh: string, en: string): Localised => ({ zh, en })
const page = (key: string) => ({ type: 4, link: key })
const title = (zh: string, en: string, subZh: string, subEn: string, more?: string) => ({
  type: 'floor_title',
  dataField: {
    title: both(zh, en),
    subTitle: both(subZh, subEn),
    ...(more && { showMore: true, moreLink: page(more) }),
  },
})
/** Products that the mall chooses, so that a template is full before a merchant chooses any. */
const shelf = (sort: number, size: number) => ({ sort, time: 0, size })
const goods = (sort: number, size: number, columns = 5) => ({
  type: 'goods_list',
  dataField: { columns, goods: shelf(sort, size) },
})
const space = (height: number) => ({ type: 'auxiliary_interval', dataField: { height } })
const picture = (height: number, zh: string, en: string, subZh: string, subEn: string, link: string) => ({
  type: 'picture_by',
  dataField: {
    height,
    imgList: [{ url: '', link: page(link), title: both(zh, en), subTitle: both(subZh, subEn), alt: both(zh, en) }],
  },
})
const ranking = (zh: string, en: string) => ({
  type: 'goods_module6',
  dataField: { title: both(zh, en), titleLink: page('newProd'), goods: [] },
})

/** Pages to begin with. Pictures are empty, and the problems list them; products come from the mall. */
export const templates: readonly Template[] = [
  {
    id: 'spares',
    name: both('备件首页', 'Spare parts home'),
    hint: both('大图、热销和新品', 'A picture, best sellers and new products'),
    blocks: [
      picture(320, '年终检修备件', 'Year-end shutdown parts', '常备件当日发货', 'Stocked parts leave today', 'newProd'),
      title('热销备件', 'Best sellers', '采购最多的型号', 'The models bought most'),
      goods(2, 10),
      space(16),
      title('新品上架', 'New products', '本月新到', 'New this month', 'newProd'),
      goods(1, 5),
    ],
  },
  {
    id: 'catalogue',
    name: both('分类货架', 'Shelves by kind'),
    hint: both('分页货架，一屏看全', 'Tabs of shelves on one screen'),
    blocks: [
      title('按用途选', 'Choose by use', '点标签切换', 'Each tab is a shelf'),
      {
        type: 'goods_module7',
        dataField: {
          title: both('货架', 'Shelves'),
          tabs: [
            { name: both('热销', 'Best sellers'), goods: shelf(2, 10) },
            { name: both('新品', 'New'), goods: shelf(1, 10) },
            { name: both('评价最多', 'Most reviewed'), goods: shelf(4, 10) },
          ],
        },
      },
    ],
  },
  {
    id: 'sale',
    name: both('促销活动', 'Sale'),
    hint: both('秒杀、拼团和优惠券入口', 'Flash sale, group deals and the way to coupons'),
    blocks: [
      picture(280, '检修季让利', 'Shutdown season sale', '先领券再下单', 'Take a coupon first', 'coupon'),
      {
        type: 'limited_skill',
        dataField: {
          title: both('限时秒杀', 'Flash sale'),
          subTitle: both('整点开抢', 'Starts on the hour'),
          moreLink: page('seckill'),
          goods: [],
        },
      },
      {
        type: 'discount_coupon',
        dataField: {
          title: both('拼团', 'Group deals'),
          subTitle: both('人多价低', 'More buyers, lower price'),
          moreLink: page('group'),
          goods: [],
        },
      },
      title('热销备件', 'Best sellers', '活动同价', 'At sale prices'),
      goods(2, 8, 4),
    ],
  },
  {
    id: 'brand',
    name: both('品牌专场', 'Brand page'),
    hint: both('侧图货架和排行', 'A shelf beside a picture, and a ranking'),
    blocks: [
      {
        type: 'goods_module5',
        dataField: { mainImg: '', link: page('newProd'), goods: [] },
      },
      ranking('热销排行', 'Best-selling ranking'),
      title('全部商品', 'All products', '按上架时间', 'Newest first', 'newProd'),
      goods(1, 20, 4),
    ],
  },
  {
    id: 'columns',
    name: both('多列推荐', 'Columns'),
    hint: both('三列各三件', 'Three columns of three'),
    blocks: [
      title('按工序选件', 'Parts by process', '拆、洗、装一次配齐', 'Remove, clean and fit'),
      {
        type: 'goods_module1',
        dataField: {
          columns: [
            { title: both('拆卸', 'Removal'), subTitle: both('拉马与加热器', 'Pullers and heaters'), goods: [] },
            { title: both('清洗', 'Cleaning'), subTitle: both('溶剂与擦布', 'Solvents and wipes'), goods: [] },
            { title: both('装配', 'Fitting'), subTitle: both('润滑脂与工装', 'Grease and tooling'), goods: [] },
          ],
        },
      },
      space(16),
      ranking('采购排行', 'Purchase ranking'),
    ],
  },
]
