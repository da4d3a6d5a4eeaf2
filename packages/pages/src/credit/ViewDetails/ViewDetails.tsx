import { billStates } from '@millwright/domain/credit/billState'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Heading } from '@millwright/ui/Heading'
import { Money } from '@millwright/ui/Money'
import { Panel } from '@millwright/ui/Panel'
import type { ViewProps } from '../../defineScreen.ts'
import { UserCenterFrame } from '../../layout/UserCenterFrame/UserCenterFrame.tsx'
import { statementsHref } from '../ledger/creditHrefs.ts'
import { EntryTable } from '../ledger/EntryTable.tsx'
import * as styles from '../ledger/ledger.css.ts'
import { BillParties } from './BillParties.tsx'
import { BillSummary } from './BillSummary.tsx'
import type { ViewDetailsData } from './ViewDetails.load.ts'

/** A monthly statement: its amount and entries, the payments since, and the open amount. */
export function ViewDetails({ center, now, bill, company }: ViewProps<ViewDetailsData>) {
  const text = useText('credit')
  const { billNumber, amount, status } = bill
  return (
    <UserCenterFrame
      route="uc-billManagement"
      center={center}
      title={`${text('bill')} ${billNumber}`}
      tools={<Button href={statementsHref()}>{text('backToBills')}</Button>}
    >
      {status === billStates.overdue && (
        <Alert tone="bad" title={text('overdueTitle', { billNumber })}>
          {text('overdueHint')}
        </Alert>
      )}
      <BillParties company={company} month={bill.month} />
      <BillSummary bill={bill} now={now} />
      <Panel as="section">
        <div className={styles.section}>
          <Heading level={2} size={16}>
            {text('lines')}
          </Heading>
          <EntryTable caption={text('lines')} entries={bill.lines} ofBill />
          <div className={styles.total}>
            <span>{text('sum')}</span>
            <Money amount={amount} size={18} tone="ink" />
          </div>
        </div>
      </Panel>
      {bill.laterLines.length > 0 && (
        <Panel as="section">
          <div className={styles.section}>
            <Heading level={2} size={16}>
              {text('laterLines')}
            </Heading>
            <EntryTable caption={text('laterLines')} entries={bill.laterLines} ofBill />
          </div>
        </Panel>
      )}
    </UserCenterFrame>
  )
}
