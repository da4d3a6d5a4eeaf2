import { Link } from '@millwright/ui/Link'
import { invoiceSubjectHref } from '../invoice/invoiceSubject.ts'
import * as styles from './InvoiceDetail.css.ts'

/** The links to the orders and memberships of an invoice. */
export function InvoiceOrders({ numbers }: { numbers: readonly string[] }) {
  return (
    <span className={styles.numbers}>
      {numbers.map((number) => (
        <Link key={number} href={invoiceSubjectHref(number)}>
          {number}
        </Link>
      ))}
    </span>
  )
}
