import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Container } from '@millwright/ui/Container'
import { loginPath } from '../../loader.ts'
import { ShellFooterBadges } from './ShellFooterBadges.tsx'
import { ShellFooterContact } from './ShellFooterContact.tsx'
import type { ShellFooterContactProps } from './ShellFooterContact.tsx'
import { helpGroups } from './shellHelp.ts'
import * as styles from './ShellFooter.css.ts'

type ShellFooterHelpProps = ShellFooterContactProps & {
  /** Whether the visitor is signed in. */
  buyer: boolean
}

/** The mall's promises, the links to its help pages and the ways to reach its service. */
export function ShellFooterHelp({ config, buyer, origin, pictureOfCode }: ShellFooterHelpProps) {
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
