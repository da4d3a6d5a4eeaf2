import { useLocale, useText } from '@millwright/i18n/Texts'
import { Container } from '@millwright/ui/Container'
import { ShellLogo } from './ShellLogo.tsx'
import type { ShellData } from './shellProps.ts'
import * as styles from './Shell.css.ts'

/** Whose page it is, where the main header is hidden. */
export function ShellBrand({ config }: Pick<ShellData, 'config'>) {
  const text = useText('common')
  const locale = useLocale()
  const name = (locale === 'zh' ? config?.pcTitleContentCn : config?.pcTitleContentEn) ?? text('mallName')
  return (
    <header className={styles.brand}>
      <Container>
        <ShellLogo src={config?.pcLogoImg} words={config?.pcLogoImgText} label={text('homeLink', { name })} />
      </Container>
    </header>
  )
}
