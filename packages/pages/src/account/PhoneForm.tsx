import { useState } from 'react'
import { phoneProblems } from '@millwright/domain/account/newAccount'
import type { StepProblems } from '@millwright/domain/account/newAccount'
import { isMobile } from '@millwright/domain/account/validation'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Checkbox } from '@millwright/ui/Checkbox'
import { TextField } from '@millwright/ui/TextField'
import { CodeField } from './CodeField.tsx'
import { StepForm } from '../layout/StepForm.tsx'
import { readSentCode } from './sentCode.ts'
import type { StepResult } from '../layout/stepResult.ts'
import * as styles from './stepScreen.css.ts'

export type PhoneFormProps = {
  action: string
  outcome: StepResult | undefined
  /** Whether the buyer must accept the terms. */
  terms?: boolean
  back?: string
  /** The known phone number, masked for display. The form then does not ask for it. */
  own?: string
}

/** The phone number, its verification code and the submit button. */
export function PhoneForm({ action, outcome, terms = false, back, own }: PhoneFormProps) {
  const text = useText('session')
  const typed = outcome?.form ?? {}
  const [mobile, setMobile] = useState(typed.mobile ?? '')
  const { sent } = readSentCode(outcome?.data)
  const check = (form: FormData, intent: string): StepProblems => {
    const [number, validCode] = [String(form.get('mobile') ?? '').trim(), String(form.get('validCode'))]
    if (own !== undefined) return intent === 'sendCode' || validCode.trim() ? {} : { validCode: 'codeEmpty' }
    if (intent === 'sendCode') return isMobile(number) ? {} : { mobile: 'mobileInvalid' }
    return phoneProblems({ mobile: number, validCode, agreed: !terms || form.has('agreed') })
  }
  return (
    <StepForm action={action} intent="verify" outcome={outcome} check={check}>
      {(errorAt) => (
        <>
          {back !== undefined && <input type="hidden" name="back" value={back} />}
          {outcome?.done && sent !== undefined && (
            <Alert tone="good">{text('codeSent', { mobile: own ?? typed.mobile ?? '' })}</Alert>
          )}
          {own === undefined && (
            <TextField
              label={text('mobile')}
              name="mobile"
              type="tel"
              inputMode="numeric"
              autoComplete="tel-national"
              maxLength={11}
              size="large"
              hint={text('mobileHint')}
              defaultValue={typed.mobile}
              error={errorAt('mobile')}
              onChange={({ value }) => setMobile(value)}
            />
          )}
          <CodeField phone={own ?? mobile} outcome={outcome} error={errorAt('validCode')} />
          {terms && <AgreedTerms checked={typed.agreed !== undefined} error={errorAt('agreed')} />}
          <Button type="submit" name="intent" value="verify" tone="action" size="large" wide>
            {text('next')}
          </Button>
        </>
      )}
    </StepForm>
  )
}

/** The checkbox that accepts the terms. */
function AgreedTerms({ checked, error }: { checked: boolean; error: string | undefined }) {
  const text = useText('session')
  return (
    <Checkbox
      name="agreed"
      value="1"
      defaultChecked={checked}
      error={error}
      label={
        <>
          {text('agree')}{' '}
          <a href={path('terms', { sts: 0 })} target="_blank" className={styles.link}>
            {text('terms')}
          </a>{' '}
          {text('and')}{' '}
          <a href={path('terms', { sts: 1 })} target="_blank" className={styles.link}>
            {text('privacy')}
          </a>
        </>
      }
    />
  )
}
