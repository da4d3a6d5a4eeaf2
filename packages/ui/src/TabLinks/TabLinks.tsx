import type { ReactNode } from 'react'
import * as styles from '../Tabs/Tabs.css.ts'

export type TabLinksProps = {
  /** What is chosen between. */
  label: string
  tabs: readonly { href: string; label: string; current: boolean; badge?: ReactNode }[]
  look?: 'line' | 'pill'
}

/** Links between pages of one kind, which look like tabs. */
export function TabLinks({ label, tabs, look = 'line' }: TabLinksProps) {
  return (
    <nav className={styles.list[look]} aria-label={label}>
      {tabs.map((tab) => (
        <a key={tab.href} href={tab.href} className={styles.look[look]} aria-current={tab.current ? 'page' : undefined}>{tab.label}{tab.badge}</a>
      ))}
    </nav>
  )
}
