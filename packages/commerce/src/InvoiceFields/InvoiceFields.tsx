import { headerTypes, invoiceFields, invoiceLimits, invoiceTypes } from '@millwright/domain/order/invoice'
import type { InvoiceField } from '@millwright/domain/order/invoice'
import { useText } from '@millwright/i18n/Texts'
import { RadioGroup } from '@millwright/ui/RadioGroup'
import { TextField } from '@millwright/ui/TextField'
import type { TextFieldProps } from '@millwright/ui/TextField'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import * as styles from './InvoiceFields.css.ts'

export type InvoiceFieldsProps = RootProps<HTMLDivElement> & {
  /** The initial values: what was typed before, or the buyer's saved invoice title. The component stores nothing. */
  typed?: Readonly<Partial<Record<InvoiceField | 'invoiceType' | 'headerType', string>>> | undefined
  /** The error messages by field. */
  errors?: Readonly<Partial<Record<InvoiceField, string>>> | undefined
  /** A prefix of the field names, for use inside another form. */
  prefix?: string | undefined
  /** Whether the shop issues special VAT invoices. @default true */
  special?: boolean | undefined
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
 * The fields of an invoice request: kind, recipient, delivery. CSS selects the fields of each kind, so this works
 * before scripts load.
 *
 * When: within a form that asks for more than the invoice, such as an order's. Instead: `InvoiceForm` for an invoice
 * alone.
 */
export function InvoiceFields({
  typed = {},
  errors = {},
  prefix = '',
  special = true,
  className,
  ...root
}: InvoiceFieldsProps) {
  const text = useText('invoice')
  return (
    <div {...root} className={cx(styles.fields, className)}>
      <div className={styles.full}>
        <RadioGroup
          label={text('invoiceType')}
          name={`${prefix}invoiceType`}
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
          name={`${prefix}headerType`}
          look="tiles"
          defaultValue={typed.headerType ?? '2'}
          options={[
            { value: String(headerTypes.unit), label: text('unit') },
            { value: String(headerTypes.personal), label: text('personal') },
          ]}
        />
      </div>
      {everything.map((field) => {
        const hint = hints[field]
        return (
          <div key={field} className={styles.place[placeOf(field)]}>
            <TextField
              {...shapes[field]}
              label={text(field)}
              name={`${prefix}${field}`}
              defaultValue={typed[field]}
              maxLength={invoiceLimits[field]}
              required={field !== 'receiver' && field !== 'receiveMobile'}
              hint={hint && text(hint)}
              error={errors[field]}
            />
          </div>
        )
      })}
    </div>
  )
}

function placeOf(field: InvoiceField): keyof typeof styles.place {
  if (field === 'headerName') return 'always'
  if (field === 'invoiceTaxNumber') return 'unit'
  return invoiceFields({ headerType: headerTypes.unit }).includes(field) ? 'always' : 'special'
}
