import { money } from '@millwright/domain/money/money'
import type { SampleMall, SampleProduct, SampleSku } from '../core/catalogue/types.ts'

const both = (zh: string, en: string) => ({ zh, en })

function sku(skuId: number, partyCode: string, price: string, more: Partial<SampleSku> = {}): SampleSku {
  return {
    skuId,
    partyCode,
    price: money(price),
    properties: both('', ''),
    tiers: [],
    stocks: 100,
    minOrderQty: 1,
    packQty: 1,
    leadDays: 1,
    attrValueIds: [],
    picture: { family: 'bearing', params: { d: 25, D: 52, B: 15 } },
    ...more,
  }
}

function product(
  prodId: number,
  categoryId: number,
  name: { zh: string; en: string },
  skus: SampleSku[],
  more: Partial<SampleProduct> = {},
): SampleProduct {
  return {
    prodId,
    shopId: 1,
    brandId: 1,
    categoryId,
    name,
    brief: both('常用型号', 'Common models'),
    content: both('<p>说明</p>', '<p>Description</p>'),
    unit: both('件', 'pc'),
    status: 1,
    soldNum: prodId,
    ageDays: prodId,
    keywords: [],
    attrValueIds: [],
    parameters: [{ key: both('材料', 'Material'), value: both('合金钢', 'Alloy steel') }],
    crossRefs: [],
    goesWith: [],
    documents: [],
    skus,
    comments: [],
    ...more,
  }
}

const shops: SampleMall['shops'] = [
  {
    shopId: 1,
    name: both('中轴直营', 'Axis direct'),
    intro: both('轴承', 'Bearings'),
    shopType: 1,
    city: both('上海', 'Shanghai'),
    phone: '021-1',
    freight: { base: money(12), freeFrom: money(500), excludedProvinces: [] },
  },
  {
    shopId: 2,
    name: both('标件之家', 'Fastener house'),
    intro: both('紧固件', 'Fasteners'),
    shopType: 2,
    city: both('苏州', 'Suzhou'),
    phone: '0512-1',
    freight: { base: money(8), freeFrom: money(200), excludedProvinces: [650000] },
  },
]

const categories: SampleMall['categories'] = [
  {
    categoryId: 1,
    parentId: 0,
    grade: 1,
    seq: 1,
    name: both('轴承', 'Bearings'),
    status: 1,
    icon: 'bearing',
    keyAttrs: [],
  },
  {
    categoryId: 11,
    parentId: 1,
    grade: 2,
    seq: 1,
    name: both('球轴承', 'Ball bearings'),
    status: 1,
    icon: '',
    keyAttrs: [],
  },
  {
    categoryId: 111,
    parentId: 11,
    grade: 3,
    seq: 1,
    name: both('深沟球轴承', 'Deep groove ball bearings'),
    status: 1,
    icon: '',
    keyAttrs: [],
  },
  {
    categoryId: 112,
    parentId: 11,
    grade: 3,
    seq: 2,
    name: both('停用类目', 'Withdrawn class'),
    status: 0,
    icon: '',
    keyAttrs: [],
  },
  {
    categoryId: 2,
    parentId: 0,
    grade: 1,
    seq: 2,
    name: both('紧固件', 'Fasteners'),
    status: 1,
    icon: 'bolt',
    keyAttrs: [],
  },
  {
    categoryId: 21,
    parentId: 2,
    grade: 2,
    seq: 1,
    name: both('螺钉', 'Screws'),
    status: 1,
    icon: '',
    keyAttrs: [],
  },
  {
    categoryId: 211,
    parentId: 21,
    grade: 3,
    seq: 1,
    name: both('内六角螺钉', 'Socket head screws'),
    status: 1,
    icon: '',
    keyAttrs: [],
  },
]

const products: SampleProduct[] = [
  product(
    101,
    111,
    both('深沟球轴承 6205', 'Deep groove ball bearing 6205'),
    [
      sku(1001, '6205-2RS', '18.50', {
        properties: both('密封:2RS', 'Seal:2RS'),
        tiers: [
          { minQty: 10, price: money('16.80') },
          { minQty: 100, price: money('15.20') },
        ],
        attrValueIds: [21],
      }),
      sku(1002, '6205', '15.00', { properties: both('密封:开式', 'Seal:Open'), stocks: 50, attrValueIds: [22] }),
    ],
    {
      attrValueIds: [11],
      crossRefs: [{ brand: 'SKF', code: '6205-2RS1' }],
      comments: [
        { nickName: '赵师傅', score: 5, content: '很好用', ageDays: 3, anonymous: true, pictures: [] },
        {
          nickName: 'Chen',
          score: 3,
          content: 'As described',
          ageDays: 9,
          anonymous: false,
          reply: 'Thank you',
          pictures: [{ family: 'bearing', params: { d: 25 } }],
        },
      ],
    },
  ),
  product(
    102,
    111,
    both('深沟球轴承 6206', 'Deep groove ball bearing 6206'),
    [sku(1003, '6206-2RS', '22.00', { attrValueIds: [21], stocks: 0 })],
    { attrValueIds: [12], brandId: 2 },
  ),
  product(
    201,
    211,
    both('内六角圆柱头螺钉 M8×40', 'Socket head cap screw M8×40'),
    [sku(2001, 'M8x40-12.9', '0.35', { minOrderQty: 100, packQty: 50, stocks: 10_000 })],
    { shopId: 2, brandId: 2 },
  ),
  product(202, 211, both('内六角螺钉 M6', 'Socket screw M6'), [sku(2002, 'M6x20', '0.20', { stocks: -1 })], {
    shopId: 2,
    brandId: 2,
    status: 0,
  }),
]

/** Returns a small mall of four products in two shops. */
export function tinyMall({ skip = 0 }: { skip?: number } = {}): SampleMall {
  return {
    shops,
    categories,
    brands: [
      { brandId: 1, name: both('中轴', 'AXIS') },
      { brandId: 2, name: both('固美', 'Fixwell') },
    ],
    attrs: [
      { attrId: 1, name: both('内径', 'Bore'), unit: 'mm', kind: 'number' },
      { attrId: 2, name: both('密封', 'Seal'), kind: 'choice' },
    ],
    attrValues: [
      { attrId: 1, attrValueId: 11, value: both('25 mm', '25 mm'), numeric: 25 },
      { attrId: 1, attrValueId: 12, value: both('30 mm', '30 mm'), numeric: 30 },
      { attrId: 2, attrValueId: 21, value: both('2RS', '2RS') },
      { attrId: 2, attrValueId: 22, value: both('开式', 'Open') },
    ],
    total: { products: 4, skus: 5 },
    products: products.slice(skip),
  }
}
