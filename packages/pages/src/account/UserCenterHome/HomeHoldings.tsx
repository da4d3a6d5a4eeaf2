import { path } from '@millwright/domain/paths/path'
import { formatNumber } from '@millwright/i18n/format'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { hasScreen } from '../../hasScreen.ts'
import { holdings } from './homeParts.ts'
import type { UserCenterHomeData } from './UserCenterHome.load.ts'
import * as styles from './UserCenterHome.css.ts'

/** The buyer's balance, points, coupons and saved products that are not zero. Reads `kept`, `balance` and `points`. */
export function HomeHoldings({ kept, balance, points }: Pick<UserCenterHomeData, 'kept' | 'balance' | 'points'>) {
  const text = useText('centerHome')
  const language = useLanguage()
  const money = useMoney()
  const shown = [
    ...(balance !== undefined && Number(balance) > 0 && hasScreen(path('uc-balance'))
      ? [{ key: 'balance' as const, value: money(balance), href: path('uc-balance') }]
      : []),
    ...holdings({ ...kept, points }).map(({ key, count = 0, href }) => ({
      key,
      value: formatNumber(language, count),
      href,
    })),
  ]
  if (!shown.length) return null
  return (
    <ul className={styles.holdings} aria-label={text('holdings')}>
      {shown.map(({ key, value, href }) => (
        <li key={key}>
          <a href={href} className={styles.holding}>
            {text(key)} <span className={styles.holdingValue}>{value}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
