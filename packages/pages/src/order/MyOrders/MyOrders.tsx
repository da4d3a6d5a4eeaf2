import { OrderCard } from '@millwright/commerce/OrderCard'
import { totalOf } from '@millwright/domain/money/wholeMoney'
import { useProblemText } from '@millwright/commerce/ProblemText'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { DateRangePicker } from '@millwright/ui/DateRangePicker'
import { Empty } from '@millwright/ui/Empty'
import { Money } from '@millwright/ui/Money'
import { Pagination } from '@millwright/ui/Pagination'
import { Panel } from '@millwright/ui/Panel'
import { Select } from '@millwright/ui/Select'
import { TabLinks } from '@millwright/ui/TabLinks'
import { Text } from '@millwright/ui/Text'
import { TextField } from '@millwright/ui/TextField'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import { useState } from 'react'
import type { ActionResult } from '../../loader.ts'
import { DoneNotice } from '../../layout/DoneNotice/DoneNotice.tsx'
import { UserCenterFrame } from '../../layout/UserCenterFrame/UserCenterFrame.tsx'
import { LineLinks } from '../LineLinks.tsx'
import { lineLinks, orderLinks } from '../orderLinks.ts'
import type { MyOrdersData } from './MyOrders.load.ts'
import { ordersFileHref, ordersHref, orderTabs } from '@millwright/domain/order/orderQuery'
import * as styles from './MyOrders.css.ts'

export type MyOrdersProps = Omit<MyOrdersData, 'head'> & { outcome?: ActionResult }

const PAY_FORM = 'pay-together'
const DAYS = [7, 30, 90]
const times = ['timeAll', 'timeWeek', 'timeQuarter', 'timeOlder'] as const

/** The buyer's orders by state, with a search by name, number and time. */
export function MyOrders({ center, query, orders, counts, now, asked, outcome }: MyOrdersProps) {
  const text = useText('order')
  const problemText = useProblemText()
  const { status, q, time, from, to, page } = query
  const searched = q !== '' || time > 0 || from !== '' || to !== ''
  const [picked, setPicked] = useState<readonly string[]>([])
  const payable = orders.records.filter((order) => order.status === 1 && (order.endTime ?? Infinity) > now)
  const several = payable.length > 1
  const chosen = payable.filter(({ orderNumber }) => picked.includes(orderNumber))
  const onPick = ({ orderNumber, checked }: { orderNumber: string; checked: boolean }) =>
    setPicked((before) => [...before.filter((one) => one !== orderNumber), ...(checked ? [orderNumber] : [])])
  const countOf = ({ count }: (typeof orderTabs)[number]) => counts[count] ?? 0
  // The tab of group buys is hidden while empty, since few buyers use it.
  const tabs = orderTabs.filter((tab) => tab.word !== 'grouping' || tab.status === status || countOf(tab) > 0)
  const here = Object.fromEntries(new URLSearchParams(ordersHref(query).split('?')[1]))
  return (
    <UserCenterFrame route="uc-order" center={center} title={text('orders')}>
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
      <form
        method="get"
        action={path('uc-order')}
        role="search"
        aria-label={text('searchOrders')}
        className={styles.search}
      >
        {status > 0 && <input type="hidden" name="status" value={status} />}
        <div>
          <TextField
            key={q}
            label={text('searchOrders')}
            hideLabel
            name="q"
            type="search"
            defaultValue={q}
            placeholder={text('searchPlaceholder')}
            maxLength={100}
          />
        </div>
        <Select
          label={text('time')}
          hideLabel
          name="time"
          defaultValue={String(time)}
          options={times.map((word, value) => ({ value: String(value), label: text(word) }))}
        />
        <div>
          <DateRangePicker
            key={`${from} ${to}`}
            label={text('dates')}
            hideLabel
            fromName="from"
            toName="to"
            defaultValue={{ from, to }}
            presets={DAYS}
          />
        </div>
        <Button type="submit" icon="search">
          {text('search')}
        </Button>
      </form>
      <DoneNotice outcome={outcome} />
      {outcome && !outcome.done && <Alert tone="bad">{problemText(outcome.problem)}</Alert>}
      {orders.total > 0 && (
        <div className={styles.found}>
          <Text tone="muted" size={13}>
            {text('found', { count: orders.total })}
          </Text>
          <Button href={ordersFileHref(query)} icon="document" size="small">
            {text('exportOrders')}
          </Button>
        </div>
      )}
      {orders.records.length > 0 ? (
        <div className={styles.orders}>
          {orders.records.map((order) => (
            <OrderCard
              key={order.orderNumber}
              order={order}
              now={now}
              to={path('uc-order')}
              links={orderLinks(order, order.orderItemDtos).map(({ key, href }) => ({ href, label: text(key) }))}
              lineActionsOf={(index) => <LineLinks links={lineLinks(order, order.orderItemDtos[index]!)} />}
              query={here}
              pick={several && payable.includes(order) ? { form: PAY_FORM, onPick } : undefined}
              asked={
                asked?.orderNumber === order.orderNumber
                  ? { action: asked.action, keepHref: ordersHref(query) }
                  : undefined
              }
            />
          ))}
        </div>
      ) : (
        <Panel>
          <Empty
            drawing="order"
            title={text('emptyTitle')}
            action={
              status || searched ? (
                <Button href={path('uc-order')}>{text('seeAll')}</Button>
              ) : (
                <Button href={path('list')} tone="action">
                  {text('shopNow')}
                </Button>
              )
            }
          >
            {text(searched ? 'emptySearch' : status ? 'emptyTab' : 'emptyAll')}
          </Empty>
        </Panel>
      )}
      {several && (
        <form id={PAY_FORM} method="post" action={path('uc-order')} className={styles.together}>
          <span aria-live="polite">
            {chosen.length > 0
              ? text('chosenOrders', { count: chosen.length })
              : text('payTogetherHint', { count: payable.length })}
          </span>
          <span className={styles.sum}>
            {chosen.length > 0 && (
              <Money
                amount={totalOf(chosen.map(({ actualTotal }) => ({ price: actualTotal, quantity: 1 })))}
                size={22}
                label={text('payable')}
              />
            )}
            <Button type="submit" name="intent" value="payTogether" tone="action">
              {text('payTogether')}
            </Button>
          </span>
        </form>
      )}
      {orders.pages > 1 && (
        <Pagination
          page={page}
          pages={orders.pages}
          total={orders.total}
          hrefOf={(to) => ordersHref({ ...query, page: to })}
        />
      )}
    </UserCenterFrame>
  )
}
