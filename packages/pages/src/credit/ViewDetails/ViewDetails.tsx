import { billStates } from '@millwright/domain/credit/billState'
import { formatDay } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Heading } from '@millwright/ui/Heading'
import { Money } from '@millwright/ui/Money'
import { Panel } from '@millwright/ui/Panel'
import type { ViewProps } from '../../defineScreen.ts'
import { UserCenterFrame } from '../../layout/UserCenterFrame/UserCenterFrame.tsx'
import { BillStatus } from '../ledger/BillStatus.tsx'
import { billsFileHref, payBillsHref, statementsHref } from '../ledger/creditHrefs.ts'
import { CreditFigure } from '../ledger/CreditFigure.tsx'
import { EntryTable } from '../ledger/EntryTable.tsx'
import * as styles from '../ledger/ledger.css.ts'
import type { ViewDetailsData } from './ViewDetails.load.ts'

/** A monthly statement: its amount and entries, the payments since, and the open amount. */
export function ViewDetails({ center, now, bill }: ViewProps<ViewDetailsData>) {
  const text = useText('credit')
  const language = useLanguage()
  const { billNumber, month, amount, openAmount, paidAmount, creditAmount, createTime, dueDate, status } = bill
  const open = status !== billStates.paid
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
      <Panel as="section">
        <div className={styles.section}>
          <div className={styles.head}>
            <Heading level={2} size={18}>
              <BillStatus bill={bill} now={now} days />
            </Heading>
            <span className={styles.tools}>
              {open && (
                <Button href={payBillsHref([billNumber])} tone="action">
                  {text('pay')}
                </Button>
              )}
              <Button href={billsFileHref([billNumber])} icon="document">
                {text('export')}
              </Button>
            </span>
          </div>
          <dl className={styles.figures}>
            <CreditFigure term={text('openAmount')}>
              <Money amount={openAmount} size={22} />
            </CreditFigure>
            <CreditFigure term={text('billAmount')}>
              <Money amount={amount} size={18} tone="ink" />
              <span className={styles.small}>{month}</span>
            </CreditFigure>
            <CreditFigure term={text('paid')}>
              <Money amount={paidAmount} size={18} tone="ink" />
              {Number(creditAmount) > 0 && (
                <span className={styles.small}>
                  {text('credited')} <Money amount={creditAmount} size={12} tone="ink" />
                </span>
              )}
            </CreditFigure>
            <CreditFigure term={text('payBy')}>
              <span>{dueDate === undefined ? '' : formatDay(language, dueDate - 1)}</span>
              {createTime !== undefined && (
                <span className={styles.small}>
                  {text('issued')} {formatDay(language, createTime)}
                </span>
              )}
            </CreditFigure>
          </dl>
        </div>
      </Panel>
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
