import { UserText } from '@millwright/commerce/UserText'
import type { OrderInvoiceRecord } from '@millwright/contract/after-sale/entities'
import { invoiceTypes } from '@millwright/domain/order/invoice'
import { invoiceStates } from '@millwright/domain/order/invoiceState'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Link } from '@millwright/ui/Link'
import { Money } from '@millwright/ui/Money'
import { Panel } from '@millwright/ui/Panel'
import { Text } from '@millwright/ui/Text'
import { invoiceFileHref, invoiceHref } from '../invoice/invoiceQuery.ts'
import { invoiceSubjectHref } from '../invoice/invoiceSubject.ts'
import { InvoiceStatus } from '../invoice/InvoiceStatus.tsx'
import * as styles from './UcBillManagement.css.ts'

/** An invoice of the list: state, title, orders and next step. */
export function BillCard({ invoice }: { invoice: OrderInvoiceRecord }) {
  const text = useText('bills')
  const language = useLanguage()
  const form = useText('invoice')
  const { invoiceState, invoiceType, headerName, invoiceNumber, orderNumbers, reason } = invoice
  return (
    <Panel as="article">
      <div className={styles.card}>
        <div className={styles.head}>
          <span className={styles.name}>
            <InvoiceStatus invoice={invoice} />
            <span className={styles.small}>{invoice.shopName}</span>
          </span>
          <Money amount={invoice.amount} size={16} />
        </div>
        <div className={styles.words}>
          <Text weight="bold">
            <UserText>{headerName}</UserText>
          </Text>
          <span className={styles.small}>
            {form(invoiceType === invoiceTypes.special ? 'special' : 'electronic')}
            {invoiceNumber && ` · ${text('invoiceNumber')} ${invoiceNumber}`}
            {` · ${text(invoice.issueTime ? 'issueTime' : 'applyTime')} ${formatDate(language, invoice.issueTime ?? invoice.applyTime)}`}
          </span>
          <span className={styles.tools}>
            {orderNumbers.map((number) => (
              <Link key={number} href={invoiceSubjectHref(number)}>
                {number}
              </Link>
            ))}
          </span>
        </div>
        {invoiceState === invoiceStates.failed && reason && (
          <Alert tone="bad" title={text('reason')}>
            <UserText>{reason}</UserText>
          </Alert>
        )}
        <Tools invoice={invoice} />
      </div>
    </Panel>
  )
}

function Tools({ invoice: { orderInvoiceId, invoiceState, invoiceNumber } }: { invoice: OrderInvoiceRecord }) {
  const text = useText('bills')
  return (
    <div className={styles.tools}>
      {invoiceState === invoiceStates.failed && (
        <Button href={invoiceHref(orderInvoiceId, { edit: true })} tone="action" size="small">
          {text('mend')}
        </Button>
      )}
      {invoiceNumber && (
        <Button
          href={invoiceFileHref(orderInvoiceId)}
          icon="document"
          tone={invoiceState === invoiceStates.issued ? 'action' : 'neutral'}
          size="small"
        >
          {text(invoiceState === invoiceStates.issued ? 'download' : 'downloadFormer')}
        </Button>
      )}
      <Button href={invoiceHref(orderInvoiceId)} size="small">
        {text('details')}
      </Button>
    </div>
  )
}
