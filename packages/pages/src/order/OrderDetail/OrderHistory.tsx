import { OrderTimeline } from '@millwright/commerce/OrderTimeline'
import { useText } from '@millwright/i18n/Texts'
import { Heading } from '@millwright/ui/Heading'
import { Panel } from '@millwright/ui/Panel'
import type { OrderDetailView } from './OrderDetailFrame.tsx'
import * as styles from './OrderDetail.css.ts'

/** The timeline of the order. Reads `order`. */
export function OrderHistory({ order }: Pick<OrderDetailView, 'order'>) {
  const text = useText('order')
  return (
    <Panel as="section">
      <div className={styles.section}>
        <Heading level={2} size={16}>
          {text('timeline')}
        </Heading>
        <OrderTimeline order={order} />
      </div>
    </Panel>
  )
}
