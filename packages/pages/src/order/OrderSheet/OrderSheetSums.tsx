import type { OrderDetail } from '@millwright/contract/order/entities'
import { centsOf, centsText } from '@millwright/domain/money/wholeMoney'
import type { TaxSplit } from '@millwright/domain/order/invoiceTax'
import { formatNumber } from '@millwright/i18n/format'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import * as styles from './OrderSheet.css.ts'

/** The sums of the order. */
export function OrderSheetSums({ order, tax: split }: { order: OrderDetail; tax: TaxSplit }) {
  const text = useText('order')
  const language = useLanguage()
  const money = useMoney()
  const { orderScore, scoreAmount, reduceAmount } = order
  const points = centsOf(scoreAmount ?? '0')
  const discount = centsOf(reduceAmount ?? '0') - points
  return (
    <dl className={styles.sums}>
      <dt className={styles.term}>{text('goodsTotal')}</dt>
      <dd className={styles.sum}>{money(order.total)}</dd>
      <dt className={styles.term}>{text('freight')}</dt>
      <dd className={styles.sum}>{Number(order.transfee) ? money(order.transfee) : text('freeFreight')}</dd>
      {discount > 0n && (
        <>
          <dt className={styles.term}>{text('discount')}</dt>
          <dd className={styles.sum}>{money(centsText(-discount))}</dd>
        </>
      )}
      {orderScore !== undefined && (
        <>
          <dt className={styles.term}>{text('pointsReduce', { score: formatNumber(language, orderScore) })}</dt>
          <dd className={styles.sum}>{money(centsText(-points))}</dd>
        </>
      )}
      <dt className={styles.total}>{text('sheetTotal')}</dt>
      <dd className={styles.totalSum}>{money(order.actualTotal)}</dd>
      <dt className={styles.term}>{text('sheetNet')}</dt>
      <dd className={styles.sum}>{money(split.net)}</dd>
      <dt className={styles.term}>{text('sheetTax')}</dt>
      <dd className={styles.sum}>{money(split.tax)}</dd>
    </dl>
  )
}
