import type { OrderDetail } from '@millwright/contract/order/entities'
import { minus } from '@millwright/domain/money/money'
import { totalOf } from '@millwright/domain/money/wholeMoney'
import { splitOrderTax } from '@millwright/domain/order/invoiceTax'
import { formatNumber } from '@millwright/i18n/format'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import * as styles from './OrderSheet.css.ts'

/** The sums of the order. */
export function OrderSheetSums({ order }: { order: OrderDetail }) {
  const text = useText('order')
  const language = useLanguage()
  const money = useMoney()
  const { orderScore, scoreAmount = '0.00', reduceAmount = '0.00', orderItemDtos, transfee, actualTotal } = order
  const discount = minus(reduceAmount, scoreAmount)
  const amounts = orderItemDtos.map(({ price, prodCount }) => totalOf([{ price, quantity: prodCount }]))
  const { net, tax } = splitOrderTax({ amounts, freight: transfee, paid: actualTotal })
  return (
    <dl className={styles.sums}>
      <dt className={styles.term}>{text('goodsTotal')}</dt>
      <dd className={styles.sum}>{money(order.total)}</dd>
      <dt className={styles.term}>{text('freight')}</dt>
      <dd className={styles.sum}>{Number(order.transfee) ? money(order.transfee) : text('freeFreight')}</dd>
      {Number(discount) > 0 && (
        <>
          <dt className={styles.term}>{text('discount')}</dt>
          <dd className={styles.sum}>{money(minus(0, discount))}</dd>
        </>
      )}
      {orderScore !== undefined && (
        <>
          <dt className={styles.term}>{text('pointsReduce', { score: formatNumber(language, orderScore) })}</dt>
          <dd className={styles.sum}>{money(minus(0, scoreAmount))}</dd>
        </>
      )}
      <dt className={styles.total}>{text('sheetTotal')}</dt>
      <dd className={styles.totalSum}>{money(order.actualTotal)}</dd>
      <dt className={styles.term}>{text('sheetNet')}</dt>
      <dd className={styles.sum}>{money(net)}</dd>
      <dt className={styles.term}>{text('sheetTax')}</dt>
      <dd className={styles.sum}>{money(tax)}</dd>
    </dl>
  )
}
