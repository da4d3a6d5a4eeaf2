import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './Accordion.css.ts'

export type AccordionProps = {
  items: readonly { id: string; title: string; content: ReactNode; open?: boolean }[]
}

/** Titles whose text unfolds; works before scripts. */
export function Accordion({ items }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {items.map(({ id, title, content, open }) => (
        <details key={id} id={id} open={open} className={styles.item}>
          <summary className={styles.summary}>{title}<span className={styles.chevron}><Icon name="chevronDown" /></span></summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  )
}
