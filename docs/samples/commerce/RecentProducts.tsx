import { RecentProducts } from '@millwright/commerce/RecentProducts'
import { money } from '@millwright/domain/money/money'

export const sample = (
  <RecentProducts products={[{ prodId: '1001', prodName: '6205-2RS/C3', pic: '', price: money('12.60') }]} />
)
