import type { OrderInvoiceBrief } from '@millwright/contract/after-sale/entities'
import { invoiceTypes } from '@millwright/domain/order/invoice'
import { mallDay } from '@millwright/domain/member/mallDay'
import { payKindOf } from '@millwright/domain/payment/payKinds'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import type { OrderSheetData } from './OrderSheet.load.ts'
import * as styles from './OrderSheet.css.ts'

/** Returns how and by when the order is paid. */
function useTerms({ accountCharge, payType, payTime }: OrderSheetData['order']): string {
  const text = useText('order')
  const pay = useText('pay')
  const language = useLanguage()
  if (accountCharge && !accountCharge.settled)
    return text('chargedDue', { day: formatDate(language, mallDay(accountCharge.dueDate - 1)) })
  if (payTime === undefined) return text('notPaid')
  const day = formatDate(language, payTime.slice(0, 10))
  const kind = payType === undefined ? undefined : payKindOf(payType)
  return kind ? text('sheetPaidBy', { kind: pay(kind), day }) : day
}

/** The order's numbers and dates, its invoice and its tracking numbers. */
export function OrderSheetFacts({ kind, order, packages }: Pick<OrderSheetData, 'kind' | 'order' | 'packages'>) {
  const text = useText('order')
  const form = useText('invoice')
  const language = useLanguage()
  const priced = kind === 'order'
  const { orderNumber } = order
  const terms = useTerms(order)
  const sent = packages.flatMap(({ deliveryDto }) => (deliveryDto ? [deliveryDto] : []))
  const invoiceOf = ({ invoiceType, headerName }: OrderInvoiceBrief) =>
    `${form(invoiceType === invoiceTypes.special ? 'special' : 'electronic')}, ${headerName}`
  const facts: [string, string | undefined][] = [
    [text('orderNumber'), orderNumber],
    [text('orderTime'), formatDate(language, order.createTime)],
    [text('sheetTerms'), priced ? terms : undefined],
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
