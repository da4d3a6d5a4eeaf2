import { NoticeCarousel } from '@millwright/commerce/NoticeCarousel'
import { path } from '@millwright/domain/paths/path'
import { useLocale, useText } from '@millwright/i18n/Texts'
import { Container } from '@millwright/ui/Container'
import { Icon } from '@millwright/ui/Icon'
import { useUi } from '@millwright/ui/UiProvider'
import { hasScreen } from '../../hasScreen.ts'
import type { ShellData, ShellProps } from './shellProps.ts'
import { ShellCode } from './ShellCode.tsx'
import { ShellLanguage } from './ShellLanguage.tsx'
import { accountLinks, wayIn } from './shellLinks.ts'
import type { Place } from './shellLinks.ts'
import * as styles from './ShellUtilityBar.css.ts'

export function ShellUtilityBar(props: ShellData & Place & Pick<ShellProps, 'pictureOfCode'>) {
  const { config, notices = [], user, path: at, search, origin, languages, pictureOfCode } = props
  const text = useText('common')
  const locale = useLocale()
  const { resolvePicture } = useUi()
  const name = (locale === 'zh' ? config?.pcTitleContentCn : config?.pcTitleContentEn) ?? text('mallName')
  const welcome = (locale === 'zh' ? config?.pcWelcomeCn : config?.pcWelcomeEn) ?? text('welcome', { name })
  return (
    <nav aria-label={text('utilityBar')} className={styles.bar}>
      <Container>
        <div className={styles.row}>
          {user ? (
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
              <a href={wayIn({ path: at, search })} className={styles.strongLink}>
                {text('login')}
              </a>
              <a href={path('register')} className={styles.link}>
                {text('register')}
              </a>
            </p>
          )}
          <div className={styles.notices}>
            <NoticeCarousel notices={notices} plain={!hasScreen(path('notice-detail'))} />
          </div>
          <div className={styles.links}>
            <ul className={styles.list}>
              {accountLinks(props).map(({ key, href, newTab, warn }) => (
                <li key={key}>
                  <a
                    href={href}
                    className={warn ? styles.warnLink : styles.link}
                    {...(newTab && { target: '_blank', rel: 'noopener' })}
                  >
                    {warn && <Icon name="warning" size={12} />}
                    {text(key)}
                  </a>
                </li>
              ))}
              <li>
                <details className={styles.mobile} name="utility">
                  <summary className={styles.summary}>
                    <Icon name="qr" size={12} />
                    {text('mobileMall')}
                  </summary>
                  <div className={styles.qr}>
                    <ShellCode
                      place="mall"
                      origin={origin}
                      pictureOfCode={pictureOfCode}
                      label={text('qrMobileLabel')}
                    />
                    <p className={styles.qrText}>{text('mobileMallScan')}</p>
                  </div>
                </details>
              </li>
            </ul>
          </div>
          <ShellLanguage path={at} search={search} languages={languages} />
        </div>
      </Container>
    </nav>
  )
}
