import { Icon } from '../Icon/Icon.tsx'
import type { RootProps } from '../internal/open.ts'
import { Link } from '../Link/Link.tsx'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import * as styles from './Breadcrumb.css.ts'

export type BreadcrumbProps = RootProps<HTMLElement> & {
  /** The pages from the root down. The last is the current page and may omit `href`. */
  items: readonly { label: string; href?: string | undefined }[]
}

/**
 * The path from the home page to the current page.
 *
 * When: a page is three or more levels below the home page. Instead: `TabLinks` for sibling pages; `Steps` for a
 * process.
 *
 * Keys: `Tab` moves between links.
 */
export function Breadcrumb({ items, ...root }: BreadcrumbProps) {
  const say = useMessages()
  return (
    <nav aria-label={say('breadcrumb')} {...root}>
      <ol className={styles.list}>
        {items.map(({ label, href }, index) => {
          const last = index === items.length - 1
          return (
            <li key={`${index} ${label}`} className={styles.item}>
              {href === undefined ? (
                <span className={last ? styles.here : undefined} aria-current={last ? 'page' : undefined}>
                  {label}
                </span>
              ) : (
                <Link href={href} tone="muted" current={last ? 'page' : undefined}>
                  {label}
                </Link>
              )}
              {!last && <Icon name="chevronRight" size={12} />}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
