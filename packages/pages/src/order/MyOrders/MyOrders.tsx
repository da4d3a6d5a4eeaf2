import { useState } from 'react'
import { OrderCard } from '@millwright/commerce/OrderCard'
import { isPayable } from '@millwright/domain/order/orderStatus'
import { ordersFileHref, ordersHref } from '@millwright/domain/order/orderQuery'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Pagination } from '@millwright/ui/Pagination'
import { Text } from '@millwright/ui/Text'
import { UserCenterFrame } from '../../layout/UserCenterFrame/UserCenterFrame.tsx'
import type { ActionResult } from '../../loader.ts'
import { openRefundHref, orderLinks } from '../orderLinks.ts'
import { RebuyNotice } from '../RebuyNotice/RebuyNotice.tsx'
import type { MyOrdersData } from './MyOrders.load.ts'
import { MyOrdersEmpty } from './MyOrdersEmpty.tsx'
import { MyOrdersPay } from './MyOrdersPay.tsx'
import { MyOrdersSearch } from './MyOrdersSearch.tsx'
import { MyOrdersTabs } from './MyOrdersTabs.tsx'
import * as styles from './MyOrders.css.ts'

export type MyOrdersProps = Omit<MyOrdersData, 'head'> & { outcome?: ActionResult }

const PAY_FORM = 'pay-together'

/** The buyer's orders by state, with a search by name, number and time. */
export function MyOrders({ center, query, orders, counts, spent, now, asked, outcome }: MyOrdersProps) {
  const text = useText('order')
  const [picked, setPicked] = useState<readonly string[]>([])
  const payable = orders.records.filter((order) => isPayable(order, now))
  const several = payable.length > 1
  const onPick = ({ orderNumber, checked }: { orderNumber: string; checked: boolean }) =>
    setPicked((before) => [...before.filter((one) => one !== orderNumber), ...(checked ? [orderNumber] : [])])
  const here = Object.fromEntries(new URLSearchParams(ordersHref(query).split('?')[1]))
  return (
    <UserCenterFrame route="uc-order" center={center} title={text('orders')}>
      <MyOrdersTabs query={query} counts={counts} />
      <MyOrdersSearch query={query} />
      <RebuyNotice outcome={outcome} />
      {orders.total > 0 && <OrdersFound query={query} total={orders.total} more={orders.more === 1} spent={spent} />}
      {orders.records.length > 0 ? (
        <div className={styles.orders}>
          <Heads />
          {orders.records.map((order) => (
            <OrderCard
              key={order.orderNumber}
              order={order}
              now={now}
              to={path('uc-order')}
              links={[
                { href: path('order-detail', { orderNumber: order.orderNumber }), label: text('detail') },
                ...orderLinks(order, order.orderItemDtos).map(({ key, href }) => ({ href, label: text(key) })),
              ]}
              refundHref={openRefundHref(order)}
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
        <MyOrdersEmpty query={query} />
      )}
      {several && (
        <MyOrdersPay
          form={PAY_FORM}
          payable={payable.length}
          chosen={payable.filter(({ orderNumber }) => picked.includes(orderNumber))}
        />
      )}
      {orders.pages > 1 && (
        <Pagination
          page={query.page}
          pages={orders.pages}
          total={orders.total}
          more={orders.more === 1}
          hrefOf={(to) => ordersHref({ ...query, page: to })}
        />
      )}
    </UserCenterFrame>
  )
}

/** The headings of the columns, on wide windows. Each order names its own figures for screen readers. */
function Heads() {
  const text = useText('order')
  return (
    <div className={styles.heads} aria-hidden="true">
      <span />
      <span>{text('orderNumber')}</span>
      <span>{text('product')}</span>
      <span className={styles.figureHead}>{text('amount')}</span>
      <span>{text('state')}</span>
      <span className={styles.figureHead}>{text('actions')}</span>
    </div>
  )
}

/** The number of orders, and their export. */
function OrdersFound({
  query,
  total,
  more,
  spent,
}: Pick<MyOrdersProps, 'query' | 'spent'> & { total: number; more: boolean }) {
  const text = useText('order')
  const money = useMoney()
  return (
    <div className={styles.found}>
      <Text tone="muted" size={13}>
        {text(more ? 'foundMore' : 'found', { count: total })}
        {spent && ` · ${text('paidOfFound', { count: spent.orders, amount: money(spent.amount) })}`}
      </Text>
      <Button href={ordersFileHref(query)} icon="document" size="small">
        {text('exportOrders')}
      </Button>
    </div>
  )
}
