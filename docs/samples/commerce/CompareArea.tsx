import { CompareArea } from '@millwright/commerce/CompareArea'
import { CompareTray } from '@millwright/commerce/CompareTray'
import { ProductRow } from '@millwright/commerce/ProductRow'
import { money } from '@millwright/domain/money/money'

const product = { prodId: '1001', prodName: '6205-2RS', price: money('12.60'), pic: '', shopId: '11', shopName: '' }

export const sample = (
  <CompareArea>
    <ProductRow product={product} compare />
    <CompareTray />
  </CompareArea>
)
