import type { BalanceLog } from '@millwright/contract/member/balanceEntities'
import { balanceWord } from '@millwright/domain/member/balance'
import { writeServerTime } from '@millwright/domain/time'
import { formatDate, formatMoney } from '@millwright/i18n/format'
import { useText } from '@millwright/i18n/Texts'
import { Link } from '@millwright/ui/Link'
import * as styles from './BalanceEntries.css.ts'

/** The entries as a table; on phones each is two lines, with its figures at the end. */
export function BalanceEntries({ rows }: { rows: readonly BalanceLog[] }) {
  const text = useText('balance')
  // A table that is laid out as a grid is no table to browsers any more, unless its roles are spelt out.
  return (
    <div role="table" aria-label={text('ledger')} className={styles.table}>
      <div role="rowgroup" className={styles.heads}>
        <div role="row" className={styles.row}>
          {(['time', 'kinds', 'reference', 'change', 'after'] as const).map((key) => (
            <span key={key} role="columnheader" className={styles.head[key]}>
              {text(key)}
            </span>
          ))}
        </div>
      </div>
      <div role="rowgroup">
        {rows.map((row) => (
          <Entry key={row.id} row={row} />
        ))}
      </div>
    </div>
  )
}

function Entry({ row }: { row: BalanceLog }) {
  const text = useText('balance')
  const { createTime, type, changeBalance, ioType, balance } = row
  return (
    <div role="row" className={styles.row}>
      <span role="cell" className={styles.cell.time}>
        {createTime !== undefined && formatDate(writeServerTime(createTime))}
      </span>
      <span role="rowheader" className={styles.cell.kinds}>
        {text(balanceWord(type) ?? 'platform')}
      </span>
      <span role="cell" className={styles.cell.reference}>
        <Reference row={row} />
      </span>
      <span role="cell" className={styles.cell.change} data-in={ioType === 1 ? '' : undefined}>
        {ioType === 1 ? '+' : ''}
        {formatMoney(changeBalance)}
      </span>
      <span role="cell" className={styles.cell.after}>
        <span className={styles.afterWord} aria-hidden="true">
          {text('after')}{' '}
        </span>
        {formatMoney(balance)}
      </span>
    </div>
  )
}

/** An order or a return is led to; a payment of the mall's is named. */
function Reference({ row: { bizId, type } }: { row: BalanceLog }) {
  if (bizId === undefined) return null
  const word = balanceWord(type)
  if (word === 'pay') return <Link href={`/order-detail?orderNumber=${encodeURIComponent(bizId)}`}>{bizId}</Link>
  if (word === 'refund' && /^88\d{22}$/.test(bizId))
    return <Link href={`/user-center/return-detail?refundSn=${encodeURIComponent(bizId)}`}>{bizId}</Link>
  return bizId
}
