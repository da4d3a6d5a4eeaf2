import { NoticeCarousel } from '@millwright/commerce/NoticeCarousel'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Container } from '@millwright/ui/Container'
import { Icon } from '@millwright/ui/Icon'
import { hasScreen } from '../../hasScreen.ts'
import type { ShellData, ShellProps } from './shellProps.ts'
import { ShellCode } from './ShellCode.tsx'
import { ShellLanguage } from './ShellLanguage.tsx'
import { accountLinks } from './shellLinks.ts'
import type { ShellLocation } from './shellLinks.ts'
import { ShellUtilityPerson } from './ShellUtilityPerson.tsx'
import * as styles from './ShellUtilityBar.css.ts'

/** The bar above the header: the welcome, the notices, the account links and the language. */
export function ShellUtilityBar(props: ShellData & ShellLocation & Pick<ShellProps, 'pictureOfCode'>) {
  const { config, notices = [], user, path: at, search, origin, languages, pictureOfCode } = props
  const text = useText('common')
  return (
    <nav aria-label={text('utilityBar')} className={styles.bar}>
      <Container>
        <div className={styles.row}>
          <ShellUtilityPerson config={config} user={user} path={at} search={search} />
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
