import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import { useMergedRefs } from '../internal/useMergedRefs.ts'
import * as styles from '../Tabs/Tabs.css.ts'

export type TabLinksProps = RootProps<HTMLElement> & {
  /** The accessible name of the navigation. */
  label: string
  /** The tabs. `current` marks the current page. */
  tabs: readonly { href: string; label: string; current: boolean; badge?: ReactNode | undefined }[]
  /** The visual style. */
  look?: 'line' | 'pill' | undefined
}

/**
 * Links between sibling pages, styled as tabs.
 *
 * When: views of one subject have URLs of their own. Instead: `Tabs` for content already on the page; `Breadcrumb` for
 * the way up.
 *
 * Keys: `Tab` moves between links, `Enter` follows.
 */
export function TabLinks({ label, tabs, look = 'line', className, ref, ...root }: TabLinksProps) {
  const own = useRef<HTMLElement>(null)
  const here = tabs.find(({ current }) => current)?.href
  useEffect(() => {
    if (own.current) bringIntoSight(own.current)
  }, [here])
  return (
    <nav aria-label={label} {...root} ref={useMergedRefs(own, ref)} className={cx(styles.list[look], className)}>
      {tabs.map((tab) => (
        <a key={tab.href} href={tab.href} className={styles.look[look]} aria-current={tab.current ? 'page' : undefined}>
          {tab.label}
          {tab.badge}
        </a>
      ))}
    </nav>
  )
}

/** Scrolls only the row. `scrollIntoView` would also scroll the page. */
function bringIntoSight(row: HTMLElement) {
  const current = row.querySelector('[aria-current]')
  if (!current) return
  const [seen, wanted] = [row.getBoundingClientRect(), current.getBoundingClientRect()]
  if (wanted.left < seen.left || wanted.right > seen.right)
    row.scrollLeft += wanted.left - seen.left - (seen.width - wanted.width) / 2
}
