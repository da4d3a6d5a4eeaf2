import type { Sentences } from '../sentences.ts'

/** The printable datasheet of a product. */
export const zh = {
  title: '{{name}} 产品规格书',
  kind: '产品规格书',
  drawing: '{{name}} 图样',
  parameters: '技术参数',
  sizes_one: '规格（{{count}} 个）',
  sizes_other: '规格（{{count}} 个）',
  more: '其余 {{count}} 个规格见商品页。',
  weight: '重量 kg',
  print: '打印或存为 PDF',
  back: '返回商品页',
  page: '在商品页查看价格、库存和最新数据',
  date: '生成日期 {{date}}',
  seller: '供应商',
  note: '数据以标准和制造商资料为准，供选型参考。',
}

export const en: Sentences<typeof zh> = {
  title: 'Datasheet of {{name}}',
  kind: 'Datasheet',
  drawing: 'Drawing of {{name}}',
  parameters: 'Technical data',
  sizes_one: 'Sizes ({{count}})',
  sizes_other: 'Sizes ({{count}})',
  more: 'The other {{count}} sizes are on the product page.',
  weight: 'Weight kg',
  print: 'Print or save as PDF',
  back: 'Back to the product',
  page: 'Prices, stock and the latest data on the product page',
  date: 'Made on {{date}}',
  seller: 'Sold by',
  note: 'For selection; the standard and the maker’s own documents prevail.',
}
