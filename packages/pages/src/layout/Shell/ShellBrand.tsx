import { useText } from '@millwright/i18n/Texts'
import { Container } from '@millwright/ui/Container'
import { ShellLogo } from './ShellLogo.tsx'
import { ShellMessages } from './ShellMessages.tsx'
import type { ShellPartProps, ShellParts } from './shellProps.ts'
import { useMallName } from './useMallName.ts'
import * as styles from './Shell.css.ts'
import { actions } from './ShellHeader.css.ts'

/** The brand line of pages without the main header. */
export function ShellBrand({ logo: OwnLogo, ...props }: ShellPartProps & Pick<ShellParts, 'logo'>) {
  const { config, user } = props
  const text = useText('common')
  const name = useMallName(config)
  return (
    <header className={styles.brand}>
      <Container>
        <div className={styles.brandRow}>
          {OwnLogo ? (
            <OwnLogo {...props} />
          ) : (
            <ShellLogo src={config?.pcLogoImg} words={config?.pcLogoImgText} label={text('homeLink', { name })} />
          )}
          {user && (
            <div className={actions}>
              <ShellMessages inbox={props.center?.unreadInbox} />
            </div>
          )}
        </div>
      </Container>
    </header>
  )
}
