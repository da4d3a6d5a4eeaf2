import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Container } from '@millwright/ui/Container'
import { Heading } from '@millwright/ui/Heading'
import { Text } from '@millwright/ui/Text'
import { PasswordSteps } from '../PasswordSteps.tsx'
import type { PasswordStepsProps } from '../PasswordSteps.tsx'
import { DelayedRedirect, StepDone } from '../../layout/StepDone.tsx'
import * as styles from '../stepScreen.css.ts'

export type ForgetPasswordProps = PasswordStepsProps

/** Password reset: verify the phone number, set a new password, sign in. */
export function ForgetPassword(props: ForgetPasswordProps) {
  const text = useText('session')
  return (
    <Container>
      <div className={styles.screen}>
        <div>
          <Heading level={1} size={28}>
            {text('forgotTitle')}
          </Heading>
          <Text as="p" tone="muted">
            {text('forgotLead')}
          </Text>
        </div>
        <PasswordSteps
          {...props}
          action={path('forget-password')}
          done={
            <StepDone
              title={text('changedTitle')}
              actions={<DelayedRedirect href={path('login')} sentence="goesLogin" />}
            >
              {text('forgottenText')}
            </StepDone>
          }
        />
        {props.step === 'phone' && (
          <Text as="p">
            <a href={path('login')} className={styles.link}>
              {text('logIn')}
            </a>
          </Text>
        )}
      </div>
    </Container>
  )
}
