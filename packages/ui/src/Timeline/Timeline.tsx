import type { ReactNode } from 'react'
import * as styles from './Timeline.css.ts'

export type TimelineProps = {
  items: readonly { time?: string; title: string; body?: ReactNode; state?: 'done' | 'now' | 'todo' }[]
}

/** What happened, one after another: the way of a parcel, the life of an order. */
export function Timeline({ items }: TimelineProps) {
  return (
    <ol>
      {items.map(({ time, title, body, state = 'done' }, index) => (
        <li key={`${index} ${title}`} className={styles.item} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <p className={styles.title}>{title}</p>
          {body && <div className={styles.body}>{body}</div>}
          {time && <time className={styles.time}>{time}</time>}
        </li>
      ))}
    </ol>
  )
}
