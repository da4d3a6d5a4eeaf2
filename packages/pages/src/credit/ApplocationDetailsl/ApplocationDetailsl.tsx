import { UserText } from '@millwright/commerce/UserText'
import { applicationStates } from '@millwright/domain/credit/applicationStates'
import { path } from '@millwright/domain/paths/path'
import { writeServerTime } from '@millwright/domain/time'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { DescriptionList } from '@millwright/ui/DescriptionList'
import { Heading } from '@millwright/ui/Heading'
import { Panel } from '@millwright/ui/Panel'
import { Text } from '@millwright/ui/Text'
import type { ViewProps } from '../../defineScreen.ts'
import { UserCenterFrame } from '../../layout/UserCenterFrame/UserCenterFrame.tsx'
import { ApplicationFacts } from '../ledger/ApplicationFacts.tsx'
import { ApplicationStatus } from '../ledger/ApplicationStatus.tsx'
import * as styles from '../ledger/ledger.css.ts'
import type { ApplocationDetailslData } from './ApplocationDetailsl.load.ts'

/** An application for an account period: the request and the decision. */
export function ApplocationDetailsl({ center, application }: ViewProps<ApplocationDetailslData>) {
  const text = useText('credit')
  const { status, reason } = application
  const refused = status === applicationStates.refused
  const granted = status === applicationStates.granted
  return (
    <UserCenterFrame
      route="financial-payment"
      center={center}
      title={text('application')}
      tools={<Button href={path('financial-payment')}>{text('toCredit')}</Button>}
    >
      <Panel as="section">
        <div className={styles.section}>
          <div className={styles.head}>
            <Heading level={2} size={18}>
              <ApplicationStatus status={status} />
            </Heading>
            {refused && (
              <Button href={path('financial-payment')} tone="action">
                {text('again')}
              </Button>
            )}
          </div>
          <Text as="p" tone="muted">
            {text(refused ? 'refusedHint' : granted ? 'grantedHint' : 'reviewHint')}
          </Text>
          {refused && reason && (
            <Alert tone="bad" title={text('reason')}>
              <UserText>{reason}</UserText>
            </Alert>
          )}
        </div>
      </Panel>
      <div className={styles.halves}>
        <Panel as="section">
          <div className={styles.section}>
            <Heading level={2} size={16}>
              {text('asked')}
            </Heading>
            <ApplicationFacts application={application} />
          </div>
        </Panel>
        <Panel as="section">
          <div className={styles.section}>
            <Heading level={2} size={16}>
              {text('result')}
            </Heading>
            <ApplicationResult application={application} />
          </div>
        </Panel>
      </div>
    </UserCenterFrame>
  )
}

/** The dates of the application, and the granted limit and period. */
function ApplicationResult({ application }: Pick<ApplocationDetailslData, 'application'>) {
  const text = useText('credit')
  const language = useLanguage()
  const money = useMoney()
  const { applicationId, status, createTime, auditTime, grantedLimit, grantedDays } = application
  const granted = status === applicationStates.granted
  const time = (at: number | undefined) => (at === undefined ? '' : formatDate(language, writeServerTime(at)))
  return (
    <DescriptionList
      look="plain"
      items={[
        { term: text('applicationNo'), detail: applicationId },
        { term: text('applyTime'), detail: time(createTime) },
        ...(auditTime === undefined ? [] : [{ term: text('auditTime'), detail: time(auditTime) }]),
        ...(granted && grantedLimit !== undefined ? [{ term: text('grantedLimit'), detail: money(grantedLimit) }] : []),
        ...(granted && grantedDays !== undefined
          ? [{ term: text('grantedDays'), detail: text('days', { count: grantedDays }) }]
          : []),
      ]}
    />
  )
}
