import { isAt } from '@millwright/domain/paths/isAt'
import { useText } from '@millwright/i18n/Texts'
import type { HeaderSign } from '../../headerSign.ts'
import { UnreadMessages } from '../unreadMessages.ts'
import { ShellBrand } from './ShellBrand.tsx'
import { ShellFooter } from './ShellFooter.tsx'
import { ShellHeader } from './ShellHeader.tsx'
import { ShellNav } from './ShellNav.tsx'
import { ShellUtilityBar } from './ShellUtilityBar.tsx'
import type {
  ShellCodePlace,
  ShellData,
  ShellLanguages,
  ShellLayout,
  ShellPartProps,
  ShellParts,
  ShellProps,
} from './shellProps.ts'
import * as styles from './Shell.css.ts'

export type {
  HeaderSign,
  ShellCodePlace,
  ShellData,
  ShellLanguages,
  ShellLayout,
  ShellPartProps,
  ShellParts,
  ShellProps,
}

/**
 * The frame around a screen. `default` and `decorate` have every part, `home` (the member centre) the utility bar, the
 * logo and the footer, `policy` only the footer, `empty` none of them. Every layout has the skip link to the content.
 */
export function Shell(props: ShellProps) {
  const Whole = props.parts?.whole
  return Whole ? <Whole {...props} /> : <KitShell {...props} />
}

function KitShell({
  layout,
  path,
  search = '',
  theme = 'system',
  onSuggest,
  onCategories,
  pictureOfCode,
  unreadMessages,
  parts = {},
  children,
  ...data
}: ShellProps) {
  const text = useText('common')
  const whole = layout === 'default' || layout === 'decorate'
  const place = { path, search }
  const own: ShellPartProps = { ...data, ...place, theme, onSuggest, onCategories }
  // Only decorated pages may hide the logo or the search. The decoration's links show on every page.
  const decorated = layout === 'decorate' || isAt(path, 'home')
  const sign =
    data.sign &&
    (decorated ? data.sign : { ...data.sign, bgUrl: '', showCategory: true, showLogo: true, showSearch: true })
  return (
    <UnreadMessages value={data.user && (unreadMessages ?? data.center?.unreadMessages)}>
      <div className={styles.shell}>
        <a href="#main" className={styles.skip} data-reload="">
          {text('skipToContent')}
        </a>
        {whole && sign?.showSearch !== false && (
          <a href="#search" className={styles.skip} data-reload="">
            {text('skipToSearch')}
          </a>
        )}
        {(whole || layout === 'home') &&
          (parts.utilityBar ? (
            <parts.utilityBar {...own} />
          ) : (
            <ShellUtilityBar {...data} {...place} pictureOfCode={pictureOfCode} />
          ))}
        {layout === 'home' && <ShellBrand {...own} logo={parts.logo} />}
        {whole && (parts.header ? <parts.header {...own} /> : <ShellHeader {...own} sign={sign} logo={parts.logo} />)}
        {whole &&
          (parts.nav ? (
            <parts.nav {...own} />
          ) : (
            <ShellNav {...data} {...place} sign={sign} onCategories={onCategories} />
          ))}
        <main id="main" tabIndex={-1} className={whole ? `${styles.main} ${styles.beneathHeader}` : styles.main}>
          {children}
        </main>
        {layout !== 'empty' &&
          (parts.footer ? (
            <parts.footer {...own} />
          ) : (
            <ShellFooter {...data} {...place} theme={theme} pictureOfCode={pictureOfCode} />
          ))}
      </div>
    </UnreadMessages>
  )
}
