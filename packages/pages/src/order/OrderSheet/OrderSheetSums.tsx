import type { OrderDetail } from '@millwright/contract/order/entities'
import { useText } from '@millwright/i18n/Texts'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import * as styles from './OrderSheet.css.ts'

/** The sums of the order. */
export function OrderSheetSums({ order }: { order: OrderDetail }) {
  const text = useText('order')
  const money = useMoney()
  return (
    <dl className={styles.sums}>
      <dt className={styles.term}>{text('goodsTotal')}</dt>
      <dd className={styles.sum}>{money(order.total)}</dd>
      <dt className={styles.term}>{text('freight')}</dt>
      <dd className={styles.sum}>{Number(order.transfee) ? money(order.transfee) : text('freeFreight')}</dd>
      {order.reduceAmount !== undefined && Number(order.reduceAmount) > 0 && (
        <>
          <dt className={styles.term}>{text('discount')}</dt>
          <dd className={styles.sum}>{money(`-${order.reduceAmount}`)}</dd>
        </>
      )}
      <dt className={styles.total}>{text('sheetTotal')}</dt>
      <dd className={styles.totalSum}>{money(order.actualTotal)}</dd>
    </dl>
  )
}
