import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import type { RootProps } from '../internal/open.ts'
import * as styles from './Tabs.css.ts'

export type TabsProps = RootProps<HTMLDivElement> & {
  /** The accessible name of the tab list. */
  label: string
  /** The tabs and their content. `badge` shows a count. */
  tabs: readonly { id: string; label: string; badge?: ReactNode | undefined; content: ReactNode }[]
  /**
   * The id of the selected tab. Controlled if given, with `onSelect`; otherwise the first tab is initially selected.
   */
  selected?: string | undefined
  /** Called when another tab is selected. */
  onSelect?: ((which: { id: string }) => void) | undefined
  /** The visual style. */
  look?: 'line' | 'pill' | undefined
}

/**
 * A row of tabs that shows one panel at a time. The HTML contains all panels, for search engines and for readers
 * without scripts.
 *
 * When: readers switch between a few views of one subject, and all views are loaded. Instead: `TabLinks` where each
 * view has a URL; `Accordion` where several may be open.
 *
 * Keys: `Tab` reaches the selected tab, arrow keys, `Home` and `End` select, `Tab` again moves into its panel.
 */
export function Tabs({ label, tabs, selected, onSelect, look = 'line', dir, ...root }: TabsProps) {
  return (
    <Radix.Root
      {...root}
      dir={dir as 'ltr' | 'rtl' | undefined}
      value={selected}
      defaultValue={tabs[0]?.id}
      onValueChange={(id) => onSelect?.({ id })}
    >
      <Radix.List className={styles.list[look]} aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.id} value={tab.id} className={styles.look[look]}>
            {tab.label}
            {tab.badge}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.id} value={tab.id} forceMount className={styles.panel}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
