import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Heading } from '@millwright/ui/Heading'
import { Panel } from '@millwright/ui/Panel'
import type { ViewProps } from '../../defineScreen.ts'
import { DoneNotice } from '../../layout/DoneNotice/DoneNotice.tsx'
import { UserCenterFrame } from '../../layout/UserCenterFrame/UserCenterFrame.tsx'
import { statementsHref } from '../ledger/creditHrefs.ts'
import { EntryTable } from '../ledger/EntryTable.tsx'
import * as styles from '../ledger/ledger.css.ts'
import { CreditApply } from './CreditApply.tsx'
import { CreditOverview } from './CreditOverview.tsx'
import { CreditReview } from './CreditReview.tsx'
import type { FinancialPaymentData } from './FinancialPayment.load.ts'

export type FinancialPaymentProps = ViewProps<FinancialPaymentData>

/** The account period: the application form, the state of the application, or the used and due amounts. */
export function FinancialPayment({ center, now, info, entries, known, outcome }: FinancialPaymentProps) {
  const text = useText('credit')
  const { status, application } = info
  const granted = status === 'running' || status === 'overdue' || status === 'stopped'
  return (
    <UserCenterFrame
      route="financial-payment"
      center={center}
      title={text('title')}
      lead={text('lead')}
      tools={granted && <Button href={statementsHref()}>{text('statements')}</Button>}
    >
      {outcome?.done && <DoneNotice outcome={outcome} />}
      {granted && (
        <>
          <CreditOverview info={info} now={now} />
          {entries.length > 0 && (
            <Panel as="section">
              <div className={styles.section}>
                <div className={styles.head}>
                  <Heading level={2} size={16}>
                    {text('recent')}
                  </Heading>
                  <Button href={path('application-list')} size="small">
                    {text('allEntries')}
                  </Button>
                </div>
                <EntryTable caption={text('recent')} entries={entries} />
              </div>
            </Panel>
          )}
        </>
      )}
      {!granted && application && status !== 'none' && <CreditReview application={application} />}
      {(status === 'none' || status === 'refused') && (
        <CreditApply before={application} known={known} outcome={outcome?.done ? undefined : outcome} />
      )}
    </UserCenterFrame>
  )
}
