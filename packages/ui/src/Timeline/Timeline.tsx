import type { ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import * as styles from './Timeline.css.ts'

export type TimelineProps = RootProps<HTMLOListElement> & {
  /** The events, newest first. `state` marks an event as past, current or upcoming. */
  items: readonly {
    time?: string | undefined
    title: string
    body?: ReactNode | undefined
    state?: 'done' | 'now' | 'todo' | undefined
  }[]
}

/**
 * A list of events: the journey of a parcel, the history of an order.
 *
 * When: events followed one another: an order, a parcel. Instead: `Steps` for a process that the reader goes through.
 */
export function Timeline({ items, className, ...root }: TimelineProps) {
  return (
    <ol {...root} className={cx(styles.timeline, className)}>
      {items.map(({ time, title, body, state = 'done' }, index) => (
        <li
          key={`${index} ${title}`}
          className={styles.item}
          data-state={state}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <p className={styles.title}>{title}</p>
          {body && <div className={styles.body}>{body}</div>}
          {time && <time className={styles.time}>{time}</time>}
        </li>
      ))}
    </ol>
  )
}
