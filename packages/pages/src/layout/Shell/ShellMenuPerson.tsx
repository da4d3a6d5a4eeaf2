import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import type { ShellData } from './shellProps.ts'
import { ShellLanguage } from './ShellLanguage.tsx'
import { loginHref } from './shellLinks.ts'
import type { ShellLocation } from './shellLinks.ts'
import * as styles from './ShellMenu.css.ts'

type ShellMenuPersonProps = ShellLocation & { name: string | undefined; languages: ShellData['languages'] }

/** The buyer's name and the sign-out button, or the links to sign in and register; and the language. */
export function ShellMenuPerson({ name, languages, path: at, search }: ShellMenuPersonProps) {
  const text = useText('common')
  return (
    <div className={styles.person}>
      {name !== undefined ? (
        <form method="post" action={path('login')} className={styles.personRow}>
          <span>{text('greeting', { name })}</span>
          <button name="intent" value="logout" className={styles.logout}>
            {text('logout')}
          </button>
        </form>
      ) : (
        <div className={styles.personRow}>
          <a href={loginHref({ path: at, search })} className={styles.login}>
            {text('login')}
          </a>
          <a href={path('register')} className={styles.entry}>
            {text('register')}
          </a>
        </div>
      )}
      <ShellLanguage path={at} search={search} languages={languages} />
    </div>
  )
}
