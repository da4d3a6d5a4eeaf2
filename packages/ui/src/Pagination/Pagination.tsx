import { Icon } from '../Icon/Icon.tsx'
import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { pageWindow } from './pageWindow.ts'
import * as styles from './Pagination.css.ts'

export type PaginationProps = RootProps<HTMLElement> & {
  /** The current page, from 1. */
  page: number
  /** The number of pages. */
  pages: number
  /** The number of items on all pages. */
  total?: number | undefined
  /** Whether the list has more items than `total`, because the count stopped there. */
  more?: boolean | undefined
  /** Returns the URL of a page. */
  hrefOf: (page: number) => string
  /** The accessible name, for a page with several paginations. */
  label?: string | undefined
}

/**
 * Links to the pages of a list. Renders nothing for a single page without a total.
 *
 * When: a list is longer than a page, and its pages have URLs. Instead: `VirtualList` for one continuous scrolling
 * list.
 *
 * Keys: `Tab` moves between the page links, `Enter` opens the page.
 */
export function Pagination({ page, pages, total, more, hrefOf, label, className, ...root }: PaginationProps) {
  const say = useMessages()
  if (pages <= 1 && total === undefined) return null
  const step = (to: number, icon: 'chevronLeft' | 'chevronRight', name: string, rel: string) => (
    <li>
      {to < 1 || to > pages ? (
        <span className={styles.page} role="link" aria-disabled tabIndex={-1} aria-label={name}>
          <Icon name={icon} />
        </span>
      ) : (
        <a className={styles.page} href={hrefOf(to)} rel={rel} aria-label={name}>
          <Icon name={icon} />
        </a>
      )}
    </li>
  )
  return (
    <nav aria-label={label ?? say('pages')} {...root} className={cx(styles.pagination, className)}>
      {total !== undefined && <span className={styles.total}>{say(more ? 'totalMore' : 'total', { total })}</span>}
      {pages > 1 && (
        <ul className={styles.list}>
          {step(page - 1, 'chevronLeft', say('previousPage'), 'prev')}
          {pageWindow(page, pages).map((one, index) => (
            <li key={one ?? `gap ${index}`} className={cx(styles.number, one === undefined && styles.gap)}>
              {one === undefined ? (
                '…'
              ) : (
                <a
                  className={styles.page}
                  href={hrefOf(one)}
                  aria-label={say('page', { page: one })}
                  aria-current={one === page ? 'page' : undefined}
                >
                  {one}
                </a>
              )}
            </li>
          ))}
          <li className={styles.short}>{say('pageOf', { page, pages })}</li>
          {step(page + 1, 'chevronRight', say('nextPage'), 'next')}
        </ul>
      )}
    </nav>
  )
}
