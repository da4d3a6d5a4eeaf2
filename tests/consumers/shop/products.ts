import type { FacetPanelProps } from '@millwright/commerce/FacetPanel'
import type { CardProduct } from '@millwright/commerce/ProductCard'
import { money } from '@millwright/domain/money/money'

const sizes: [model: string, size: string, price: string][] = [
  ['6204-2RS', '20 × 47 × 14 mm', '9.80'],
  ['6205-2RS', '25 × 52 × 15 mm', '12.50'],
  ['6206-2RS', '30 × 62 × 16 mm', '16.20'],
  ['6207-2RS', '35 × 72 × 17 mm', '21.00'],
]

export const products: CardProduct[] = sizes.map(([partyCode, size, price], index) => ({
  prodId: String(index + 1),
  skuId: String(index + 1),
  prodName: 'Deep groove ball bearing',
  partyCode,
  brief: size,
  pic: 'bearing.svg',
  price: money(price),
  unit: 'pc',
  shopId: '1',
  shopName: 'Hengfeng Bearings',
  totalStocks: 120,
  leadDays: 2,
}))

export const facets: FacetPanelProps['facets'] = {
  brands: [{ brandId: '1', brandName: 'Hengfeng', count: 4 }],
  attrs: [
    {
      attrId: '1',
      attrName: 'Bore',
      unit: 'mm',
      attrValues: [
        { attrValueId: '20', attrValueName: '20', count: 1 },
        { attrValueId: '25', attrValueName: '25', count: 1 },
      ],
      min: 20,
      max: 35,
    },
  ],
  minPrice: money('9.80'),
  maxPrice: money('21.00'),
}
