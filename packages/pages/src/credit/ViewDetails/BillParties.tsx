import { UserText } from '@millwright/commerce/UserText'
import type { OwnCompany } from '@millwright/domain/account/ownCompany'
import { useText } from '@millwright/i18n/Texts'
import * as styles from '../ledger/ledger.css.ts'

/** The parties of a statement, for the printed sheet. */
export function BillParties({
  company: { companyName, creditCode, companyAddress },
  month,
}: {
  company: OwnCompany
  /** The month of the statement: `2026-11`. */
  month: string
}) {
  const text = useText('credit')
  const common = useText('common')
  return (
    <dl className={styles.parties}>
      <div>
        <dt className={styles.small}>{text('billFrom')}</dt>
        <dd>{common('mallName')}</dd>
        <dd className={styles.small}>{text('billPeriod', { from: `${month}-01`, until: lastDay(month) })}</dd>
      </div>
      {companyName && (
        <div>
          <dt className={styles.small}>{text('billTo')}</dt>
          <dd>
            <UserText>{companyName}</UserText>
          </dd>
          {creditCode && <dd className={styles.small}>{text('taxNumber', { number: creditCode })}</dd>}
          {companyAddress && (
            <dd className={styles.small}>
              <UserText>{companyAddress}</UserText>
            </dd>
          )}
        </div>
      )}
    </dl>
  )
}

/** Returns the last day of a month: `2026-11-30`. */
function lastDay(month: string): string {
  const [year, index] = month.split('-').map(Number)
  return new Date(Date.UTC(year!, index!, 0)).toISOString().slice(0, 10)
}
