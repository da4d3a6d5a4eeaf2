import type { InvoiceableShop, InvoiceTitle } from '@millwright/contract/after-sale/entities'
import type { Money as Amount } from '@millwright/domain/money/money'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { DescriptionList } from '@millwright/ui/DescriptionList'
import { Empty } from '@millwright/ui/Empty'
import { Panel } from '@millwright/ui/Panel'
import type { ViewProps } from '../../defineScreen.ts'
import { DoneNotice } from '../../layout/DoneNotice/DoneNotice.tsx'
import { UserCenterFrame } from '../../layout/UserCenterFrame/UserCenterFrame.tsx'
import type { ActionResult } from '../../loader.ts'
import { applyHref, billsHref } from '../invoice/invoiceQuery.ts'
import { InvoiceRequestForm } from './InvoiceRequestForm.tsx'
import type { InvoiceDetailData } from './InvoiceDetail.load.ts'
import { InvoiceIssued } from './InvoiceIssued.tsx'
import { InvoiceOrders } from './InvoiceOrders.tsx'

export type InvoiceDetailProps = ViewProps<InvoiceDetailData>

/** An invoice with its state, its fields and the next step; or the form to request one. */
export function InvoiceDetail({ center, titles, title, company, shown, outcome }: InvoiceDetailProps) {
  const text = useText('bills')
  return (
    <UserCenterFrame
      route="uc-billManagement"
      center={center}
      title={text(shown.state === 'there' ? 'detailTitle' : 'applyTitle')}
      tools={<Button href={billsHref()}>{text('back')}</Button>}
    >
      <DoneNotice outcome={outcome} />
      {shown.state === 'there' && <InvoiceIssued invoice={shown.invoice} edit={shown.edit} outcome={outcome} />}
      {shown.state === 'none' && (
        <Asked
          shop={shown.shop}
          amount={shown.amount}
          titles={titles}
          title={title}
          company={company}
          outcome={outcome}
        />
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
  company,
  outcome,
}: {
  shop: InvoiceableShop
  amount: Amount
  titles: readonly InvoiceTitle[]
  title: InvoiceTitle | undefined
  company: InvoiceDetailProps['company']
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
            { term: text('orders'), detail: <InvoiceOrders numbers={numbers} /> },
          ]}
        />
      </Panel>
      <InvoiceRequestForm
        heading={text('asked')}
        action={applyHref(numbers, title?.invoiceTitleId ?? (titles.length ? '0' : undefined))}
        intent="invoice"
        amount={amount}
        filled={title}
        company={company}
        titles={titles}
        hrefOf={(titleId) => applyHref(numbers, titleId)}
        outcome={outcome}
      />
    </>
  )
}
