import { path } from '@millwright/domain/paths/path'
import { Link } from '@millwright/ui/Link'
import * as styles from './InvoiceDetail.css.ts'

/** The links to the orders of an invoice. */
export function InvoiceOrders({ numbers }: { numbers: readonly string[] }) {
  return (
    <span className={styles.numbers}>
      {numbers.map((number) => (
        <Link key={number} href={path('order-detail', { orderNumber: number })}>
          {number}
        </Link>
      ))}
    </span>
  )
}
