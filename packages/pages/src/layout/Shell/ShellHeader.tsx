import { CartBadge } from '@millwright/commerce/CartBadge'
import { HotWords } from '@millwright/commerce/HotWords'
import { SearchBox } from '@millwright/commerce/SearchBox'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Container } from '@millwright/ui/Container'
import { Icon } from '@millwright/ui/Icon'
import { Image } from '@millwright/ui/Image'
import { hasScreen } from '../../hasScreen.ts'
import { loginPath } from '../../loader.ts'
import type { ShellPartProps, ShellParts } from './shellProps.ts'
import { ShellLogo } from './ShellLogo.tsx'
import { ShellMessages } from './ShellMessages.tsx'
import { ShellMenu } from './ShellMenu.tsx'
import { searched } from './shellLinks.ts'
import { useMallName } from './useMallName.ts'
import * as styles from './ShellHeader.css.ts'

/** The main header. On phones it is one row: menu, search, cart. */
export function ShellHeader({ logo: OwnLogo, onSuggest, ...props }: ShellPartProps & Pick<ShellParts, 'logo'>) {
  const { config, hotWords = [], user, cartCount, sign, path: at, search } = props
  const text = useText('common')
  const name = useMallName(config)
  return (
    <>
      <header className={styles.header} aria-label={text('header')}>
        <Container>
          <div className={styles.row}>
            <div className={styles.menu}>
              <ShellMenu {...props} />
            </div>
            <div className={styles.logo}>
              {sign?.showLogo !== false &&
                (OwnLogo ? (
                  <OwnLogo {...props} />
                ) : (
                  <ShellLogo src={config?.pcLogoImg} words={config?.pcLogoImgText} label={text('homeLink', { name })} />
                ))}
            </div>
            <div className={styles.search}>
              {sign?.showSearch !== false && (
                <SearchBox
                  id="search"
                  {...searched({ path: at, search })}
                  goodsOnly={!hasScreen(path('shopList'))}
                  onSuggest={onSuggest}
                />
              )}
              <div className={styles.hotWords}>
                <HotWords words={hotWords} />
              </div>
            </div>
            <div className={styles.actions}>
              {hasScreen(path('inquiry')) && (
                <a href={path('inquiry')} className={styles.inquiry}>
                  <Icon name="inquiry" size={20} />
                  {text('inquiry')}
                </a>
              )}
              {user && <ShellMessages inbox={props.center?.unreadInbox} />}
              <CartBadge count={user && cartCount} href={user ? path('cart') : loginPath(path('cart'))} />
            </div>
          </div>
        </Container>
      </header>
      {sign?.bgUrl && (
        <div className={styles.ground}>
          <Image src={sign.bgUrl} alt="" ratio={1920 / 170} fit="cover" eager />
        </div>
      )}
    </>
  )
}
