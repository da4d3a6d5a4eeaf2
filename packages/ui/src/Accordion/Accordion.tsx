import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import * as styles from './Accordion.css.ts'

export type AccordionProps = RootProps<HTMLDivElement> & {
  /** Titles with what unfolds under them; `open` unfolds one at first. */
  items: readonly { id: string; title: string; content: ReactNode; open?: boolean | undefined }[]
}

/**
 * Titles whose text unfolds; works before scripts.
 *
 * When: several texts of which a reader needs one or two: questions and answers, terms. Instead: `Tabs` where exactly
 * one of a few is shown; `Drawer` for what would push the page down.
 *
 * Keys: `Tab` goes from title to title, `Enter` or `Space` unfolds.
 */
export function Accordion({ items, className, ...root }: AccordionProps) {
  return (
    <div {...root} className={cx(styles.accordion, className)}>
      {items.map(({ id, title, content, open }) => (
        <details key={id} id={id} open={open} className={styles.item}>
          <summary className={styles.summary}>
            {title}
            <span className={styles.chevron}>
              <Icon name="chevronDown" />
            </span>
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  )
}
