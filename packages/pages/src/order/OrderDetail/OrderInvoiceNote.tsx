import { UserText } from '@millwright/commerce/UserText'
import type { OrderDetail } from '@millwright/contract/order/entities'
import { useText } from '@millwright/i18n/Texts'
import { Link } from '@millwright/ui/Link'
import { InvoiceStatus } from '../../after-sale/invoice/InvoiceStatus.tsx'
import { applyHref, invoiceHref } from '../../after-sale/invoice/invoiceQuery.ts'
import * as styles from './OrderDetail.css.ts'

/** The state of the order's invoice with a link to it. A paid order without an invoice links to the request form. */
export function OrderInvoiceNote({ order: { invoice, orderNumber, payTime, status } }: { order: OrderDetail }) {
  const text = useText('order')
  if (invoice)
    return (
      <span className={styles.invoice}>
        <InvoiceStatus invoice={invoice} />
        <span>
          <UserText>{invoice.headerName}</UserText>
        </span>
        <Link href={invoiceHref(invoice.orderInvoiceId)}>{text('invoiceSee')}</Link>
      </span>
    )
  const may = payTime !== undefined && status > 1 && status < 6
  return may ? <Link href={applyHref([orderNumber])}>{text('invoiceApply')}</Link> : text('invoiceNotAsked')
}
