import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Breadcrumb } from '@millwright/ui/Breadcrumb'
import type { OrderDetailView } from './OrderDetailFrame.tsx'

/** The breadcrumb from all orders. Reads `order`. */
export function OrderTrail({ order: { orderNumber } }: Pick<OrderDetailView, 'order'>) {
  const text = useText('order')
  return <Breadcrumb items={[{ label: text('orders'), href: path('uc-order') }, { label: orderNumber }]} />
}
