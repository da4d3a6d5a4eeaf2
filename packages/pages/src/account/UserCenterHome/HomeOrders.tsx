import { OrderStatus } from '@millwright/commerce/OrderStatus'
import type { MyOrder } from '@millwright/contract/order/entities'
import { isPartlySent } from '@millwright/domain/order/orderStatus'
import { path } from '@millwright/domain/paths/path'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Image } from '@millwright/ui/Image'
import { Money } from '@millwright/ui/Money'
import * as styles from './UserCenterHome.css.ts'

/** The number of product pictures per order. */
const PICTURES = 3

/** The last orders, one line each: goods, shop, state and amount. */
export function HomeOrders({ orders, now }: { orders: readonly MyOrder[]; now: number }) {
  const order = useText('order')
  const language = useLanguage()
  return (
    <ul className={styles.orders}>
      {orders.map(
        ({
          orderNumber,
          createTime,
          shopName,
          orderItemDtos,
          productNums,
          actualTotal,
          status,
          closeType,
          isComm,
          endTime,
        }) => {
          const payable = status === 1 && (endTime ?? Infinity) > now
          return (
            <li key={orderNumber} className={styles.order}>
              <span className={styles.pictures} aria-hidden="true">
                {orderItemDtos.slice(0, PICTURES).map(({ orderItemId, pic }) => (
                  <span key={orderItemId} className={styles.picture}>
                    <Image src={pic} alt="" ratio={1} fit="contain" />
                  </span>
                ))}
              </span>
              <span className={styles.what}>
                <a href={path('order-detail', { orderNumber })} className={styles.goods}>
                  {orderItemDtos[0]?.prodName ?? orderNumber}
                </a>
                <span className={styles.muted}>
                  {shopName} · {order('pieces', { count: productNums })}
                </span>
                <span className={styles.muted}>
                  {orderNumber} <span className={styles.whole}>{`·\u00a0${formatDate(language, createTime)}`}</span>
                </span>
              </span>
              <span className={styles.state}>
                <OrderStatus
                  status={status}
                  closeType={closeType}
                  isComm={isComm}
                  partly={isPartlySent(orderItemDtos)}
                />
                <Money amount={actualTotal} size={16} label={order(status === 1 ? 'payable' : 'amount')} />
              </span>
              <span className={styles.act}>
                {payable ? (
                  <Button size="small" tone="action" href={path('payment', { orderNumbers: orderNumber })}>
                    {order('pay')}
                  </Button>
                ) : (
                  <Button
                    size="small"
                    href={path('order-detail', { orderNumber })}
                    label={order('detailOf', { number: orderNumber })}
                  >
                    {order('detail')}
                  </Button>
                )}
              </span>
            </li>
          )
        },
      )}
    </ul>
  )
}
