import type { Money } from '@millwright/domain/money/money'
import { formatNumber } from '@millwright/i18n/format'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { useMoney } from '@millwright/ui/CurrencyProvider'

/** A price in points, with money if required. */
export function PointsPrice({ points, money }: { points: number; money: Money | undefined }) {
  const text = useText('points')
  const write = useMoney()
  const score = formatNumber(useLanguage(), points)
  return money === undefined ? text('price', { score }) : text('priceMoney', { score, amount: write(money) })
}
