import type { OrderDetail } from '@millwright/contract/order/entities'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Timeline } from '@millwright/ui/Timeline'
import type { RootProps } from '@millwright/ui/open'

const moments = [
  ['cancelTime', 'atCanceled'],
  ['finallyTime', 'atFinished'],
  ['dvyTime', 'atShipped'],
  ['payTime', 'atPaid'],
  ['createTime', 'atCreated'],
] as const satisfies readonly (readonly [keyof OrderDetail, string])[]

/**
 * The history of an order with times, newest first.
 *
 * When: an order's events are shown with their times. Instead: `LogisticsTrace` for its packages; `RefundTimeline` for
 * a refund.
 */
export function OrderTimeline({
  order,
  ...root
}: RootProps<HTMLOListElement> & {
  /** The order, as the API returns it. */
  order: OrderDetail
}) {
  const text = useText('order')
  const language = useLanguage()
  const past = moments.filter(([time]) => order[time] !== undefined)
  return (
    <Timeline
      {...root}
      items={past.map(([time, title], index) => ({
        time: formatDate(language, order[time] ?? ''),
        title: text(title),
        state: index ? 'done' : 'now',
      }))}
    />
  )
}
