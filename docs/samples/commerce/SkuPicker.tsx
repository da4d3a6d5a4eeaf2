import { SkuPicker } from '@millwright/commerce/SkuPicker'
import { money } from '@millwright/domain/money/money'

const skus = [
  { skuId: '2001', properties: 'Bore:25 mm', price: money('12.60'), stocks: 3260 },
  { skuId: '2002', properties: 'Bore:30 mm', price: money('14.20'), stocks: 0 },
]

export const sample = (
  <SkuPicker skus={skus} chosen={{ Bore: '25 mm' }} hrefOf={(skuId) => `/detail/1001?sku=${skuId}`} />
)
