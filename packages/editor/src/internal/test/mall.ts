import type { DecorationData } from '@millwright/decoration/data'
import type { DataPlan } from '@millwright/decoration/planData'
import type { Locale } from '@millwright/domain/locale'
import { bearings } from '@millwright/fixtures/bearings'
import { categories } from '@millwright/fixtures/categories'
import { coupons, dealsNow } from '@millwright/fixtures/deals'
import { products } from '@millwright/fixtures/products'
import { hotShops } from '@millwright/fixtures/site'
import type { Picker, PickerItem, Pickers } from '../../pickers.ts'

const goods = (locale: Locale) => [...products[locale], ...bearings[locale]]

/** The fixtures' answer to a plan: its products, deals, shops, and some products for every shelf. */
export function dataOf({ seckillIds, groupActivityIds, shelves }: DataPlan, locale: Locale): DecorationData {
  const all = goods(locale)
  const dealOf = (at: number) => ({
    ...all[at % all.length]!,
    startTime: '2026-11-21 08:00:00',
    endTime: '2026-11-21 18:00:00',
  })
  return {
    now: dealsNow,
    products: Object.fromEntries(all.map((one) => [one.prodId, one])),
    seckills: Object.fromEntries(
      seckillIds.map((seckillId, at) => [
        seckillId,
        { ...dealOf(at), seckillId, seckillPrice: all[at]!.price, seckillTotalStocks: 40 },
      ]),
    ),
    groups: Object.fromEntries(
      groupActivityIds.map((groupActivityId, at) => [
        groupActivityId,
        { ...dealOf(at), groupActivityId, actPrice: all[at]!.price, groupNumber: 3, joinNum: 12 },
      ]),
    ),
    shelves: Object.fromEntries(
      shelves.map((rule) => [rule, all.slice(0, Number(new URLSearchParams(rule).get('size')))]),
    ),
    shops: Object.fromEntries(
      hotShops[locale].map((shop) => [shop.shopId, { ...shop, shopType: 1, collectionNum: 1240 }]),
    ),
  }
}

/** A picker over a list, as a server with a search would be. */
export function pickerOf(all: (locale: Locale) => readonly PickerItem[], size = 8): Picker {
  return {
    search: async ({ text, locale, page }) => {
      const words = text.toLowerCase()
      const found = all(locale).filter(({ label, hint = '' }) => `${label} ${hint}`.toLowerCase().includes(words))
      return { items: found.slice((page - 1) * size, page * size), more: found.length > page * size }
    },
    named: async (ids, locale) => all(locale).filter(({ id }) => ids.includes(id)),
  }
}

const drawn = [
  'hero-bearings',
  'hero-motors',
  'hero-tools',
  'hero-hydraulics',
  'bearing-6205',
  'motor-132s',
  'pump',
  'sensor-m12',
]
const pictures = drawn.map((name) => ({ id: `pictures/${name}.svg`, label: name, picture: `pictures/${name}.svg` }))

/** The fixtures as pickers. Uploads "store" a picture that exists. */
export const pickers: Pickers = {
  product: pickerOf((locale) =>
    goods(locale).map(({ prodId, prodName, price, pic }) => ({
      id: prodId,
      label: prodName,
      hint: `¥${price}`,
      picture: pic ?? '',
    })),
  ),
  category: pickerOf((locale) =>
    categories[locale].flatMap((root) =>
      (root.categories ?? []).map(({ categoryId, categoryName }) => ({
        id: categoryId,
        label: categoryName,
        hint: root.categoryName,
        value: [root.categoryId, categoryId],
      })),
    ),
  ),
  shop: pickerOf((locale) =>
    hotShops[locale].map(({ shopId, shopName, shopLogo }) => ({ id: shopId, label: shopName, picture: shopLogo })),
  ),
  coupon: pickerOf((locale) =>
    Object.values(coupons(locale)).map(({ couponId, couponName }) => ({ id: couponId, label: couponName })),
  ),
  flashSale: pickerOf((locale) =>
    products[locale].map(({ prodId, prodName, pic }, at) => ({
      id: String(at + 1),
      label: prodName,
      picture: pic ?? '',
      value: { prodId, seckillId: String(at + 1) },
    })),
  ),
  groupDeal: pickerOf((locale) =>
    products[locale].map(({ prodId, prodName, pic }, at) => ({
      id: String(at + 21),
      label: prodName,
      picture: pic ?? '',
      value: { prodId, groupActivityId: String(at + 21) },
    })),
  ),
  picture: { ...pickerOf(() => pictures, 24), upload: async () => pictures[1]! },
}

/** A page with a picture, a heading, a grid, columns, and two blocks that cannot be drawn. */
export const page = [
  {
    type: 'picture_by',
    id: 'hero',
    dataField: {
      height: 300,
      imgList: [
        {
          url: 'pictures/hero-bearings.svg',
          link: { type: 4, link: 'newProd' },
          title: { zh: '年终检修备件', en: 'Year-end shutdown parts' },
          subTitle: { zh: '常备件当日发货', en: 'Stocked parts leave today' },
        },
      ],
    },
  },
  {
    type: 'floor_title',
    id: 'stock',
    dataField: {
      title: { zh: '常备件', en: 'Kept in stock' },
      subTitle: { zh: '当日发货', en: 'Sent today' },
    },
  },
  { type: 'goods_list', id: 'goods', dataField: { columns: 4, goods: ['100001', '100002', '100003', '100004'] } },
  {
    type: 'goods_module1',
    id: 'columns',
    dataField: {
      columns: [
        {
          title: { zh: '轴承', en: 'Bearings' },
          subTitle: { zh: '现货', en: 'In stock' },
          goods: ['100001', '100101'],
        },
        { title: { zh: '电机', en: 'Motors' }, subTitle: { zh: '高效', en: 'Efficient' }, goods: ['100003'] },
      ],
    },
  },
] as const
