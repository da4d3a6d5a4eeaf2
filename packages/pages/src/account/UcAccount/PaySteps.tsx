import { payPasswordProblems } from '@millwright/domain/account/profile'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Link } from '@millwright/ui/Link'
import { Panel } from '@millwright/ui/Panel'
import { PasswordField } from '@millwright/ui/PasswordField'
import { Steps } from '@millwright/ui/Steps'
import { Text } from '@millwright/ui/Text'
import { StepDone } from '../../layout/StepDone.tsx'
import { StepForm } from '../../layout/StepForm.tsx'
import { PhoneForm } from '../PhoneForm.tsx'
import type { StepResult } from '../../layout/stepResult.ts'
import { stepPath } from './accountSteps.ts'
import type { AccountView } from './UcAccount.load.ts'

type PayView = Extract<AccountView, { step: 'pay' }>
const order = ['code', 'password', 'done'] as const

export function payTitle({ isSet, at }: Pick<PayView, 'isSet' | 'at'>) {
  return at === 'done' ? 'payPassword' : !isSet ? 'payTitleSet' : at === 'old' ? 'payTitleChange' : 'payTitleReset'
}

/** The steps of the pay password: set or reset with a code, or changed with the old password. */
export function PaySteps({ at, isSet, mobile, outcome }: PayView & { outcome?: StepResult }) {
  const text = useText('ownAccount')
  const action = stepPath('pay', at === 'code' && isSet ? 'code' : undefined)
  return (
    <>
      {at !== 'old' && (
        <Steps
          steps={(['stepPayCode', 'stepPay', 'stepPayDone'] as const).map((key) => ({ label: text(key) }))}
          current={at === 'done' ? order.length : order.indexOf(at)}
        />
      )}
      {at !== 'done' && (
        <Text as="p" tone="muted">
          {at === 'code' ? text('payCodeLead', { mobile }) : text('payLead')}
        </Text>
      )}
      <Panel space={24}>
        {at === 'code' && <PhoneForm action={action} outcome={outcome} own={mobile} />}
        {(at === 'old' || at === 'password') && (
          <PayPasswordForm key={at} action={action} withOld={at === 'old'} outcome={outcome} />
        )}
        {at === 'done' && (
          <StepDone
            title={text('payDone')}
            actions={
              <Button tone="action" href={path('uc-account')}>
                {text('back')}
              </Button>
            }
          >
            {text('payDoneText')}
          </StepDone>
        )}
      </Panel>
      {at === 'old' && <Link href={stepPath('pay', 'code')}>{text('payForgotten')}</Link>}
    </>
  )
}

function PayPasswordForm({
  action,
  withOld,
  outcome,
}: {
  action: string
  withOld: boolean
  outcome: StepResult | undefined
}) {
  const text = useText('ownAccount')
  const say = (form: FormData, name: string) => String(form.get(name) ?? '')
  const digits = { inputMode: 'numeric', maxLength: 12, size: 'large' } as const
  return (
    <StepForm
      action={action}
      intent="save"
      outcome={outcome}
      check={(form) => ({
        ...(withOld && !say(form, 'oldPayPassword') && { oldPayPassword: 'oldPayPasswordEmpty' as const }),
        ...payPasswordProblems({ password: say(form, 'payPassword'), again: say(form, 'payPasswordAgain') }),
      })}
    >
      {(errorAt) => (
        <>
          {withOld && (
            <PasswordField
              label={text('oldPayPassword')}
              name="oldPayPassword"
              autoComplete="off"
              error={errorAt('oldPayPassword')}
              {...digits}
            />
          )}
          <PasswordField
            label={text('newPayPassword')}
            name="payPassword"
            autoComplete="new-password"
            hint={text('payHint')}
            error={errorAt('payPassword')}
            {...digits}
          />
          <PasswordField
            label={text('payAgain')}
            name="payPasswordAgain"
            autoComplete="new-password"
            error={errorAt('payPasswordAgain')}
            {...digits}
          />
          <Button type="submit" name="intent" value="save" tone="action" size="large" wide>
            {text('paySave')}
          </Button>
        </>
      )}
    </StepForm>
  )
}
