import { listSorts } from '@millwright/domain/list/listFilter'
import { useText } from '@millwright/i18n/Texts'
import { TabLinks } from '@millwright/ui/TabLinks'
import type { ShopIndexView } from './ShopIndexFrame.tsx'

const sortWords = {
  default: 'sortDefault',
  newest: 'sortNewest',
  sales: 'sortSales',
  priceUp: 'sortPriceUp',
  priceDown: 'sortPriceDown',
} as const

/** The sort orders of the products. Reads `address`, `goods` and `to`. */
export function ShopSort({ address: { sort }, goods, to }: Pick<ShopIndexView, 'address' | 'goods' | 'to'>) {
  const text = useText('shop')
  const list = useText('list')
  return (
    goods &&
    goods.total > 0 && (
      <TabLinks
        label={text('sort')}
        tabs={listSorts.map((one) => ({
          href: to({ sort: one }),
          label: list(sortWords[one]),
          current: one === sort,
        }))}
      />
    )
  )
}
