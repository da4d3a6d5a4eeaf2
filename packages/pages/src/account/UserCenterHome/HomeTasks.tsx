import { useText } from '@millwright/i18n/Texts'
import { Icon } from '@millwright/ui/Icon'
import type { UserCenterHomeData } from './UserCenterHome.load.ts'
import { pendingTasks } from './homeParts.ts'
import * as styles from './UserCenterHome.css.ts'

/** The buyer's next tasks, one line each. Renders nothing if there are none. Reads `center` and `counts`. */
export function HomeTasks(parts: Pick<UserCenterHomeData, 'center' | 'counts'>) {
  const text = useText('centerHome')
  const waiting = pendingTasks(parts)
  if (!waiting.length) return null
  return (
    <section aria-labelledby="waiting" className={styles.waiting}>
      <h2 id="waiting" className={styles.waitingTitle}>
        {text('waiting')}
      </h2>
      <ul className={styles.waits}>
        {waiting.map(({ key, count, href }) => (
          <li key={key}>
            <a href={href} className={styles.wait}>
              <span>{text(key, { count })}</span>
              <Icon name="chevronRight" size={16} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
