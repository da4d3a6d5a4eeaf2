import { useState } from 'react'
import type { FocusEvent, FormEvent } from 'react'
import {
  headerTypes,
  invoiceFields,
  invoiceLimits,
  invoiceProblem,
  invoiceTypes,
  readInvoice,
} from '@millwright/domain/order/invoice'
import type { Invoice, InvoiceField, InvoiceProblem } from '@millwright/domain/order/invoice'
import type { Money as Amount } from '@millwright/domain/money/money'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { DescriptionList } from '@millwright/ui/DescriptionList'
import { FormErrors } from '@millwright/ui/FormErrors'
import { Money } from '@millwright/ui/Money'
import { RadioGroup } from '@millwright/ui/RadioGroup'
import { TextField } from '@millwright/ui/TextField'
import type { TextFieldProps } from '@millwright/ui/TextField'
import * as styles from './InvoiceForm.css.ts'

export type InvoiceFormProps = {
  /** Where the form is posted, with `intent=invoice` and the wire's names of its fields. */
  action?: string
  /** What the invoice is about, sent along. */
  orderNumber: string
  /** What will be invoiced, in yuan: what was paid. */
  amount: Amount
  /** What was typed before, or what the buyer's own titles say; nothing is remembered here. */
  typed?: Readonly<Partial<Record<InvoiceField | 'invoiceType' | 'headerType', string>>>
  /** What the server found wrong, by the same rule (`readInvoice` of domain). */
  problems?: readonly InvoiceProblem[]
  /** What the server said about all of it. */
  message?: string
  /** The shop gives special VAT invoices. @default true */
  special?: boolean
  /** Takes the place of posting the form; only called with what the rules let pass. */
  onSubmit?: (asked: { invoice: Invoice }) => void
  /** It is being sent. @default false */
  sending?: boolean
}

const shapes: Record<InvoiceField, Pick<TextFieldProps, 'type' | 'inputMode' | 'autoComplete'>> = {
  headerName: { autoComplete: 'organization' },
  invoiceTaxNumber: { autoComplete: 'off' },
  registerAddress: { autoComplete: 'street-address' },
  registerPhone: { type: 'tel', autoComplete: 'tel' },
  bankName: { autoComplete: 'off' },
  bankAccount: { inputMode: 'numeric', autoComplete: 'off' },
  receiver: { autoComplete: 'name' },
  receiveMobile: { type: 'tel', inputMode: 'numeric', autoComplete: 'tel-national' },
  receiveMail: { type: 'email', autoComplete: 'email' },
}
const hints: Partial<Record<InvoiceField, 'headerNameHint' | 'taxNumberHint' | 'mailHint'>> = {
  headerName: 'headerNameHint',
  invoiceTaxNumber: 'taxNumberHint',
  receiveMail: 'mailHint',
}
const everything = invoiceFields({ invoiceType: invoiceTypes.special })

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
  orderNumber,
  amount,
  typed = {},
  problems: found = [],
  message,
  special = true,
  onSubmit,
  sending,
}: InvoiceFormProps) {
  const text = useText('invoice')
  const [own, setOwn] = useState<{
    of: readonly InvoiceProblem[]
    problems: readonly InvoiceProblem[]
    summed: readonly InvoiceProblem[]
  }>({ of: found, problems: found, summed: found })
  // A new answer of the server takes the place of what was found here.
  const sameAnswer = JSON.stringify(own.of) === JSON.stringify(found)
  const { problems, summed } = sameAnswer ? own : { problems: found, summed: found }

  const say = ({ field, problem, found = '' }: InvoiceProblem) => text(problem, { label: text(field), found })
  const check = (event: FormEvent<HTMLFormElement>) => {
    const read = readInvoice(valuesOf(event.currentTarget))
    const next = 'problems' in read ? read.problems : []
    setOwn({ of: found, problems: next, summed: next })
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
      })
  }
  return (
    <form method="post" action={action} noValidate onSubmit={check} onBlur={leave} className={styles.form}>
      <input type="hidden" name="orderNumber" value={orderNumber} />
      <div className={styles.full}>
        <FormErrors problems={summed.map((problem) => ({ field: problem.field, message: say(problem) }))} />
      </div>
      {message !== undefined && summed.length === 0 && (
        <div className={styles.full}>
          <Alert tone="bad">{message}</Alert>
        </div>
      )}
      <div className={styles.full}>
        <DescriptionList
          columns={2}
          look="plain"
          items={[
            { term: text('amount'), detail: <Money amount={amount} size={16} /> },
            { term: text('content'), detail: text('contentDetail') },
          ]}
        />
      </div>
      <div className={styles.full}>
        <RadioGroup
          label={text('invoiceType')}
          name="invoiceType"
          look="tiles"
          defaultValue={special ? (typed.invoiceType ?? '1') : '1'}
          options={[
            { value: String(invoiceTypes.electronic), label: text('electronic'), hint: text('electronicHint') },
            ...(special
              ? [{ value: String(invoiceTypes.special), label: text('special'), hint: text('specialHint') }]
              : []),
          ]}
        />
      </div>
      <div className={styles.header}>
        <RadioGroup
          label={text('headerType')}
          name="headerType"
          look="tiles"
          defaultValue={typed.headerType ?? '2'}
          options={[
            { value: String(headerTypes.unit), label: text('unit') },
            { value: String(headerTypes.personal), label: text('personal') },
          ]}
        />
      </div>
      {everything.map((field) => {
        const problem = problems.find((one) => one.field === field)
        const hint = hints[field]
        return (
          <div key={field} className={styles.place[placeOf(field)]}>
            <TextField
              {...shapes[field]}
              label={text(field)}
              name={field}
              defaultValue={typed[field]}
              maxLength={invoiceLimits[field]}
              required={field !== 'receiver' && field !== 'receiveMobile'}
              hint={hint && text(hint)}
              error={problem && say(problem)}
            />
          </div>
        )
      })}
      <div className={styles.full}>
        <Button type="submit" name="intent" value="invoice" tone="action" size="large" loading={sending}>
          {text('submit')}
        </Button>
      </div>
    </form>
  )
}

function placeOf(field: InvoiceField): keyof typeof styles.place {
  if (field === 'headerName') return 'always'
  if (field === 'invoiceTaxNumber') return 'unit'
  return invoiceFields({ headerType: headerTypes.unit }).includes(field) ? 'always' : 'special'
}

function isField(name: string): name is InvoiceField {
  return name in invoiceLimits
}

function valuesOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
