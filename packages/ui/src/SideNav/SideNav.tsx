import { useId } from 'react'
import { Badge } from '../Badge/Badge.tsx'
import { Icon } from '../Icon/Icon.tsx'
import type { IconSource } from '../Icon/Icon.tsx'
import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import * as styles from './SideNav.css.ts'

export type SideNavItem = {
  href: string
  label: string
  /** The icon: a name, or a node such as your own SVG of 20 px. */
  icon?: IconSource
  /** A count at the link, with the name of the counted things. */
  badge?: { count: number; label: string } | undefined
  /** Whether the link leads to the current page, or to the section of the current page. */
  current?: 'page' | 'section' | undefined
}

export type SideNavSection = {
  /** The heading of the section. The first section may have none. */
  label?: string | undefined
  items: readonly SideNavItem[]
}

export type SideNavProps = RootProps<HTMLElement> & {
  /** The accessible name of the navigation. */
  label: string
  /** The links, in sections. */
  sections: readonly SideNavSection[]
}

/**
 * Links in sections, one under the other. In a container narrower than 100 px it shows only the icons.
 *
 * When: an application has more than about five places. Instead: `AppShell`, which contains it, for a whole console;
 * `TabLinks` for sibling pages; `Menu` for actions.
 *
 * Keys: `Tab` moves between links, `Enter` follows.
 */
export function SideNav({ label, sections, className, ...root }: SideNavProps) {
  return (
    <nav aria-label={label} {...root} className={cx(styles.nav, className)}>
      {sections.map((section, index) => (
        <Section key={section.label ?? index} {...section} />
      ))}
    </nav>
  )
}

function Section({ label, items }: SideNavSection) {
  const headingId = useId()
  return (
    <div className={styles.section}>
      {label && (
        <p id={headingId} className={styles.heading}>
          {label}
        </p>
      )}
      <ul aria-labelledby={label && headingId} className={styles.list}>
        {items.map(({ href, label: words, icon, badge, current }) => (
          <li key={href}>
            <a href={href} className={styles.link} aria-current={current === 'section' ? 'true' : current}>
              <span className={styles.icon}>{icon && <Icon name={icon} size={20} />}</span>
              <span className={styles.words}>{words}</span>
              {badge && <Badge {...badge} className={styles.badge} />}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
