import type { Money } from '@millwright/domain/money/money'
import { formatMoney, formatNumber } from '@millwright/i18n/format'
import { useLocale, useText } from '@millwright/i18n/Texts'

/** What a good costs in points, and in money beside them. */
export function PointsPrice({ points, money }: { points: number; money: Money | undefined }) {
  const text = useText('points')
  const score = formatNumber(useLocale(), points)
  return money === undefined ? text('price', { score }) : text('priceMoney', { score, amount: formatMoney(money) })
}
