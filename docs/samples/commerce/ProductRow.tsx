import { ProductRow } from '@millwright/commerce/ProductRow'
import { money } from '@millwright/domain/money/money'

const product = {
  prodId: '1001',
  prodName: 'Deep groove ball bearing, rubber seals both sides',
  partyCode: '6205-2RS/C3',
  price: money('12.60'),
  pic: '',
  shopId: '11',
  shopName: 'Xingsha Bearings',
}

export const sample = <ProductRow product={product} level={2} />
