import { billStates } from '@millwright/domain/credit/billState'
import { formatDay } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Heading } from '@millwright/ui/Heading'
import { Money } from '@millwright/ui/Money'
import { Panel } from '@millwright/ui/Panel'
import { PrintButton } from '../../layout/PrintButton.tsx'
import { BillStatus } from '../ledger/BillStatus.tsx'
import { billsFileHref, payBillsHref } from '../ledger/creditHrefs.ts'
import { CreditFigure } from '../ledger/CreditFigure.tsx'
import * as styles from '../ledger/ledger.css.ts'
import type { ViewDetailsData } from './ViewDetails.load.ts'

/** The statement's state, its amounts and dates, and the buttons to pay and to export it. */
export function BillSummary({ bill, now }: Pick<ViewDetailsData, 'bill' | 'now'>) {
  const text = useText('credit')
  const language = useLanguage()
  const { billNumber, month, amount, openAmount, paidAmount, creditAmount, createTime, dueDate, status } = bill
  const open = status !== billStates.paid
  return (
    <Panel as="section">
      <div className={styles.section}>
        <div className={styles.head}>
          <Heading level={2} size={18}>
            <BillStatus bill={bill} now={now} days />
          </Heading>
          <span className={styles.screenTools}>
            {open && (
              <Button href={payBillsHref([billNumber])} tone="action">
                {text('pay')}
              </Button>
            )}
            <Button href={billsFileHref([billNumber])} icon="document">
              {text('export')}
            </Button>
            <PrintButton label={text('print')} />
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
  )
}
