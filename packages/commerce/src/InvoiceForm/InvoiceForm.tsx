import type { ReactNode } from 'react'
import type { Invoice, InvoiceField, InvoiceProblem } from '@millwright/domain/order/invoice'
import type { Money as Amount } from '@millwright/domain/money/money'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { DescriptionList } from '@millwright/ui/DescriptionList'
import { FormErrors } from '@millwright/ui/FormErrors'
import { Money } from '@millwright/ui/Money'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import { composeHandlers } from '../internal/composeHandlers.ts'
import { InvoiceFields } from '../InvoiceFields/InvoiceFields.tsx'
import { useInvoiceCheck } from './useInvoiceCheck.ts'
import * as styles from './InvoiceForm.css.ts'

export type InvoiceFormProps = RootProps<HTMLFormElement, 'onSubmit'> & {
  /** The URL the form is posted to. Field names are those of the API. */
  action?: string | undefined
  /** The value of the submit button's `intent`. @default invoice */
  intent?: string | undefined
  /** The text of the submit button. */
  submit?: string | undefined
  /** The number of the invoiced order, posted with the form. */
  orderNumber?: string | undefined
  /** The invoiced amount in yuan, equal to the paid amount. Omit for a saved invoice title. */
  amount?: Amount | undefined
  /** The initial values: what was typed before, or the buyer's saved invoice title. The component stores nothing. */
  typed?: Readonly<Partial<Record<InvoiceField | 'invoiceType' | 'headerType', string>>> | undefined
  /** The server's errors, by the same rules (`readInvoice` of domain). */
  problems?: readonly InvoiceProblem[] | undefined
  /** The server's message about the whole form. */
  message?: string | undefined
  /** Whether the shop issues special VAT invoices. @default true */
  special?: boolean | undefined
  /** Handles the submission instead of posting the form. Called only with a valid invoice. */
  onSubmit?: ((asked: { invoice: Invoice }) => void) | undefined
  /** Whether the form is being submitted. @default false */
  sending?: boolean | undefined
  /** Additional content above the submit button. */
  children?: ReactNode | undefined
}

/**
 * A form for an invoice request: kind, recipient, delivery. CSS selects the fields of each kind, so this works before
 * scripts load.
 *
 * When: for a paid order. Instead: `AddressForm` for a delivery address.
 *
 * Keys:
 * - `Tab` moves between fields, `Arrow` keys select a kind
 * - `Enter` in a field submits the form; the error summary takes the focus
 */
export function InvoiceForm({
  action,
  intent = 'invoice',
  submit,
  orderNumber,
  amount,
  typed = {},
  problems: found = [],
  message,
  special = true,
  onSubmit,
  sending,
  children,
  className,
  onBlur,
  ...root
}: InvoiceFormProps) {
  const text = useText('invoice')
  const { problems, summed, attempt, check, leave } = useInvoiceCheck(found, onSubmit)
  const say = ({ field, problem, found = '' }: InvoiceProblem) => text(problem, { label: text(field), found })
  return (
    <form
      method="post"
      action={action}
      noValidate
      {...root}
      className={cx(styles.form, className)}
      onSubmit={check}
      onBlur={composeHandlers(onBlur, leave)}
    >
      {orderNumber !== undefined && <input type="hidden" name="orderNumber" value={orderNumber} />}
      <div className={styles.head}>
        <FormErrors
          key={attempt}
          problems={summed.map((problem) => ({ field: problem.field, message: say(problem) }))}
        />
      </div>
      {message !== undefined && summed.length === 0 && <Alert tone="bad">{message}</Alert>}
      {amount !== undefined && <Invoiced amount={amount} />}
      <InvoiceFields
        typed={typed}
        special={special}
        errors={Object.fromEntries(problems.map((problem) => [problem.field, say(problem)]))}
      />
      {children}
      <div>
        <Button type="submit" name="intent" value={intent} tone="action" size="large" loading={sending}>
          {submit ?? text('submit')}
        </Button>
      </div>
    </form>
  )
}

function Invoiced({ amount }: { amount: Amount }) {
  const text = useText('invoice')
  return (
    <DescriptionList
      columns={2}
      look="plain"
      items={[
        { term: text('amount'), detail: <Money amount={amount} size={16} /> },
        { term: text('content'), detail: text('contentDetail') },
      ]}
    />
  )
}
