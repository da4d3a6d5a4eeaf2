import type { MyOrder } from '@millwright/contract/order/entities'
import { HomeOrder } from './HomeOrder.tsx'
import * as styles from './UserCenterHome.css.ts'

/** The last orders, one line each: goods, shop, state and amount. */
export function HomeOrders({ orders, now }: { orders: readonly MyOrder[]; now: number }) {
  return (
    <ul className={styles.orders}>
      {orders.map((order) => (
        <HomeOrder key={order.orderNumber} order={order} now={now} />
      ))}
    </ul>
  )
}
