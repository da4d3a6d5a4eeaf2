import type { DeliveryPackage } from '@millwright/contract/order/entities'
import type { OrderItem } from '@millwright/contract/order/orderItem'

/**
 * Returns the shipped pieces of each line. Lines without shipped pieces are omitted. If no parcel
 * lists its contents, as before shipment, returns all lines.
 */
export function deliveredItems(
  items: readonly OrderItem[],
  packages: readonly DeliveryPackage[],
): readonly OrderItem[] {
  const sent = packages.flatMap(({ orderItems }) => orderItems)
  // Some malls do not list the contents of a parcel.
  if (!sent.length) return items
  return items.flatMap((item) => {
    const pieces = sent
      .filter((one) =>
        one.orderItemId && item.orderItemId ? one.orderItemId === item.orderItemId : one.skuId === item.skuId,
      )
      .reduce((sum, { prodCount }) => sum + prodCount, 0)
    return pieces ? [{ ...item, prodCount: pieces }] : []
  })
}
