import { Breadcrumb } from '@millwright/ui/Breadcrumb'
import { writeShopAddress } from './shopAddress.ts'
import type { ShopIndexView } from './ShopIndexFrame.tsx'

/** The breadcrumb of the selected category. Reads `shop`, `address`, `trail` and `to`. */
export function ShopTrail({ shop, address, trail, to }: Pick<ShopIndexView, 'shop' | 'address' | 'trail' | 'to'>) {
  const { shopId } = address
  return (
    trail.length > 0 && (
      <Breadcrumb
        items={[
          { label: shop.shopName, href: writeShopAddress({ shopId }) },
          ...trail.map(({ name, categoryId: id }, index) =>
            index < trail.length - 1 ? { label: name, href: to({ categoryId: id }) } : { label: name },
          ),
        ]}
      />
    )
  )
}
