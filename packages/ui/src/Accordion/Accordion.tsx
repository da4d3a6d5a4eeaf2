import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import * as styles from './Accordion.css.ts'

export type AccordionProps = RootProps<HTMLDivElement> & {
  /** The items: a title and the content that it expands. `open` expands an item initially. */
  items: readonly { id: string; title: string; content: ReactNode; open?: boolean | undefined }[]
}

/**
 * A list of titles that expand to show their content. Works before scripts load.
 *
 * When: a page has several texts and a reader needs one or two: questions and answers, terms. Instead: `Tabs` to show
 * exactly one of a few; `Drawer` for content that would push the page down.
 *
 * Keys: `Tab` moves between titles, `Enter` or `Space` expands one.
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
