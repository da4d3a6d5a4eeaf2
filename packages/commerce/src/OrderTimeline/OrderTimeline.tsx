import type { OrderDetail } from '@millwright/contract/order/entities'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Timeline } from '@millwright/ui/Timeline'
import type { RootProps } from '@millwright/ui/open'

const moments = [
  ['cancelTime', 'atCanceled'],
  ['finallyTime', 'atFinished'],
  ['dvyTime', 'atShipped'],
  ['payTime', 'atPaid'],
  ['createTime', 'atCreated'],
] as const satisfies readonly (readonly [keyof OrderDetail, string])[]

/** The texts of a request, by the API's kind. */
const asked: Readonly<Record<number, 'atAsked1' | 'atAsked2' | 'atAsked3'>> = {
  1: 'atAsked1',
  2: 'atAsked2',
  3: 'atAsked3',
}

/**
 * The history of an order and its refunds with times, newest first.
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
  const money = useMoney()
  const own = moments.flatMap(([key, title]) => {
    const time = order[key]
    return time === undefined
      ? []
      : [{ time, title: text(title === 'atPaid' && order.accountCharge ? 'atCharged' : title) }]
  })
  const refunds = order.refunds.flatMap(({ applyType, amount, applyTime, endTime }) => [
    ...(endTime === undefined
      ? []
      : [
          {
            time: endTime,
            title: applyType === 3 ? text('atExchanged') : text('atRefunded', { amount: money(amount) }),
          },
        ]),
    { time: applyTime, title: text(asked[applyType] ?? 'atAsked2') },
  ])
  // Times are the server's local dates, which sort as text. Events of the same time keep their order.
  const past = [...refunds, ...own].toSorted((a, b) => (a.time < b.time ? 1 : a.time > b.time ? -1 : 0))
  return (
    <Timeline
      {...root}
      items={past.map(({ time, title }, index) => ({
        time: formatDate(language, time),
        title,
        state: index ? 'done' : 'now',
      }))}
    />
  )
}
