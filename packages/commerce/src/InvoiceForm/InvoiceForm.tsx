import { useState } from 'react'
import type { FocusEvent, FormEvent, ReactNode } from 'react'
import { invoiceLimits, invoiceProblem, readInvoice } from '@millwright/domain/order/invoice'
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
import { heard } from '../internal/heard.ts'
import { InvoiceFields } from '../InvoiceFields/InvoiceFields.tsx'
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
  const [own, setOwn] = useState<{
    of: readonly InvoiceProblem[]
    problems: readonly InvoiceProblem[]
    summed: readonly InvoiceProblem[]
    attempt: number
  }>({ of: found, problems: found, summed: found, attempt: 0 })
  // A new response of the server replaces the errors found in the browser.
  const sameAnswer = JSON.stringify(own.of) === JSON.stringify(found)
  const { problems, summed } = sameAnswer ? own : { problems: found, summed: found }

  const say = ({ field, problem, found = '' }: InvoiceProblem) => text(problem, { label: text(field), found })
  const check = (event: FormEvent<HTMLFormElement>) => {
    const read = readInvoice(valuesOf(event.currentTarget))
    const next = 'problems' in read ? read.problems : []
    setOwn({ of: found, problems: next, summed: next, attempt: own.attempt + 1 })
    if ('problems' in read) return event.preventDefault()
    if (!onSubmit) return
    event.preventDefault()
    onSubmit(read)
  }
  // Validates a field on blur, except an empty one, which the buyer may still fill in.
  const leave = (event: FocusEvent<HTMLFormElement>) => {
    const { name, value } = event.target as unknown as HTMLInputElement
    if (!isField(name)) return
    const problem = value.trim() ? invoiceProblem(name, value) : undefined
    const others = problems.filter(({ field }) => field !== name)
    if (problem || others.length < problems.length)
      setOwn({
        of: found,
        problems: problem ? [...others, problem] : others,
        summed: summed.filter(({ field }) => field !== name || problem),
        attempt: own.attempt,
      })
  }
  return (
    <form
      method="post"
      action={action}
      noValidate
      {...root}
      className={cx(styles.form, className)}
      onSubmit={check}
      onBlur={heard(onBlur, leave)}
    >
      {orderNumber !== undefined && <input type="hidden" name="orderNumber" value={orderNumber} />}
      <div className={styles.head}>
        <FormErrors
          key={own.attempt}
          problems={summed.map((problem) => ({ field: problem.field, message: say(problem) }))}
        />
      </div>
      {message !== undefined && summed.length === 0 && <Alert tone="bad">{message}</Alert>}
      {amount !== undefined && (
        <DescriptionList
          columns={2}
          look="plain"
          items={[
            { term: text('amount'), detail: <Money amount={amount} size={16} /> },
            { term: text('content'), detail: text('contentDetail') },
          ]}
        />
      )}
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

function isField(name: string): name is InvoiceField {
  return name in invoiceLimits
}

function valuesOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
