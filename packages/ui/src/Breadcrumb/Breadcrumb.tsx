import { Icon } from '../Icon/Icon.tsx'
import type { RootProps } from '../internal/open.ts'
import { Link } from '../Link/Link.tsx'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import * as styles from './Breadcrumb.css.ts'

export type BreadcrumbProps = RootProps<HTMLElement> & {
  /** From the root down; the last is the page itself and may do without `href`. */
  items: readonly { label: string; href?: string | undefined }[]
}

/**
 * The way from the front page to here.
 *
 * When: a page lies three or more steps below the front page. Instead: `TabLinks` for pages beside each other; `Steps`
 * for a process.
 *
 * Keys: `Tab` goes from link to link.
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
