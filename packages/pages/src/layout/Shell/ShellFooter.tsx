import { UserText } from '@millwright/commerce/UserText'
import { path } from '@millwright/domain/paths/path'
import { useLocale, useText } from '@millwright/i18n/Texts'
import { Container } from '@millwright/ui/Container'
import { StaticHtml } from '@millwright/ui/StaticHtml'
import { loginPath } from '../../loader.ts'
import type { ShellData, ShellProps, ShellThemeName } from './shellProps.ts'
import { ShellFooterBadges } from './ShellFooterBadges.tsx'
import { ShellFooterContact } from './ShellFooterContact.tsx'
import { helpGroups } from './shellHelp.ts'
import type { ShellLocation } from './shellLinks.ts'
import { ShellTheme } from './ShellTheme.tsx'
import * as styles from './ShellFooter.css.ts'

type Props = ShellData & ShellLocation & Pick<ShellProps, 'pictureOfCode'> & { theme: ShellThemeName }

/**
 * The footer of every screen. The browser keeps the server's markup, except for the theme links, which lead back to the
 * current page.
 */
export function ShellFooter({ theme, ...props }: Props) {
  const { config, user, path: at, search } = props
  const text = useText('common')
  const locale = useLocale()
  const company =
    (locale === 'zh' ? config?.pcCompanyInfoCn : config?.pcCompanyInfoEn)
      ?.split(/\r?\n/)
      .filter((line) => line.trim()) ?? []
  const buyer = user !== undefined
  return (
    <footer className={styles.footer} aria-label={text('footer')}>
      <StaticHtml of={{ stamp: JSON.stringify([config, buyer]), value: { config, buyer } }}>
        {(value) => <Promises {...props} {...value} />}
      </StaticHtml>
      <Container>
        <div className={styles.legal}>
          <div className={styles.theme}>
            <span>{text('theme')}</span>
            <ShellTheme path={at} search={search} theme={theme} />
          </div>
          {config && config.sisterSites.length > 0 && (
            <p className={styles.sisters}>
              <span>{text('sisterSites')}</span>
              {config.sisterSites.map(({ name, url }) => (
                <a key={url} href={url} rel="nofollow" className={styles.link}>
                  {name}
                </a>
              ))}
            </p>
          )}
          {company.map((line) => (
            <p key={line} className={styles.company}>
              {line}
            </p>
          ))}
          <p className={styles.company}>
            <UserText sentence={[config?.pcCopyright, config?.filingNumber].filter(Boolean).join('  ')}>
              {config?.filingNumber}
            </UserText>
          </p>
        </div>
      </Container>
    </footer>
  )
}

function Promises({
  config,
  buyer,
  origin,
  pictureOfCode,
}: Pick<Props, 'config' | 'origin' | 'pictureOfCode'> & { buyer: boolean }) {
  const text = useText('common')
  return (
    <>
      <ShellFooterBadges />
      <Container>
        <div className={styles.columns}>
          {helpGroups().map(({ title, links }) => (
            <nav key={title} aria-label={text(title)}>
              <h2 className={styles.title}>{text(title)}</h2>
              <ul className={styles.list}>
                {links.map(({ key, href }) => (
                  <li key={key}>
                    <a href={buyer || href !== path('feedback') ? href : loginPath(href)} className={styles.link}>
                      {text(key)}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <ShellFooterContact config={config} origin={origin} pictureOfCode={pictureOfCode} />
        </div>
      </Container>
    </>
  )
}
