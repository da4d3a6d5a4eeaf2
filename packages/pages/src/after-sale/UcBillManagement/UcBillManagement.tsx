import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Empty } from '@millwright/ui/Empty'
import { TabLinks } from '@millwright/ui/TabLinks'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import type { ViewProps } from '../../defineScreen.ts'
import { OutcomeNotice } from '../../layout/OutcomeNotice/OutcomeNotice.tsx'
import { refusedOf } from '../../layout/refusedOf.ts'
import { RecordList } from '../../layout/RecordList/RecordList.tsx'
import { UserCenterFrame } from '../../layout/UserCenterFrame/UserCenterFrame.tsx'
import { billsHref, billTabs } from '../invoice/invoiceQuery.ts'
import { problemsOf } from '../invoice/invoiceProblems.ts'
import { BillCard } from './BillCard.tsx'
import { BillStatements } from './BillStatements.tsx'
import { BillTitles } from './BillTitles.tsx'
import { BillsWithoutInvoice } from './BillsWithoutInvoice.tsx'
import type { UcBillManagementData } from './UcBillManagement.load.ts'
import * as styles from './UcBillManagement.css.ts'

export type UcBillManagementProps = ViewProps<UcBillManagementData>

const labels = {
  none: 'tabNone',
  applying: 'tabApplying',
  issued: 'tabIssued',
  failed: 'tabFailed',
  titles: 'tabTitles',
  statements: 'tabStatements',
} as const
const empties = {
  none: 'emptyNone',
  applying: 'emptyApplying',
  issued: 'emptyIssued',
  failed: 'emptyFailed',
} as const

/** The invoices by state: orders without one, pending, issued and rejected ones, and the saved titles. */
export function UcBillManagement({ center, page, now, counts, bills, titles, shown, outcome }: UcBillManagementProps) {
  const text = useText('bills')
  const { tab } = shown
  // A refused title shows its problems inside its form.
  const inForm =
    refusedOf(outcome) && ((tab === 'titles' && shown.edit !== undefined) || problemsOf(outcome).length > 0)
  const hrefOf = (to: number) => billsHref({ tab, page: to })
  return (
    <UserCenterFrame
      route="uc-billManagement"
      center={center}
      title={text(tab === 'statements' ? 'tabStatements' : 'title')}
      lead={tab !== 'statements' && text('lead')}
    >
      <Tabs current={tab} {...{ center, counts, bills, titles }} />
      <OutcomeNotice outcome={inForm ? undefined : outcome} />
      {shown.tab === 'titles' ? (
        <BillTitles titles={titles} shown={shown} outcome={outcome} />
      ) : shown.tab === 'statements' ? (
        <BillStatements statements={shown.statements} current={page} hrefOf={hrefOf} now={now} />
      ) : shown.tab === 'none' ? (
        <WithoutInvoice shops={shown.shops} current={page} hrefOf={hrefOf} />
      ) : (
        <Invoices tab={shown.tab} invoices={shown.invoices} current={page} hrefOf={hrefOf} />
      )}
    </UserCenterFrame>
  )
}

type Shown = UcBillManagementData['shown']
type TabsProps = Pick<UcBillManagementData, 'center' | 'counts' | 'bills' | 'titles'> & { current: Shown['tab'] }

/** The states with their numbers. Statements are for buyers with an account period. */
function Tabs({ current, center, counts, bills, titles }: TabsProps) {
  const text = useText('bills')
  const numbers = { ...counts, titles: titles.length, statements: bills.waiting }
  const tabs = billTabs.filter((one) => one !== 'statements' || center.rights.includes('accountPeriod'))
  return (
    <TabLinks
      label={text('tabs')}
      tabs={tabs.map((one) => ({
        href: billsHref({ tab: one }),
        label: text(labels[one]),
        current: one === current,
        badge: numbers[one] > 0 && (
          <span
            className={styles.count}
            data-waiting={one === 'failed' || (one === 'statements' && bills.overdue > 0) ? '' : undefined}
          >
            {numbers[one]}
            <VisuallyHidden> {text('count', { count: numbers[one] })}</VisuallyHidden>
          </span>
        ),
      }))}
    />
  )
}

type PageProps = { current: number; hrefOf: (page: number) => string }

/** The orders without an invoice, by shop. */
function WithoutInvoice({ shops, current, hrefOf }: PageProps & Pick<Extract<Shown, { tab: 'none' }>, 'shops'>) {
  const text = useText('bills')
  return (
    <RecordList
      page={shops}
      current={current}
      hrefOf={hrefOf}
      keyOf={({ shopId, orders }) => orders[0]?.orderNumber ?? shopId}
      empty={
        <Empty
          drawing="order"
          title={text(empties.none)}
          action={<Button href={path('uc-order')}>{text('toOrders')}</Button>}
        >
          {text('emptyNoneHint')}
        </Empty>
      }
    >
      {(shop) => <BillsWithoutInvoice shop={shop} />}
    </RecordList>
  )
}

type InvoicesProps = PageProps & Pick<Extract<Shown, { invoices: unknown }>, 'tab' | 'invoices'>

/** The invoices of one state. */
function Invoices({ tab, invoices, current, hrefOf }: InvoicesProps) {
  const text = useText('bills')
  return (
    <RecordList
      page={invoices}
      current={current}
      hrefOf={hrefOf}
      keyOf={({ orderInvoiceId }) => orderInvoiceId}
      empty={
        <Empty drawing="page" title={text(empties[tab])} action={<Button href={billsHref()}>{text('toNone')}</Button>}>
          {text('emptyHint')}
        </Empty>
      }
    >
      {(invoice) => <BillCard invoice={invoice} />}
    </RecordList>
  )
}
