import type { GrowthLog } from '@millwright/contract/member/levelEntities'
import { path } from '@millwright/domain/paths/path'
import { writeServerTime } from '@millwright/domain/time'
import { formatDate } from '@millwright/i18n/dates'
import { formatNumber } from '@millwright/i18n/format'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Empty } from '@millwright/ui/Empty'
import { Link } from '@millwright/ui/Link'
import { Pagination } from '@millwright/ui/Pagination'
import type { MemberCenterData } from './MemberCenter.load.ts'
import * as styles from './MemberCenter.css.ts'

const sources = ['order', 'refund', 'topup', 'level', 'platform'] as const

type GrowthHistoryProps = Pick<MemberCenterData, 'history' | 'current'> & { hrefOf: (page: number) => string }

/** The history of growth earned and deducted, newest first. */
export function GrowthHistory({ history, current, hrefOf }: GrowthHistoryProps) {
  const text = useText('levels')
  if (!history)
    return (
      <Empty drawing="plug" title={text('historyMissing')}>
        {text('levelsMissingHint')}
      </Empty>
    )
  if (!history.records.length)
    return (
      <Empty drawing="page" title={text('historyNone')}>
        {text('historyNoneHint')}
      </Empty>
    )
  return (
    <>
      <ul className={styles.history}>
        {history.records.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
      {history.pages > 1 && <Pagination page={current} pages={history.pages} total={history.total} hrefOf={hrefOf} />}
    </>
  )
}

function Row({ row: { source, createTime, growth, balance, bizId } }: { row: GrowthLog }) {
  const text = useText('levels')
  const language = useLanguage()
  const known = sources.find((one) => one === source) ?? 'platform'
  return (
    <li className={styles.entry}>
      <span className={styles.entryWords}>
        <span>{text(`source_${known}`)}</span>
        <span className={styles.note}>
          {createTime !== undefined && formatDate(language, writeServerTime(createTime))}
          {bizId !== undefined && (known === 'order' || known === 'refund') && (
            <span className={styles.whole}>
              {' ·\u00a0'}
              <Link href={path('order-detail', { orderNumber: bizId })}>{bizId}</Link>
            </span>
          )}
        </span>
      </span>
      <span className={styles.figures}>
        <span className={styles.change} data-more={growth > 0 ? '' : undefined}>
          {growth > 0 ? '+' : '−'}
          {formatNumber(language, Math.abs(growth))}
        </span>
        <span className={styles.note}>{text('after', { growth: formatNumber(language, balance) })}</span>
      </span>
    </li>
  )
}
