import { UserText } from '@millwright/commerce/UserText'
import type { CreditApplicationRecord } from '@millwright/contract/credit/entities'
import { writeServerTime } from '@millwright/domain/time'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Link } from '@millwright/ui/Link'
import { Panel } from '@millwright/ui/Panel'
import { Text } from '@millwright/ui/Text'
import { applicationHref } from '../ledger/creditHrefs.ts'
import { ApplicationStatus } from '../ledger/ApplicationStatus.tsx'
import * as styles from '../ledger/ledger.css.ts'

/** An application in the list. */
export function ApplicationCard({ application }: { application: CreditApplicationRecord }) {
  const text = useText('credit')
  const language = useLanguage()
  const money = useMoney()
  const { applicationId, status, companyName, createTime, creditLimit, periodDays } = application
  return (
    <Panel as="article">
      <div className={styles.head}>
        <span className={styles.words}>
          <Text weight="medium">
            <UserText>{companyName}</UserText>
          </Text>
          <span className={styles.small}>
            {[
              money(creditLimit),
              text('days', { count: periodDays }),
              createTime === undefined ? '' : formatDate(language, writeServerTime(createTime)),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
        <span className={styles.tools}>
          <ApplicationStatus status={status} />
          <Link href={applicationHref(applicationId)}>{text('seeApplication')}</Link>
        </span>
      </div>
    </Panel>
  )
}
