import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Heading } from '@millwright/ui/Heading'
import { Stack } from '@millwright/ui/Stack'
import { Text } from '@millwright/ui/Text'
import { UserCenterFrame } from '../../layout/UserCenterFrame/UserCenterFrame.tsx'
import type { UserCenter } from '../../layout/UserCenterFrame/userCenter.ts'
import { PasswordSteps } from '../PasswordSteps.tsx'
import type { PasswordStepsProps } from '../PasswordSteps.tsx'
import { DelayedRedirect, StepDone } from '../../layout/StepDone.tsx'
import * as styles from '../stepScreen.css.ts'

export type UcPasswordProps = PasswordStepsProps & {
  center: UserCenter
  /** The account's phone number, masked by the mall. */
  own?: string
  /** Whether the server knows the full number, so that the form does not ask for it. */
  known?: boolean
}

/** The password change in the user centre. It ends the sessions of other devices and keeps this one. */
export function UcPassword({ center, own, known = false, ...props }: UcPasswordProps) {
  const text = useText('session')
  return (
    <UserCenterFrame route="uc-password" center={center}>
      <div className={styles.framed}>
        <Stack space={20}>
          <div>
            <Heading level={1} size={22}>
              {text('changeTitle')}
            </Heading>
            {props.step === 'phone' && (
              <Text as="p" tone="muted">
                {own ? text('changeLead', { mobile: own }) : text('changeLeadPlain')}
              </Text>
            )}
          </div>
          <PasswordSteps
            {...props}
            own={known ? own : undefined}
            action={path('uc-password')}
            done={
              <StepDone
                title={text('changedTitle')}
                actions={<DelayedRedirect href={path('uc-order')} sentence="goesCenter" />}
              >
                {text('changedText')}
              </StepDone>
            }
          />
        </Stack>
      </div>
    </UserCenterFrame>
  )
}
