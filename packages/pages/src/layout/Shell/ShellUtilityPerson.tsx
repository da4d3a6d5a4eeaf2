import { path } from '@millwright/domain/paths/path'
import { useLocale, useText } from '@millwright/i18n/Texts'
import { useUi } from '@millwright/ui/UiProvider'
import type { ShellData } from './shellProps.ts'
import { loginHref } from './shellLinks.ts'
import type { ShellLocation } from './shellLinks.ts'
import { useMallName } from './useMallName.ts'
import * as styles from './ShellUtilityBar.css.ts'

type ShellUtilityPersonProps = Pick<ShellData, 'config' | 'user'> & ShellLocation

/** The welcome, with the buyer's name or the links to sign in and register. */
export function ShellUtilityPerson({ config, user, path: at, search }: ShellUtilityPersonProps) {
  const text = useText('common')
  const locale = useLocale()
  const { resolvePicture } = useUi()
  const name = useMallName(config)
  const welcome = (locale === 'zh' ? config?.pcWelcomeCn : config?.pcWelcomeEn) ?? text('welcome', { name })
  return user ? (
    <form method="post" action={path('login')} className={styles.person}>
      <span className={styles.welcome}>{welcome}</span>
      {user.pic && <img src={resolvePicture(user.pic)} alt="" className={styles.avatar} />}
      <span className={styles.name}>{text('greeting', { name: user.nickName })}</span>
      <button name="intent" value="logout" className={styles.plainButton}>
        {text('logout')}
      </button>
    </form>
  ) : (
    <p className={styles.person}>
      <span className={styles.welcome}>{welcome}</span>
      <a href={loginHref({ path: at, search })} className={styles.strongLink}>
        {text('login')}
      </a>
      <a href={path('register')} className={styles.link}>
        {text('register')}
      </a>
    </p>
  )
}
