import { OrderStatus } from '@millwright/commerce/OrderStatus'
import type { MyOrder } from '@millwright/contract/order/entities'
import { isPartlySent, isPayable } from '@millwright/domain/order/orderStatus'
import { path } from '@millwright/domain/paths/path'
import { formatDate } from '@millwright/i18n/dates'
import { piecesOf } from '@millwright/domain/product/unitOf'
import { formatNumber } from '@millwright/i18n/format'
import { useLanguage, useLocale, useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Image } from '@millwright/ui/Image'
import { Money } from '@millwright/ui/Money'
import * as styles from './UserCenterHome.css.ts'

/** The number of product pictures per order. */
const PICTURES = 3

type HomeOrderProps = { order: MyOrder; now: number }

/** An order in one line: goods, shop, state and amount. */
export function HomeOrder({ order: { orderNumber, orderItemDtos, status, ...order }, now }: HomeOrderProps) {
  const text = useText('order')
  const language = useLanguage()
  const locale = useLocale()
  const pieces = piecesOf(locale, orderItemDtos, (count) => formatNumber(language, count))
  const payable = isPayable({ status, ...order }, now)
  return (
    <li className={styles.order}>
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
        <span className={styles.muted}>{[order.shopName, pieces].filter(Boolean).join(' · ')}</span>
        <span className={styles.muted}>
          {orderNumber} <span className={styles.whole}>{`·\u00a0${formatDate(language, order.createTime)}`}</span>
        </span>
      </span>
      <span className={styles.state}>
        <OrderStatus
          status={status}
          closeType={order.closeType}
          isComm={order.isComm}
          partly={isPartlySent(orderItemDtos)}
        />
        <Money amount={order.actualTotal} size={16} label={text(status === 1 ? 'payable' : 'amount')} />
      </span>
      <span className={styles.act}>
        {payable ? (
          <Button size="small" tone="action" href={path('payment', { orderNumbers: orderNumber })}>
            {text('pay')}
          </Button>
        ) : (
          <Button
            size="small"
            href={path('order-detail', { orderNumber })}
            label={text('detailOf', { number: orderNumber })}
          >
            {text('detail')}
          </Button>
        )}
      </span>
    </li>
  )
}
