import { InvoiceForm } from '@millwright/commerce/InvoiceForm'
import type { InvoiceTitle, OrderInvoice } from '@millwright/contract/after-sale/entities'
import type { OwnCompany } from '@millwright/domain/account/ownCompany'
import type { Money } from '@millwright/domain/money/money'
import { useText } from '@millwright/i18n/Texts'
import { Checkbox } from '@millwright/ui/Checkbox'
import { Heading } from '@millwright/ui/Heading'
import { Panel } from '@millwright/ui/Panel'
import { TabLinks } from '@millwright/ui/TabLinks'
import { useFormOutcome } from '../../layout/useFormOutcome.ts'
import type { ActionResult } from '../../loader.ts'
import { problemsOf } from '../invoice/invoiceProblems.ts'
import { typedOf } from '../invoice/typedOf.ts'
import * as styles from './InvoiceDetail.css.ts'

type InvoiceAskFormProps = {
  heading: string
  action: string
  intent: 'invoice' | 'change'
  submit?: string
  amount: Money
  /** The initial values of the form. */
  filled: OrderInvoice | InvoiceTitle | undefined
  /** The company that fills the form if nothing else does. */
  company?: OwnCompany | undefined
  titles?: readonly InvoiceTitle[]
  /** Returns the address of the form filled with a saved title, or empty. */
  hrefOf?: (titleId: string) => string
  outcome: ActionResult | undefined
}

/** The invoice form, which a saved title can fill. */
export function InvoiceRequestForm({
  heading,
  action,
  intent,
  submit,
  amount,
  filled,
  company,
  titles = [],
  hrefOf,
  outcome,
}: InvoiceAskFormProps) {
  const text = useText('bills')
  const { problem } = useFormOutcome(outcome)
  const problems = problemsOf(outcome)
  const titleId = filled && 'invoiceTitleId' in filled ? filled.invoiceTitleId : undefined
  return (
    <Panel as="section">
      <div className={styles.section}>
        <Heading level={2} size={16}>
          {heading}
        </Heading>
        {hrefOf && titles.length > 0 && <TitleTabs titles={titles} titleId={titleId} hrefOf={hrefOf} />}
        <InvoiceForm
          key={titleId}
          action={action}
          intent={intent}
          submit={submit}
          amount={amount}
          typed={outcome?.form ?? typedOf(filled, company)}
          problems={problems}
          message={problems.length ? undefined : problem}
        >
          <Checkbox
            key={titleId}
            name="keepTitle"
            value="1"
            label={text('keepTitle')}
            defaultChecked={outcome?.form ? outcome.form.keepTitle === '1' : intent === 'invoice' && !titleId}
          />
        </InvoiceForm>
      </div>
    </Panel>
  )
}

type TitleTabsProps = {
  titles: readonly InvoiceTitle[]
  titleId: string | undefined
  hrefOf: (titleId: string) => string
}

/** The saved titles to fill the form with. */
function TitleTabs({ titles, titleId, hrefOf }: TitleTabsProps) {
  const text = useText('bills')
  return (
    <TabLinks
      label={text('fromBook')}
      look="pill"
      tabs={[
        ...titles.map(({ invoiceTitleId, headerName }) => ({
          href: hrefOf(invoiceTitleId),
          label: headerName,
          current: invoiceTitleId === titleId,
        })),
        { href: hrefOf('0'), label: text('newTitle'), current: titleId === undefined },
      ]}
    />
  )
}
