import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { hasScreen } from '../../hasScreen.ts'
import type { ShellLink } from './shellLinks.ts'
import * as styles from './ShellMenu.css.ts'

type ShellMenuAccountProps = {
  links: readonly ShellLink[]
  /** Whether the visitor is signed in. */
  buyer: boolean
}

/** The links of the account. */
export function ShellMenuAccount({ links, buyer }: ShellMenuAccountProps) {
  const text = useText('common')
  return (
    <nav aria-label={text('account')}>
      <h2 className={styles.title}>{text('account')}</h2>
      <ul className={styles.columns}>
        {links.map(({ key, href, newTab, warn }) => (
          <li key={key}>
            <a
              href={href}
              className={styles.entry}
              data-warn={warn}
              {...(newTab && { target: '_blank', rel: 'noopener' })}
            >
              {text(key)}
            </a>
          </li>
        ))}
        {buyer && hasScreen(path('chat')) && (
          <li>
            <a href={path('chat')} className={styles.entry}>
              {text('messages')}
            </a>
          </li>
        )}
        {hasScreen(path('inquiry')) && (
          <li>
            <a href={path('inquiry')} className={styles.entry}>
              {text('inquiry')}
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}
