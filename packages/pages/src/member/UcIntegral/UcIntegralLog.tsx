import { pointSources } from '@millwright/domain/member/points'
import { pointsSearchText, pointWays } from '@millwright/domain/member/pointsQuery'
import { path } from '@millwright/domain/paths/path'
import { formatDate } from '@millwright/i18n/dates'
import { formatNumber } from '@millwright/i18n/format'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Empty } from '@millwright/ui/Empty'
import { Link } from '@millwright/ui/Link'
import { TabLinks } from '@millwright/ui/TabLinks'
import { Ledger } from '../Ledger/Ledger.tsx'
import type { UcIntegralData } from './UcIntegral.load.ts'
const words = { in: 'wayIn', out: 'wayOut' } as const

/** The ledger of points. */
export function UcIntegralLog({ query, months, changes }: Pick<UcIntegralData, 'query' | 'months' | 'changes'>) {
  const text = useText('points')
  const language = useLanguage()
  const { page: current = 1, ...narrowed } = query
  const isNarrowed = Object.keys(narrowed).length > 0
  const { source, month, way } = query
  return (
    <Ledger
      title={text('log')}
      path={path('uc-integral')}
      searchOf={(page) => pointsSearchText({ ...narrowed, page })}
      workbook="/_points.xlsx"
      kind={{ name: 'source', value: source, options: pointSources.map((one) => ({ value: one, label: text(one) })) }}
      month={month}
      months={months}
      page={{ ...changes, current }}
      entries={changes.records.map(({ id, createTime, source: from, bizId = '', type, score, balance }) => ({
        id,
        time: formatDate(language, createTime),
        kind: text(pointSources[from] ?? 'other'),
        reference: /^\d{16,}$/.test(bizId) && (
          <Link href={path('order-detail', { orderNumber: bizId })}>{text('order', { number: bizId })}</Link>
        ),
        change: `${type ? '+' : '−'}${formatNumber(language, score)}`,
        came: Boolean(type),
        after: balance === undefined ? '' : formatNumber(language, balance),
      }))}
      tabs={
        <TabLinks
          label={text('way')}
          tabs={[undefined, ...pointWays].map((one) => ({
            href: `${path('uc-integral')}${pointsSearchText({ ...narrowed, way: one })}`,
            label: text(one ? words[one] : 'wayAll'),
            current: one === way,
          }))}
        />
      }
      kept={{ way }}
      empty={
        <Empty
          drawing="page"
          title={text(isNarrowed ? 'logNoneFound' : 'logNone')}
          action={isNarrowed && <Button href={path('uc-integral')}>{text('showAll')}</Button>}
        >
          {isNarrowed ? undefined : text('logNoneHint')}
        </Empty>
      }
    />
  )
}
