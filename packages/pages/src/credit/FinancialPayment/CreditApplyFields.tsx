import type { CreditApplicationRecord } from '@millwright/contract/credit/entities'
import type { OwnCompany } from '@millwright/domain/account/ownCompany'
import { creditDays } from '@millwright/domain/credit/applicationStates'
import { MIN_CREDIT_LIMIT, MAX_CREDIT_LIMIT } from '@millwright/domain/credit/creditApplication'
import { useLocale, useText } from '@millwright/i18n/Texts'
import { RadioGroup } from '@millwright/ui/RadioGroup'
import { TextArea } from '@millwright/ui/TextArea'
import { TextField } from '@millwright/ui/TextField'
import type { FormState } from '../../layout/FormScreen/FormScreen.tsx'
import { useCurrencyWords } from '../../layout/useCurrencyWords.ts'
import { UploadField } from '../../layout/UploadField/UploadField.tsx'
import * as styles from '../ledger/ledger.css.ts'

export type CreditApplyFieldsProps = {
  /** The refused application that prefills the form. */
  before: CreditApplicationRecord | undefined
  known: (OwnCompany & { nickName: string }) | undefined
  form: FormState
}

/** The fields of the application: the company, its contact, and the wanted limit and period. */
export function CreditApplyFields({ before, known, form: { typed, errorAt } }: CreditApplyFieldsProps) {
  const text = useText('credit')
  const locale = useLocale()
  const { currency, unit } = useCurrencyWords()
  const first = firstOf(before, known)
  const at = (name: string) => ({
    name,
    defaultValue: typed(name) ?? first[name],
    error: errorAt(name),
  })
  return (
    <>
      <TextField label={text('company')} {...at('companyName')} maxLength={100} required autoComplete="organization" />
      <TextField
        label={text('creditCode')}
        hint={text('creditCodeHint')}
        {...at('creditCode')}
        maxLength={40}
        required
      />
      <UploadField
        label={text('licence')}
        name="licencePic"
        kind="licence"
        maxFiles={1}
        hint={text('licenceHint')}
        error={errorAt('licencePic')}
        stored={typed('licencePic') ?? first.licencePic}
        required
      />
      <div className={styles.halves}>
        <TextField label={text('contact')} {...at('contact')} maxLength={50} required autoComplete="name" />
        <TextField label={text('mobile')} {...at('mobile')} type="tel" maxLength={11} required autoComplete="tel" />
      </div>
      <TextField
        label={text('wantedLimit', { currency })}
        hint={text('wantedLimitHint', {
          unit,
          least: MIN_CREDIT_LIMIT,
          // Chinese counts in units of ten thousand (万).
          most: locale === 'zh' ? MAX_CREDIT_LIMIT / 10_000 : MAX_CREDIT_LIMIT,
        })}
        {...at('creditLimit')}
        inputMode="numeric"
        maxLength={12}
        required
      />
      <RadioGroup
        label={text('wantedDays')}
        name="periodDays"
        options={creditDays.map((days) => ({ value: String(days), label: text('days', { count: days }) }))}
        defaultValue={typed('periodDays') ?? first.periodDays}
        error={errorAt('periodDays')}
        required
      />
      <TextArea label={text('remark')} {...at('remark')} rows={3} maxLength={200} counter />
    </>
  )
}

/** Returns the values that prefill the form: the refused application's, or the buyer's known details. */
function firstOf(
  before: CreditApplyFieldsProps['before'],
  known: CreditApplyFieldsProps['known'],
): Record<string, string | undefined> {
  return {
    companyName: before?.companyName ?? known?.companyName,
    creditCode: before?.creditCode ?? known?.creditCode,
    licencePic: before?.licencePic,
    contact: before?.contact ?? known?.nickName,
    mobile: before?.mobile,
    creditLimit: before && String(Number(before.creditLimit)),
    periodDays: String(before?.periodDays ?? 30),
    remark: before?.remark,
  }
}
