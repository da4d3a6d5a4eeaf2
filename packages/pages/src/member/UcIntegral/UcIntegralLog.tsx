import type { ScoreLog } from '@millwright/contract/member/pointsEntities'
import { pointSources } from '@millwright/domain/member/points'
import { pointsSearchText, pointWays } from '@millwright/domain/member/pointsQuery'
import { formatNumber } from '@millwright/i18n/format'
import { useLocale, useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Empty } from '@millwright/ui/Empty'
import { Heading } from '@millwright/ui/Heading'
import { Link } from '@millwright/ui/Link'
import { Pagination } from '@millwright/ui/Pagination'
import { Select } from '@millwright/ui/Select'
import { Table } from '@millwright/ui/Table'
import { TabLinks } from '@millwright/ui/TabLinks'
import type { UcIntegralData } from './UcIntegral.load.ts'
import * as styles from './UcIntegral.css.ts'

const path = '/user-center/uc-integral'
const words = { in: 'wayIn', out: 'wayOut' } as const

/** How points changed: by way, kind and month, with what there was after each change. */
export function UcIntegralLog({ query, months, changes }: Pick<UcIntegralData, 'query' | 'months' | 'changes'>) {
  const text = useText('points')
  const locale = useLocale()
  const { page: current = 1, ...narrowed } = query
  const isNarrowed = Object.keys(narrowed).length > 0
  const { source, month, way } = query
  const signed = ({ type, score }: ScoreLog) => `${type ? '+' : '−'}${formatNumber(locale, score)}`
  return (
    <section className={styles.log} aria-labelledby="points-log">
      <div className={styles.head}>
        <Heading level={2} size={16} id="points-log">
          {text('log')}
        </Heading>
        {changes.total > 0 && (
          <Button href={`/_points.xlsx${pointsSearchText(narrowed)}`} icon="document" size="small">
            {text('export')}
          </Button>
        )}
      </div>
      <TabLinks
        label={text('way')}
        tabs={[undefined, ...pointWays].map((one) => ({
          href: `${path}${pointsSearchText({ ...narrowed, way: one })}`,
          label: text(one ? words[one] : 'wayAll'),
          current: one === way,
        }))}
      />
      <form method="get" action={path} className={styles.filter} key={pointsSearchText(narrowed)}>
        {way && <input type="hidden" name="way" value={way} />}
        <Select
          label={text('source')}
          name="source"
          defaultValue={source ?? ''}
          options={[
            { value: '', label: text('sourceAll') },
            ...pointSources.map((one) => ({ value: one, label: text(one) })),
          ]}
        />
        <Select
          label={text('month')}
          name="month"
          defaultValue={month ?? ''}
          options={[{ value: '', label: text('monthAll') }, ...months.map((one) => ({ value: one, label: one }))]}
        />
        <Button type="submit">{text('narrow')}</Button>
      </form>
      {changes.records.length ? (
        <Table
          caption={text('log')}
          hideCaption
          rows={changes.records}
          rowKey={({ id }) => id}
          columns={[
            { key: 'source', header: text('source'), rowHeader: true, cell: (log) => <Cause log={log} /> },
            {
              key: 'change',
              header: text('change'),
              align: 'end',
              cell: (log) => <span className={log.type ? styles.came : styles.went}>{signed(log)}</span>,
            },
            {
              key: 'balance',
              header: text('balance'),
              align: 'end',
              cell: ({ balance }) => (balance === undefined ? '' : formatNumber(locale, balance)),
            },
          ]}
        />
      ) : (
        <Empty
          drawing="page"
          title={text(isNarrowed ? 'logNoneFound' : 'logNone')}
          action={isNarrowed && <Button href={path}>{text('showAll')}</Button>}
        >
          {isNarrowed ? undefined : text('logNoneHint')}
        </Empty>
      )}
      {changes.pages > 1 && (
        <Pagination
          page={current}
          pages={changes.pages}
          total={changes.total}
          hrefOf={(page) => `${path}${pointsSearchText({ ...narrowed, page })}`}
        />
      )}
    </section>
  )
}

/** Why, when, and of what is about an order the order. */
function Cause({ log: { source, createTime, bizId = '' } }: { log: ScoreLog }) {
  const text = useText('points')
  return (
    <span className={styles.cause}>
      {text(pointSources[source] ?? 'other')}
      <span className={styles.when}>
        {createTime.slice(0, 16)}
        {/^\d{16,}$/.test(bizId) && (
          <>
            {' · '}
            <Link href={`/order-detail?orderNumber=${bizId}`}>{text('order', { number: bizId })}</Link>
          </>
        )}
      </span>
    </span>
  )
}
