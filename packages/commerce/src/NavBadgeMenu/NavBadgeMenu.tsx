import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import * as styles from './NavBadgeMenu.css.ts'

export type NavBadgeMenuProps = RootProps<HTMLElement> & {
  /** The accessible name of the menu. */
  label: string
  /**
   * The pages by group. A group's title may be empty. A page can show a count; `countLabel` names what is counted, for
   * screen readers.
   */
  groups: readonly {
    title: string
    items: readonly {
      href: string
      label: string
      current: boolean
      count?: number | undefined
      countLabel?: string | undefined
    }[]
  }[]
}

/**
 * A menu of a user's own pages with the number of open items in each.
 *
 * When: an account area lists its pages with counts. Instead: `TabLinks` of ui for a few pages.
 */
export function NavBadgeMenu({ label, groups, className, ...root }: NavBadgeMenuProps) {
  return (
    <nav aria-label={label} {...root} className={cx(styles.menu, className)}>
      <ul className={styles.groups}>
        {groups.map(({ title, items }) => (
          <li key={title}>
            {title && <p className={styles.title}>{title}</p>}
            <ul className={styles.items}>
              {items.map(({ href, label: name, current, count = 0, countLabel }) => (
                <li key={href}>
                  <a href={href} aria-current={current ? 'page' : undefined} className={styles.item}>
                    {name}
                    {count > 0 && (
                      <span className={styles.badge}>
                        {count > 99 ? '99+' : count}
                        {countLabel && <VisuallyHidden as="span"> {countLabel}</VisuallyHidden>}
                      </span>
                    )}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  )
}
