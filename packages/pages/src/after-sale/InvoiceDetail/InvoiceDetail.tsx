import { UserText } from '@millwright/commerce/UserText'
import { invoiceStates, invoiceWord } from '@millwright/domain/order/invoiceState'
import type { InvoiceableShop, InvoiceTitle, OrderInvoiceRecord } from '@millwright/contract/after-sale/entities'
import type { Money as Amount } from '@millwright/domain/money/money'
import { path } from '@millwright/domain/paths/path'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { DescriptionList } from '@millwright/ui/DescriptionList'
import { Empty } from '@millwright/ui/Empty'
import { Heading } from '@millwright/ui/Heading'
import { Link } from '@millwright/ui/Link'
import { Money } from '@millwright/ui/Money'
import { Panel } from '@millwright/ui/Panel'
import { Text } from '@millwright/ui/Text'
import type { ViewProps } from '../../defineScreen.ts'
import { DoneNotice } from '../../layout/DoneNotice/DoneNotice.tsx'
import { UserCenterFrame } from '../../layout/UserCenterFrame/UserCenterFrame.tsx'
import type { ActionResult } from '../../loader.ts'
import { InvoiceFacts } from '../invoice/InvoiceFacts.tsx'
import { InvoiceStatus } from '../invoice/InvoiceStatus.tsx'
import { applyHref, billsHref, invoiceFileHref, invoiceHref } from '../invoice/invoiceQuery.ts'
import { InvoiceAskForm } from './InvoiceAskForm.tsx'
import type { InvoiceDetailData } from './InvoiceDetail.load.ts'
import * as styles from './InvoiceDetail.css.ts'

export type InvoiceDetailProps = ViewProps<InvoiceDetailData>

const hints = {
  none: 'noneHint',
  afterPayment: 'afterPaymentHint',
  applying: 'applyingHint',
  issued: 'issuedHint',
  reissued: 'reissuedHint',
  failed: 'failedHint',
} as const

/** An invoice with its state, its fields and the next step; or the form to request one. */
export function InvoiceDetail({ center, titles, title, shown, outcome }: InvoiceDetailProps) {
  const text = useText('bills')
  return (
    <UserCenterFrame
      route="uc-billManagement"
      center={center}
      title={text(shown.state === 'there' ? 'detailTitle' : 'applyTitle')}
      tools={<Button href={billsHref()}>{text('back')}</Button>}
    >
      <DoneNotice outcome={outcome} />
      {shown.state === 'there' && <Issued invoice={shown.invoice} edit={shown.edit} outcome={outcome} />}
      {shown.state === 'none' && (
        <Asked shop={shown.shop} amount={shown.amount} titles={titles} title={title} outcome={outcome} />
      )}
      {shown.state === 'gone' && (
        <Panel>
          <Empty drawing="page" title={text('gone')} action={<Button href={billsHref()}>{text('toNone')}</Button>}>
            {text('goneHint')}
          </Empty>
        </Panel>
      )}
    </UserCenterFrame>
  )
}

function Asked({
  shop: { shopName, orders },
  amount,
  titles,
  title,
  outcome,
}: {
  shop: InvoiceableShop
  amount: Amount
  titles: readonly InvoiceTitle[]
  title: InvoiceTitle | undefined
  outcome: ActionResult | undefined
}) {
  const text = useText('bills')
  const numbers = orders.map(({ orderNumber }) => orderNumber)
  return (
    <>
      <Panel as="section">
        <DescriptionList
          look="plain"
          items={[
            { term: text('shop'), detail: shopName },
            { term: text('orders'), detail: <OrderLinks numbers={numbers} /> },
          ]}
        />
      </Panel>
      <InvoiceAskForm
        heading={text('asked')}
        action={applyHref(numbers, title?.invoiceTitleId ?? (titles.length ? '0' : undefined))}
        intent="invoice"
        amount={amount}
        filled={title}
        titles={titles}
        hrefOf={(titleId) => applyHref(numbers, titleId)}
        outcome={outcome}
      />
    </>
  )
}

function Issued({
  invoice,
  edit,
  outcome,
}: {
  invoice: OrderInvoiceRecord
  edit: boolean
  outcome: ActionResult | undefined
}) {
  const text = useText('bills')
  const language = useLanguage()
  const money = useMoney()
  const { orderInvoiceId, invoiceState, invoiceNumber, formerNumber, reason } = invoice
  const word = invoiceWord(invoice)
  const issued = invoiceState === invoiceStates.issued
  const running = word === 'applying' && formerNumber !== undefined
  const mend = invoiceState === invoiceStates.failed ? 'mend' : issued ? 'reissue' : 'change'
  const heading = issued ? 'reissueTitle' : 'changeTitle'
  const { amount, amountNow = amount } = invoice
  const nothing = Number(amountNow) === 0
  const form = (edit && !nothing) || (outcome !== undefined && !outcome.done)
  return (
    <>
      <Panel as="section">
        <div className={styles.section}>
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
              {!form && !nothing && (
                <Button
                  href={invoiceHref(orderInvoiceId, { edit: true })}
                  tone={mend === 'mend' ? 'action' : 'neutral'}
                >
                  {text(mend)}
                </Button>
              )}
            </div>
          </div>
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
        <InvoiceAskForm
          heading={text(heading)}
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
                { term: text('orders'), detail: <OrderLinks numbers={invoice.orderNumbers} /> },
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
      </div>
    </>
  )
}

function OrderLinks({ numbers }: { numbers: readonly string[] }) {
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
