import { path } from '@millwright/domain/paths/path'
import { formatNumber } from '@millwright/i18n/format'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import { hasScreen } from '../../hasScreen.ts'
import { holdings } from './homeParts.ts'
import type { UserCenterHomeData } from './UserCenterHome.load.ts'
import * as styles from './UserCenterHome.css.ts'

/** The buyer's balance, points, coupons and saved products. Reads `kept`, `balance` and `points`. */
export function HomeHoldings({ kept, balance, points }: Pick<UserCenterHomeData, 'kept' | 'balance' | 'points'>) {
  const text = useText('centerHome')
  const language = useLanguage()
  const money = useMoney()
  return (
    <dl className={styles.holdings}>
      {balance !== undefined && hasScreen(path('uc-balance')) && (
        <div className={styles.holding}>
          <dt className={styles.holdingName}>{text('balance')}</dt>
          <dd className={styles.holdingCount}>
            <a href={path('uc-balance')} className={styles.figure}>
              {money(balance)} <VisuallyHidden>{text('balance')}</VisuallyHidden>
            </a>
          </dd>
        </div>
      )}
      {holdings({ ...kept, points }).map(({ key, count = 0, href }) => (
        <div key={key} className={styles.holding}>
          <dt className={styles.holdingName}>{text(key)}</dt>
          <dd className={styles.holdingCount}>
            <a href={href} className={styles.figure}>
              {formatNumber(language, count)} <VisuallyHidden>{text(key)}</VisuallyHidden>
            </a>
          </dd>
        </div>
      ))}
    </dl>
  )
}
