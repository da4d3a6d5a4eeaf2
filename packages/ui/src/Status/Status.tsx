import type { ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import * as styles from './Status.css.ts'

export type StatusProps = {
  tone: keyof typeof styles.tone
  children: ReactNode
}

/** The state of a thing: a dot and a word. */
export function Status({ tone, children }: StatusProps) {
  return <span className={cx(styles.status, styles.tone[tone])}><span className={styles.dot} />{children}</span>
}
