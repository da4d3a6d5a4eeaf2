import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Icon } from '@millwright/ui/Icon'
import { orderSteps } from './homeParts.ts'
import type { UserCenterHomeData } from './UserCenterHome.load.ts'
import * as styles from './UserCenterHome.css.ts'

/** The number of orders in each state. Reads `counts`. */
export function HomeOrderSteps({ counts }: { counts: NonNullable<UserCenterHomeData['counts']> }) {
  const text = useText('centerHome')
  const order = useText('order')
  return (
    <ul className={styles.steps} aria-label={text('orderSteps')}>
      {orderSteps.map(({ word, count, status, icon }) => (
        <li key={word} className={styles.stepItem}>
          <a href={path('uc-order', { status })} className={styles.step}>
            <Icon name={icon} size={20} />
            <span>{order(word)}</span>
            <span
              className={styles.stepCount}
              data-waiting={counts[count] > 0 && word !== 'completed' ? '' : undefined}
            >
              {counts[count]}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
