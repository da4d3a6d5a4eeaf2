import type { OrderInvoiceBrief } from '@millwright/contract/after-sale/entities'
import { invoiceTypes } from '@millwright/domain/order/invoice'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import type { OrderSheetData } from './OrderSheet.load.ts'
import * as styles from './OrderSheet.css.ts'

/** The order's numbers and dates, its invoice and its tracking numbers. */
export function OrderSheetFacts({ kind, order, packages }: Pick<OrderSheetData, 'kind' | 'order' | 'packages'>) {
  const text = useText('order')
  const form = useText('invoice')
  const language = useLanguage()
  const priced = kind === 'order'
  const { orderNumber, poNumber, payTime } = order
  const sent = packages.flatMap(({ deliveryDto }) => (deliveryDto ? [deliveryDto] : []))
  const invoiceOf = ({ invoiceType, headerName }: OrderInvoiceBrief) =>
    `${form(invoiceType === invoiceTypes.special ? 'special' : 'electronic')}, ${headerName}`
  const facts: [string, string | undefined][] = [
    [text('orderNumber'), orderNumber],
    [text('poNumberShort'), poNumber],
    [text('orderTime'), formatDate(language, order.createTime)],
    [text('payTime'), priced ? (payTime ? formatDate(language, payTime) : text('notPaid')) : undefined],
    [text('invoice'), priced && order.invoice ? invoiceOf(order.invoice) : undefined],
    ...sent.map(({ companyName, dvyFlowId }): [string, string] => [
      text('trackingNumber'),
      [companyName, dvyFlowId].filter(Boolean).join(' '),
    ]),
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([term, detail], index) =>
          detail && (
            <div key={index} className={styles.fact}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.detail}>{detail}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
