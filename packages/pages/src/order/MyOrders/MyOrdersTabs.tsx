import { ordersHref, orderTabs } from '@millwright/domain/order/orderQuery'
import { useText } from '@millwright/i18n/Texts'
import { TabLinks } from '@millwright/ui/TabLinks'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import type { MyOrdersData } from './MyOrders.load.ts'
import * as styles from './MyOrders.css.ts'

/** The order states as tabs, with the number of orders in each. */
export function MyOrdersTabs({ query, counts }: Pick<MyOrdersData, 'query' | 'counts'>) {
  const text = useText('order')
  const { status, q, time, from, to } = query
  const countOf = ({ count }: (typeof orderTabs)[number]) => counts[count] ?? 0
  // The tab of group buys is hidden while empty, since few buyers use it.
  const tabs = orderTabs.filter((tab) => tab.word !== 'grouping' || tab.status === status || countOf(tab) > 0)
  return (
    <TabLinks
      label={text('tabs')}
      tabs={tabs.map((tab) => ({
        href: ordersHref({ status: tab.status, q, time, from, to }),
        label: text(tab.word),
        current: tab.status === status,
        badge: countOf(tab) > 0 && (
          <span className={styles.count} data-waiting={[1, 2, 3].includes(tab.status) ? '' : undefined}>
            {countOf(tab)}
            <VisuallyHidden> {text('found', { count: countOf(tab) })}</VisuallyHidden>
          </span>
        ),
      }))}
    />
  )
}
