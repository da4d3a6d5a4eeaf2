import { InvoiceFields } from '@millwright/commerce/InvoiceFields'
import type { InvoiceTitle } from '@millwright/contract/after-sale/entities'
import { invoiceTypes } from '@millwright/domain/order/invoice'
import type { InvoiceProblem } from '@millwright/domain/order/invoice'
import { useText } from '@millwright/i18n/Texts'
import { Checkbox } from '@millwright/ui/Checkbox'
import { Heading } from '@millwright/ui/Heading'
import { Panel } from '@millwright/ui/Panel'
import { RadioGroup } from '@millwright/ui/RadioGroup'
import type { CheckoutInvoice } from '../checkout/checkoutInvoice.ts'
import { INVOICE, invoiceNew, invoiceNone } from '../checkout/orderInvoice.ts'
import * as shared from '../checkout/checkout.css.ts'
import * as styles from './CheckoutForm.css.ts'

/**
 * The invoice choice: none, a saved title or a new one. Each shop issues its own invoice. Reads `titles`, `invoice` and
 * `problems`.
 */
export function CheckoutInvoiceFields({
  titles,
  invoice: { choice, typed },
  problems,
}: {
  titles: readonly InvoiceTitle[]
  invoice: CheckoutInvoice['invoice']
  problems: readonly InvoiceProblem[]
}) {
  const text = useText('order')
  const form = useText('invoice')
  const known = choice === invoiceNew || titles.some(({ invoiceTitleId }) => invoiceTitleId === choice)
  const errors = Object.fromEntries(
    problems.map(({ field, problem, found = '' }) => [field, form(problem, { label: form(field), found })]),
  )
  return (
    <Panel as="section">
      <div className={shared.section}>
        <Heading level={2} size={16}>
          {text('invoiceHeading')}
        </Heading>
        <div className={styles.invoice}>
          <RadioGroup
            label={text('invoiceChoice')}
            hideLabel
            look="tiles"
            name={`${INVOICE}choice`}
            defaultValue={known ? choice : invoiceNone}
            options={[
              { value: invoiceNone, label: text('invoiceNone') },
              ...titles.map(({ invoiceTitleId, headerName, invoiceType, invoiceTaxNumber }) => ({
                value: invoiceTitleId,
                label: headerName,
                hint: [form(invoiceType === invoiceTypes.special ? 'special' : 'electronic'), invoiceTaxNumber]
                  .filter(Boolean)
                  .join(' · '),
              })),
              { value: invoiceNew, label: text('invoiceNew') },
            ]}
          />
          <div className={styles.newInvoice}>
            <InvoiceFields prefix={INVOICE} typed={typed} errors={errors} />
            <Checkbox
              name={`${INVOICE}keep`}
              value="1"
              label={text('invoiceKeep')}
              defaultChecked={typed.keep === '1' || !Object.keys(typed).length}
            />
          </div>
          <span className={shared.kept}>{text('invoiceHint')}</span>
        </div>
      </div>
    </Panel>
  )
}
