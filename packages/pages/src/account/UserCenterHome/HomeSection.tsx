import type { ReactNode } from 'react'
import { Heading } from '@millwright/ui/Heading'
import { Link } from '@millwright/ui/Link'
import { Panel } from '@millwright/ui/Panel'
import { hasScreen } from '../../hasScreen.ts'
import * as styles from './UserCenterHome.css.ts'

type HomeSectionProps = {
  title: string
  /** A few words beside the heading. */
  note?: string | undefined
  more?: { href: string; label: string } | undefined
  children: ReactNode
}

/** A panel with a heading and a link to more. */
export function HomeSection({ title, note, more, children }: HomeSectionProps) {
  return (
    <Panel as="section">
      <div className={styles.section}>
        <div className={styles.head}>
          <Heading level={2} size={16}>
            {title}
          </Heading>
          {note && <span className={styles.muted}>{note}</span>}
          {more && hasScreen(more.href) && <Link href={more.href}>{more.label}</Link>}
        </div>
        {children}
      </div>
    </Panel>
  )
}
