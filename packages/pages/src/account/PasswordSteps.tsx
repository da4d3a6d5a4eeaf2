import type { ReactNode } from 'react'
import { newPasswordProblems } from '@millwright/domain/account/newAccount'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Panel } from '@millwright/ui/Panel'
import { Steps } from '@millwright/ui/Steps'
import { Text } from '@millwright/ui/Text'
import type { StepResult } from '../layout/stepResult.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { PhoneForm } from './PhoneForm.tsx'
import { StepForm } from '../layout/StepForm.tsx'
import type { PasswordStepsData } from './passwordFlow.ts'

const order = ['phone', 'password', 'done'] as const

export type PasswordStepsProps = Omit<PasswordStepsData, 'head'> & { outcome?: StepResult }

/** The steps that set a new password after phone verification, for a forgotten or a known password. */
export function PasswordSteps({
  action,
  step,
  mobile,
  outcome,
  own,
  done,
}: PasswordStepsProps & {
  action: string
  /** The known phone number, masked for display. */
  own?: string
  done: ReactNode
}) {
  const text = useText('session')
  return (
    <>
      <Steps
        steps={(['stepPhone', 'stepPassword', 'stepChanged'] as const).map((key) => ({ label: text(key) }))}
        current={step === 'done' ? order.length : order.indexOf(step)}
      />
      <Panel space={24}>
        {step === 'phone' && <PhoneForm action={action} outcome={outcome} own={own} />}
        {step === 'password' && <PasswordForm action={action} mobile={mobile} outcome={outcome} />}
        {step === 'done' && done}
      </Panel>
    </>
  )
}

function PasswordForm({
  action,
  mobile,
  outcome,
}: Pick<PasswordStepsProps, 'mobile' | 'outcome'> & { action: string }) {
  const text = useText('session')
  const check = (form: FormData, intent: string) =>
    intent === 'restart'
      ? {}
      : newPasswordProblems({ password: String(form.get('password')), again: String(form.get('passwordAgain')) })
  return (
    <StepForm action={action} intent="save" outcome={outcome} check={check}>
      {(errorAt) => (
        <>
          <Text as="p" tone="muted">
            {text('verified', { mobile: mobile ?? '' })}
          </Text>
          <NewPasswordFields label={text('password')} errorAt={errorAt} />
          <Button type="submit" name="intent" value="save" tone="action" size="large" wide>
            {text('passwordSubmit')}
          </Button>
          <Button type="submit" name="intent" value="restart" tone="quiet">
            {text('otherNumber')}
          </Button>
        </>
      )}
    </StepForm>
  )
}
