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
  /** Where the form is posted, with the wire's names of its fields. */
  action?: string | undefined
  /** What the button does, for whoever reads the form. @default invoice */
  intent?: string | undefined
  /** What the button says. */
  submit?: string | undefined
  /** What the invoice is about, sent along. */
  orderNumber?: string | undefined
  /** What will be invoiced, in yuan: what was paid. Absent for a title of the book. */
  amount?: Amount | undefined
  /** What was typed before, or what the buyer's own titles say; nothing is remembered here. */
  typed?: Readonly<Partial<Record<InvoiceField | 'invoiceType' | 'headerType', string>>> | undefined
  /** What the server found wrong, by the same rule (`readInvoice` of domain). */
  problems?: readonly InvoiceProblem[] | undefined
  /** What the server said about all of it. */
  message?: string | undefined
  /** The shop gives special VAT invoices. @default true */
  special?: boolean | undefined
  /** Takes the place of posting the form; only called with what the rules let pass. */
  onSubmit?: ((asked: { invoice: Invoice }) => void) | undefined
  /** It is being sent. @default false */
  sending?: boolean | undefined
  /** What is asked beside it, above the button. */
  children?: ReactNode | undefined
}

/**
 * Asks for an invoice: which kind, for whom, sent where. Which fields a kind asks for is a matter of styles, so it
 * changes before scripts as well.
 *
 * When: for an order that is paid. Instead: `AddressForm` for where goods go.
 *
 * Keys:
 * - `Tab` goes from field to field, `Arrow` keys choose among the kinds
 * - `Enter` in a field sends it; what is wrong takes the focus
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
  // A new answer of the server takes the place of what was found here.
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
  // A field that was left is judged at once, but not for being empty: one may come back to it.
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
