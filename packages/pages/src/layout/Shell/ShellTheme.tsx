import { keysOf } from '@millwright/domain/table'
import { useText } from '@millwright/i18n/Texts'
import { samePage } from './shellLinks.ts'
import type { ShellLocation } from './shellLinks.ts'
import type { ShellThemeName } from './shellProps.ts'
import * as styles from './ShellChoice.css.ts'

const names = { light: 'themeLight', dark: 'themeDark', system: 'themeSystem' } as const satisfies Record<
  ShellThemeName,
  string
>

/** The theme switch: links to the same page in the light, dark or system theme, which the server renders. */
export function ShellTheme({ theme, ...place }: ShellLocation & { theme: ShellThemeName }) {
  const text = useText('common')
  return (
    <nav aria-label={text('theme')} className={styles.choice}>
      {keysOf(names).map((one) =>
        one === theme ? (
          <span key={one} aria-current="true" className={styles.current}>
            {text(names[one])}
          </span>
        ) : (
          <a key={one} href={samePage(place, 'theme', one)} rel="nofollow" data-reload="" className={styles.other}>
            {text(names[one])}
          </a>
        ),
      )}
    </nav>
  )
}
