import type { ReactNode } from 'react'
import type { MemberLevel } from '@millwright/contract/member/levelEntities'
import { percentOf } from '@millwright/domain/member/levels'
import { formatNumber, discountFigure } from '@millwright/i18n/format'
import { useLanguage, useLocale, useText } from '@millwright/i18n/Texts'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { EquityMark } from './EquityMark.tsx'
import { useTermText } from '../useTermText.ts'
import * as styles from './MemberEquity.css.ts'

/** A row of the comparison: the price, the growth or a benefit, with its value for each level. */
export type EquityRow = { key: string; head: ReactNode; cell: (level: MemberLevel) => ReactNode }

/** Returns the rows of the comparison: price, growth, discount, points rate, free freight and further benefits. */
export function useEquityRows(levels: readonly MemberLevel[]): EquityRow[] {
  const text = useText('levels')
  const locale = useLocale()
  const language = useLanguage()
  const money = useMoney()
  const termText = useTermText()
  const words = [...new Map(levels.flatMap(({ userRights }) => userRights).map((one) => [one.rightsId, one])).values()]
  return [
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
        percentOf(level) < 100
          ? text('discountShort', { rate: discountFigure(percentOf(level), locale) })
          : text('noDiscount'),
    },
    {
      key: 'points',
      head: text('pointsRate'),
      cell: ({ rateScore = 1 }) => (rateScore > 1 ? text('timesPoints', { rate: rateScore }) : text('ordinaryPoints')),
    },
    { key: 'freight', head: text('freeFreight'), cell: ({ isFreeFee }) => <EquityMark has={isFreeFee === 1} /> },
    ...words.map(({ rightsId, rightsName, description }) => ({
      key: rightsId,
      head: (
        <>
          {rightsName}
          {description && <span className={styles.rowNote}>{description}</span>}
        </>
      ),
      cell: ({ userRights }: MemberLevel) => <EquityMark has={userRights.some((one) => one.rightsId === rightsId)} />,
    })),
  ]
}
