import { UserText } from '@millwright/commerce/UserText'
import type { OrderInvoiceRecord } from '@millwright/contract/after-sale/entities'
import { invoiceStates, invoiceDisplayState } from '@millwright/domain/order/invoiceState'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { DescriptionList } from '@millwright/ui/DescriptionList'
import { Heading } from '@millwright/ui/Heading'
import { Money } from '@millwright/ui/Money'
import { Panel } from '@millwright/ui/Panel'
import { Text } from '@millwright/ui/Text'
import type { ActionResult } from '../../loader.ts'
import { InvoiceFacts } from '../invoice/InvoiceFacts.tsx'
import { InvoiceStatus } from '../invoice/InvoiceStatus.tsx'
import { invoiceFileHref, invoiceHref } from '../invoice/invoiceQuery.ts'
import { InvoiceRequestForm } from './InvoiceRequestForm.tsx'
import { InvoiceOrders } from './InvoiceOrders.tsx'
import * as styles from './InvoiceDetail.css.ts'

const hints = {
  none: 'noneHint',
  afterPayment: 'afterPaymentHint',
  applying: 'applyingHint',
  issued: 'issuedHint',
  reissued: 'reissuedHint',
  failed: 'failedHint',
} as const

type Props = { invoice: OrderInvoiceRecord; edit: boolean; outcome: ActionResult | undefined }

/** An invoice that was requested: its state, its fields, and the form to change it. */
export function InvoiceIssued({ invoice, edit, outcome }: Props) {
  const text = useText('bills')
  const money = useMoney()
  const { orderInvoiceId, invoiceState, reason, amount, amountNow = amount } = invoice
  const issued = invoiceState === invoiceStates.issued
  const nothing = Number(amountNow) === 0
  const form = (edit && !nothing) || (outcome !== undefined && !outcome.done)
  return (
    <>
      <Panel as="section">
        <div className={styles.section}>
          <State invoice={invoice} mayChange={!form && !nothing} />
          {reason && (
            <Alert tone="bad" title={text('reason')}>
              <UserText>{reason}</UserText>
            </Alert>
          )}
          {invoice.amountNow !== undefined && (
            <Alert tone="warn">{text(nothing ? 'amountGone' : 'amountLess', { amount: money(amountNow) })}</Alert>
          )}
        </div>
      </Panel>
      {form && (
        <InvoiceRequestForm
          heading={text(issued ? 'reissueTitle' : 'changeTitle')}
          action={invoiceHref(orderInvoiceId, { edit: true })}
          intent="change"
          submit={text(issued ? 'submitReissue' : 'submitChange')}
          amount={amountNow}
          filled={invoice}
          outcome={outcome}
        />
      )}
      <div className={styles.columns}>
        <Panel as="section">
          <div className={styles.section}>
            <Heading level={2} size={16}>
              {text('asked')}
            </Heading>
            <InvoiceFacts invoice={invoice} />
          </div>
        </Panel>
        <About invoice={invoice} />
      </div>
    </>
  )
}

/** The state in words, and the buttons to download the invoice and to change it. */
function State({ invoice, mayChange }: { invoice: OrderInvoiceRecord; mayChange: boolean }) {
  const text = useText('bills')
  const { orderInvoiceId, invoiceState, invoiceNumber, formerNumber } = invoice
  const word = invoiceDisplayState(invoice)
  const issued = invoiceState === invoiceStates.issued
  const running = word === 'applying' && formerNumber !== undefined
  const mend = invoiceState === invoiceStates.failed ? 'mend' : issued ? 'reissue' : 'change'
  return (
    <div className={styles.state}>
      <div className={styles.words}>
        <Heading level={2} size={18}>
          <InvoiceStatus invoice={invoice} />
        </Heading>
        <Text tone="muted">{text(running ? 'reissuingHint' : hints[word], { number: formerNumber ?? '' })}</Text>
      </div>
      <div className={styles.tools}>
        {invoiceNumber && (
          <Button href={invoiceFileHref(orderInvoiceId)} icon="document" tone={issued ? 'action' : 'neutral'}>
            {text(issued ? 'download' : 'downloadFormer')}
          </Button>
        )}
        {mayChange && (
          <Button href={invoiceHref(orderInvoiceId, { edit: true })} tone={mend === 'mend' ? 'action' : 'neutral'}>
            {text(mend)}
          </Button>
        )}
      </div>
    </div>
  )
}

/** The amount, the orders and the numbers of the invoice. */
function About({ invoice }: { invoice: OrderInvoiceRecord }) {
  const text = useText('bills')
  const language = useLanguage()
  const { invoiceNumber, formerNumber } = invoice
  return (
    <Panel as="section">
      <div className={styles.section}>
        <Heading level={2} size={16}>
          {text('aboutInvoice')}
        </Heading>
        <DescriptionList
          look="plain"
          items={[
            { term: text('amount'), detail: <Money amount={invoice.amount} size={16} /> },
            { term: text('shop'), detail: invoice.shopName },
            { term: text('orders'), detail: <InvoiceOrders numbers={invoice.orderNumbers} /> },
            ...(invoiceNumber ? [{ term: text('invoiceNumber'), detail: invoiceNumber }] : []),
            ...(formerNumber && formerNumber !== invoiceNumber
              ? [{ term: text('formerNumber'), detail: formerNumber }]
              : []),
            { term: text('applyTime'), detail: formatDate(language, invoice.applyTime) },
            ...(invoice.issueTime
              ? [{ term: text('issueTime'), detail: formatDate(language, invoice.issueTime) }]
              : []),
          ]}
        />
      </div>
    </Panel>
  )
}
