import type { ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import * as styles from './Status.css.ts'

export type StatusProps = RootProps<HTMLSpanElement> & {
  /** The status. Colour is never its only cue. */
  tone: keyof typeof styles.tone
  /** The status, in a word. */
  children: ReactNode
}

/**
 * A status: a dot and a word.
 *
 * When: an order, a payment or stock is in one of a few states. Instead: `Tag` for a property; `Alert` for a message
 * the reader must act on.
 */
export function Status({ tone, children, className, ...root }: StatusProps) {
  return (
    <span {...root} className={cx(styles.status, styles.tone[tone], className)}>
      {children}
    </span>
  )
}
