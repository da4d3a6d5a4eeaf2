import { path } from '@millwright/domain/paths/path'
import { useLocale, useText } from '@millwright/i18n/Texts'
import { Container } from '@millwright/ui/Container'
import { hasScreen } from '../../hasScreen.ts'
import { ShellLogo } from './ShellLogo.tsx'
import { ShellMessages } from './ShellMessages.tsx'
import type { ShellPartProps, ShellParts } from './shellProps.ts'
import * as styles from './Shell.css.ts'

/** The brand line of pages without the main header. */
export function ShellBrand({ logo: OwnLogo, ...props }: ShellPartProps & Pick<ShellParts, 'logo'>) {
  const { config, user } = props
  const text = useText('common')
  const locale = useLocale()
  const name = (locale === 'zh' ? config?.pcTitleContentCn : config?.pcTitleContentEn) ?? text('mallName')
  return (
    <header className={styles.brand}>
      <Container>
        <div className={styles.brandRow}>
          {OwnLogo ? (
            <OwnLogo {...props} />
          ) : (
            <ShellLogo src={config?.pcLogoImg} words={config?.pcLogoImgText} label={text('homeLink', { name })} />
          )}
          {user && hasScreen(path('chat')) && <ShellMessages />}
        </div>
      </Container>
    </header>
  )
}
