import { accountProblems, newPasswordProblems } from '@millwright/domain/account/newAccount'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Container } from '@millwright/ui/Container'
import { Heading } from '@millwright/ui/Heading'
import { Panel } from '@millwright/ui/Panel'
import { Steps } from '@millwright/ui/Steps'
import { Text } from '@millwright/ui/Text'
import { TextField } from '@millwright/ui/TextField'
import type { StepResult } from '../../layout/stepResult.ts'
import { loginPath } from '../../loader.ts'
import { NewPasswordFields } from '../NewPasswordFields.tsx'
import { PhoneForm } from '../PhoneForm.tsx'
import { StepDone, StepDoneActions } from '../../layout/StepDone.tsx'
import { StepForm } from '../../layout/StepForm.tsx'
import type { RegisterData } from './Register.load.ts'
import * as styles from '../stepScreen.css.ts'

const order = ['phone', 'account', 'done'] as const

export type RegisterProps = Omit<RegisterData, 'head'> & { outcome?: StepResult }

/** Registration in three steps: verify the phone number, fill in the account, done and signed in. */
export function Register({ step, mobile, account, back: asked, outcome }: RegisterProps) {
  // A posted form returns to `/register` without its query.
  const back = asked ?? outcome?.form?.back
  const text = useText('session')
  return (
    <Container>
      <div className={styles.screen}>
        <div>
          <Heading level={1} size={28}>
            {text('registerTitle')}
          </Heading>
          <Text as="p" tone="muted">
            {text('registerLead')}
          </Text>
        </div>
        <Steps
          steps={(['stepPhone', 'stepAccount', 'stepDone'] as const).map((key) => ({ label: text(key) }))}
          current={step === 'done' ? order.length : order.indexOf(step)}
        />
        <Panel space={24}>
          {step === 'phone' && <PhoneForm action={path('register')} outcome={outcome} terms back={back} />}
          {step === 'account' && <AccountForm mobile={mobile} outcome={outcome} />}
          {step === 'done' && (
            <StepDone
              title={text('registeredTitle')}
              actions={
                <StepDoneActions>
                  <Button tone="action" href={back ?? path('home')}>
                    {text(back && back !== path('home') ? 'goBackTo' : 'shopOn')}
                  </Button>
                  <Button href={path('uc-order')}>{text('seeCenter')}</Button>
                </StepDoneActions>
              }
            >
              {text('registeredText', { account: account ?? '' })}
            </StepDone>
          )}
        </Panel>
        {step === 'phone' && (
          <Text as="p" tone="muted">
            {text('haveAccount')}{' '}
            <a href={back ? loginPath(back) : path('login')} className={styles.link}>
              {text('logIn')}
            </a>
          </Text>
        )}
      </div>
    </Container>
  )
}

function AccountForm({ mobile, outcome }: Pick<RegisterProps, 'mobile' | 'outcome'>) {
  const text = useText('session')
  const check = (form: FormData, intent: string) =>
    intent === 'restart'
      ? {}
      : {
          ...accountProblems(String(form.get('userName')).trim()),
          ...newPasswordProblems({ password: String(form.get('password')), again: String(form.get('passwordAgain')) }),
        }
  return (
    <StepForm action={path('register')} intent="register" outcome={outcome} check={check}>
      {(errorAt) => (
        <>
          <Text as="p" tone="muted">
            {text('verified', { mobile: mobile ?? '' })}
          </Text>
          <TextField
            label={text('userName')}
            name="userName"
            autoComplete="username"
            maxLength={16}
            size="large"
            hint={text('userNameHint')}
            defaultValue={outcome?.form?.userName}
            error={errorAt('userName')}
          />
          <NewPasswordFields label={text('registerPassword')} errorAt={errorAt} />
          <Button type="submit" name="intent" value="register" tone="action" size="large" wide>
            {text('registerSubmit')}
          </Button>
          <Button type="submit" name="intent" value="restart" tone="quiet">
            {text('otherNumber')}
          </Button>
        </>
      )}
    </StepForm>
  )
}
