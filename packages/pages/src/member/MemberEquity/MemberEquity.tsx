import type { ReactNode } from 'react'
import type { MemberLevel } from '@millwright/contract/member/levelEntities'
import { percentOf } from '@millwright/domain/member/levels'
import { path } from '@millwright/domain/paths/path'
import { formatNumber, rateOf } from '@millwright/i18n/format'
import { useLanguage, useLocale, useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Heading } from '@millwright/ui/Heading'
import { Icon } from '@millwright/ui/Icon'
import { Panel } from '@millwright/ui/Panel'
import { Tag } from '@millwright/ui/Tag'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import { MemberFrame } from '../MemberFrame/MemberFrame.tsx'
import { useTermText } from '../useTermText.ts'
import type { MemberEquityData } from './MemberEquity.load.ts'
import * as styles from './MemberEquity.css.ts'

export type MemberEquityProps = Omit<MemberEquityData, 'head'>

/** The benefits of all levels side by side: by growth, and paid. */
export function MemberEquity({ info, levels }: MemberEquityProps) {
  const text = useText('levels')
  return (
    <MemberFrame route="member-equity" title={text('equity')} lead={text('equityLead')}>
      {([0, 1] as const).map((levelType) => {
        const own = levels.filter((level) => level.levelType === levelType)
        return (
          own.length > 0 && (
            <Panel key={levelType} as="section" space={20}>
              <div className={styles.section}>
                <div className={styles.head}>
                  <Heading level={2} size={16}>
                    {text(levelType ? 'bought' : 'byGrowth')}
                  </Heading>
                  {levelType === 1 && <Button href={path('buy-member')}>{text('buy')}</Button>}
                </div>
                <EquityTable levels={own} own={[info.levelId, info.ordinaryLevelId]} />
              </div>
            </Panel>
          )
        )
      })}
    </MemberFrame>
  )
}

function EquityTable({ levels, own }: { levels: readonly MemberLevel[]; own: readonly (string | undefined)[] }) {
  const text = useText('levels')
  const locale = useLocale()
  const language = useLanguage()
  const money = useMoney()
  const termText = useTermText()
  const words = [...new Map(levels.flatMap(({ userRights }) => userRights).map((one) => [one.rightsId, one])).values()]
  const rows: { key: string; head: ReactNode; cell: (level: MemberLevel) => ReactNode }[] = [
    ...(levels.some(({ needAmount }) => needAmount)
      ? [
          {
            key: 'price',
            head: text('price'),
            cell: (level: MemberLevel) =>
              level.needAmount && (
                <span className={styles.whole}>
                  {money(level.needAmount)} <span className={styles.note}>{termText(level)}</span>
                </span>
              ),
          },
        ]
      : []),
    { key: 'growth', head: text('needs'), cell: ({ needGrowth }) => formatNumber(language, needGrowth) },
    {
      key: 'discount',
      head: text('memberPrice'),
      cell: (level) =>
        percentOf(level) < 100 ? text('discountShort', { rate: rateOf(percentOf(level), locale) }) : text('noDiscount'),
    },
    {
      key: 'points',
      head: text('pointsRate'),
      cell: ({ rateScore = 1 }) => (rateScore > 1 ? text('timesPoints', { rate: rateScore }) : text('ordinaryPoints')),
    },
    { key: 'freight', head: text('freeFreight'), cell: ({ isFreeFee }) => <Has has={isFreeFee === 1} /> },
    ...words.map(({ rightsId, rightsName, description }) => ({
      key: rightsId,
      head: (
        <>
          {rightsName}
          {description && <span className={styles.rowNote}>{description}</span>}
        </>
      ),
      cell: ({ userRights }: MemberLevel) => <Has has={userRights.some((one) => one.rightsId === rightsId)} />,
    })),
  ]
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={text('compare')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              {text('right')}
            </th>
            {levels.map(({ levelId, levelName }) => (
              <th key={levelId} scope="col" className={styles.level} data-own={own.includes(levelId) ? '' : undefined}>
                {levelName}
                {own.includes(levelId) && <Tag tone="action">{text('current')}</Tag>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, head, cell }) => (
            <tr key={key}>
              <th scope="row" className={styles.right}>
                {head}
              </th>
              {levels.map((level) => (
                <td key={level.levelId} className={styles.cell} data-own={own.includes(level.levelId) ? '' : undefined}>
                  {cell(level)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Has({ has }: { has: boolean }) {
  const text = useText('levels')
  return has ? (
    <span className={styles.has}>
      <Icon name="check" size={16} />
      <VisuallyHidden>{text('has')}</VisuallyHidden>
    </span>
  ) : (
    <span className={styles.hasNot}>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{text('hasNot')}</VisuallyHidden>
    </span>
  )
}
