import { INTRO_LIMITS, NAME_LIMIT } from '@millwright/domain/shop/application'
import type { ApplicationField, ShopApplication } from '@millwright/domain/shop/application'
import { useText } from '@millwright/i18n/Texts'
import { RadioGroup } from '@millwright/ui/RadioGroup'
import { TextArea } from '@millwright/ui/TextArea'
import { TextField } from '@millwright/ui/TextField'
import type { SendFile } from '../../layout/UploadField/sendFile.ts'
import { UploadField } from '../../layout/UploadField/UploadField.tsx'
import * as styles from './UcFreeshop.css.ts'

/** The props of a step's fields: the draft, the typed values and the problems. */
export type StepFields = {
  draft: ShopApplication
  typed: (name: string) => string | undefined
  errorAt: (name: string) => string | undefined
  send: SendFile | undefined
}

/** The fields with one line of text or one file. */
type Line = Exclude<ApplicationField, 'categoryIds' | 'brands' | 'accountKind'>

/** Returns the common props of a text field. */
export function fieldProps({ draft, typed, errorAt }: StepFields, name: Line) {
  return { name, defaultValue: typed(name) ?? draft[name], error: errorAt(name) }
}

export function filesProps({ draft, typed, errorAt, send }: StepFields, name: Line) {
  return { name, stored: typed(name) ?? draft[name], error: errorAt(name), send }
}

export function ShopFields(fields: StepFields) {
  const text = useText('ucFreeshop')
  return (
    <>
      <TextField
        label={text('shopName')}
        hint={text('shopNameHint')}
        maxLength={NAME_LIMIT}
        required
        {...fieldProps(fields, 'shopName')}
      />
      <TextArea
        label={text('intro')}
        hint={text('introHint')}
        rows={4}
        maxLength={INTRO_LIMITS[1]}
        counter
        required
        {...fieldProps(fields, 'intro')}
      />
      <UploadField
        label={text('shopLogo')}
        hint={text('shopLogoHint')}
        kind="logo"
        maxFiles={1}
        required
        {...filesProps(fields, 'shopLogo')}
      />
      <div className={styles.pair}>
        <TextField label={text('city')} hint={text('cityHint')} required {...fieldProps(fields, 'city')} />
        <TextField
          label={text('phone')}
          hint={text('phoneHint')}
          type="tel"
          autoComplete="tel"
          required
          {...fieldProps(fields, 'phone')}
        />
      </div>
    </>
  )
}

export function CompanyFields(fields: StepFields) {
  const text = useText('ucFreeshop')
  const paper = { kind: 'licence', maxFiles: 1, required: true, hint: text('licenceHint') } as const
  return (
    <>
      <TextField label={text('firmName')} autoComplete="organization" required {...fieldProps(fields, 'firmName')} />
      <TextField
        label={text('creditCode')}
        hint={text('creditCodeHint')}
        required
        {...fieldProps(fields, 'creditCode')}
      />
      <TextField label={text('residence')} hint={text('residenceHint')} required {...fieldProps(fields, 'residence')} />
      <UploadField label={text('businessLicense')} {...paper} {...filesProps(fields, 'businessLicense')} />
      <div className={styles.pair}>
        <TextField label={text('representative')} required {...fieldProps(fields, 'representative')} />
        <TextField label={text('identityNumber')} maxLength={24} required {...fieldProps(fields, 'identityNumber')} />
      </div>
      <div className={styles.pair}>
        <UploadField label={text('identityCardFront')} {...paper} {...filesProps(fields, 'identityCardFront')} />
        <UploadField label={text('identityCardLater')} {...paper} {...filesProps(fields, 'identityCardLater')} />
      </div>
    </>
  )
}

export function BankFields(fields: StepFields) {
  const text = useText('ucFreeshop')
  const { draft, typed, errorAt } = fields
  const { defaultValue, ...holder } = fieldProps(fields, 'accountName')
  return (
    <>
      <RadioGroup
        label={text('accountKind')}
        name="accountKind"
        defaultValue={typed('accountKind') ?? draft.accountKind}
        options={[
          { value: 'company', label: text('companyAccount') },
          { value: 'person', label: text('personAccount') },
        ]}
        error={errorAt('accountKind')}
        required
      />
      {/* Defaults to the company name, since most accounts are the company's own. */}
      <TextField
        label={text('accountName')}
        hint={text('accountNameHint')}
        required
        defaultValue={defaultValue || draft.firmName}
        {...holder}
      />
      <TextField label={text('bankName')} hint={text('bankNameHint')} required {...fieldProps(fields, 'bankName')} />
      <TextField
        label={text('bankAccount')}
        inputMode="numeric"
        maxLength={40}
        autoComplete="off"
        required
        {...fieldProps(fields, 'bankAccount')}
      />
    </>
  )
}
