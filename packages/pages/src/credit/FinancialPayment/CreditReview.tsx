import { UserText } from '@millwright/commerce/UserText'
import { applicationStates } from '@millwright/domain/credit/applicationStates'
import type { CreditApplicationRecord } from '@millwright/contract/credit/entities'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Heading } from '@millwright/ui/Heading'
import { Link } from '@millwright/ui/Link'
import { Panel } from '@millwright/ui/Panel'
import { Text } from '@millwright/ui/Text'
import { ApplicationFacts } from '../ledger/ApplicationFacts.tsx'
import { ApplicationStatus } from '../ledger/ApplicationStatus.tsx'
import { applicationHref } from '../ledger/creditHrefs.ts'
import * as styles from '../ledger/ledger.css.ts'

/** An application under review, or the reason for its refusal. */
export function CreditReview({ application }: { application: CreditApplicationRecord }) {
  const text = useText('credit')
  const { applicationId, status, reason } = application
  const refused = status === applicationStates.refused
  return (
    <Panel as="section">
      <div className={styles.section}>
        <div className={styles.head}>
          <Heading level={2} size={18}>
            {text(refused ? 'refusedTitle' : 'reviewTitle')}
          </Heading>
          <span className={styles.tools}>
            <ApplicationStatus status={status} />
            <Link href={applicationHref(applicationId)}>{text('seeApplication')}</Link>
          </span>
        </div>
        <Text as="p" tone="muted">
          {text(refused ? 'refusedHint' : 'reviewHint')}
        </Text>
        {refused && reason && (
          <Alert tone="bad" title={text('reason')}>
            <UserText>{reason}</UserText>
          </Alert>
        )}
        {!refused && <ApplicationFacts application={application} />}
      </div>
    </Panel>
  )
}
