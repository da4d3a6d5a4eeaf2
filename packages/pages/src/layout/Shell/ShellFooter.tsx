import { Suspense, lazy } from 'react'
import { UserText } from '@millwright/commerce/UserText'
import { useLocale, useText } from '@millwright/i18n/Texts'
import { Container } from '@millwright/ui/Container'
import { StaticHtml } from '@millwright/ui/StaticHtml'
import type { ShellData, ShellProps, ShellThemeName } from './shellProps.ts'
import type { ShellLocation } from './shellLinks.ts'
import { ShellTheme } from './ShellTheme.tsx'
import * as styles from './ShellFooter.css.ts'

type Props = ShellData & ShellLocation & Pick<ShellProps, 'pictureOfCode'> & { theme: ShellThemeName }

// The browser keeps the server's markup, so it loads this part only for a footer that the server did not render.
const ShellFooterHelp = lazy(() =>
  import('./ShellFooterHelp.tsx').then(({ ShellFooterHelp }) => ({ default: ShellFooterHelp })),
)

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
      <Suspense fallback={null}>
        <StaticHtml
          of={{ stamp: JSON.stringify([config, buyer]), value: { config, buyer } }}
          dependsOn={[props.origin]}
        >
          {(value) => <ShellFooterHelp {...props} {...value} />}
        </StaticHtml>
      </Suspense>
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
