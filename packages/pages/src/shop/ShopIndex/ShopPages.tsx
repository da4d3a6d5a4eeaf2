import { Pagination } from '@millwright/ui/Pagination'
import type { ShopIndexView } from './ShopIndexFrame.tsx'

/** The pagination of the products. Reads `address`, `goods` and `to`. */
export function ShopPages({ address: { page }, goods, to }: Pick<ShopIndexView, 'address' | 'goods' | 'to'>) {
  return (
    goods &&
    goods.pages > 1 && (
      <Pagination page={page} pages={goods.pages} total={goods.total} hrefOf={(one) => to({ page: one })} />
    )
  )
}
