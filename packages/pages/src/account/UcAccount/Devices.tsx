import type { BuyerSession, LoginRecord } from '@millwright/contract/account/entities'
import { useProblemText } from '@millwright/commerce/ProblemText'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Text } from '@millwright/ui/Text'
import { refusedOf } from '../../layout/refusedOf.ts'
import type { StepResult } from '../../layout/stepResult.ts'
import { DeviceLogins } from './DeviceLogins.tsx'
import { DeviceSession } from './DeviceSession.tsx'
import { Section } from './Section.tsx'
import * as styles from './UcAccount.css.ts'

type Problem = Parameters<ReturnType<typeof useProblemText>>[0]

/** The active sessions and the last sign-ins of the account. */
export function Devices({
  sessions,
  logins,
  outcome,
}: {
  sessions: readonly BuyerSession[]
  logins: readonly LoginRecord[]
  outcome: StepResult | undefined
}) {
  const text = useText('ownAccount')
  const problem = useProblemText()
  const refused = refusedOf(outcome)
  return (
    <Section
      title={text('devices')}
      tools={
        sessions.length > 1 && (
          <form method="post" action={path('uc-account')}>
            <Button type="submit" name="intent" value="endOthers" size="small">
              {text('endOthers')}
            </Button>
          </form>
        )
      }
    >
      <Text as="p" tone="muted">
        {text('devicesLead', { count: sessions.length })}
      </Text>
      {refused && <Alert tone="bad">{problem(refused.problem as Problem)}</Alert>}
      <ul className={styles.rows}>
        {sessions.map((session) => (
          <DeviceSession key={session.sessionId} session={session} />
        ))}
      </ul>
      {logins.length > 0 && <DeviceLogins logins={logins} />}
    </Section>
  )
}
