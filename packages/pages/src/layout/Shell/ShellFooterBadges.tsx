import { useText } from '@millwright/i18n/Texts'
import { Container } from '@millwright/ui/Container'
import { Icon } from '@millwright/ui/Icon'
import { badges } from './shellHelp.ts'
import * as styles from './ShellFooter.css.ts'

/** The mall's promises to the buyer. */
export function ShellFooterBadges() {
  const text = useText('common')
  return (
    <div className={styles.badgeBand}>
      <Container>
        <ul className={styles.badges}>
          {badges.map(({ icon, title, note }) => (
            <li key={title} className={styles.badge}>
              <span className={styles.badgeIcon}>
                <Icon name={icon} size={24} />
              </span>
              <span>
                <strong className={styles.badgeTitle}>{text(title)}</strong>
                <span className={styles.badgeText}>{text(note)}</span>
              </span>
            </li>
          ))}
        </ul>
      </Container>
    </div>
  )
}
