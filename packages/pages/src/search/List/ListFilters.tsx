import type { ReactNode } from 'react'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { IconButton } from '@millwright/ui/IconButton'
import * as styles from './ListFilters.css.ts'

/** The id that the open button refers to. */
export const FILTERS = 'filters'

/** The filters: a column if there is room, otherwise a popover drawer that opens without scripts. */
export function ListFilters({ total, children }: { total: number; children: ReactNode }) {
  const text = useText('list')
  return (
    <aside
      id={FILTERS}
      popover="auto"
      className={styles.aside}
      onToggle={({ newState, currentTarget }) => {
        const open = newState === 'open'
        currentTarget.nextElementSibling?.toggleAttribute('inert', open)
        if (open) currentTarget.querySelector('button')?.focus()
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Closes the drawer when the focus moves behind it.
        if (relatedTarget && !currentTarget.contains(relatedTarget) && currentTarget.matches(':popover-open'))
          currentTarget.hidePopover()
      }}
    >
      <div className={styles.head}>
        <span className={styles.title}>{text('filters')}</span>
        <IconButton icon="close" label={text('filtersClose')} popoverTarget={FILTERS} />
      </div>
      <div className={styles.body}>{children}</div>
      <div className={styles.foot}>
        <Button tone="action" wide popoverTarget={FILTERS}>
          {text('filtersShow', { count: total })}
        </Button>
      </div>
    </aside>
  )
}
