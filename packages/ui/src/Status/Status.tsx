import type { ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import * as styles from './Status.css.ts'

export type StatusProps = RootProps<HTMLSpanElement> & {
  /** What it means, said by its colour and never by that alone. */
  tone: keyof typeof styles.tone
  /** The state, in a word. */
  children: ReactNode
}

/**
 * The state of a thing: a dot and a word.
 *
 * When: an order, a payment, a stock is in one of a few states. Instead: `Tag` for a property; `Alert` for what the
 * reader must do something about.
 */
export function Status({ tone, children, className, ...root }: StatusProps) {
  return (
    <span {...root} className={cx(styles.status, styles.tone[tone], className)}>
      {children}
    </span>
  )
}
