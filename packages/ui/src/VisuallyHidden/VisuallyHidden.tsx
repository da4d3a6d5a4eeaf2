import type { ReactNode } from 'react'
import * as styles from './VisuallyHidden.css.ts'

export type VisuallyHiddenProps = {
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'p' | 'legend' | 'caption'
  children: ReactNode
}

/** Words for those who listen to the page rather than look at it. */
export function VisuallyHidden({ as: Tag = 'span', children }: VisuallyHiddenProps) {
  return <Tag className={styles.hidden}>{children}</Tag>
}
