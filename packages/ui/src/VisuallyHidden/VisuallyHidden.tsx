import type { ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import * as styles from './VisuallyHidden.css.ts'

export type VisuallyHiddenProps = RootProps<HTMLElement> & {
  /** The HTML element to render. */
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'p' | 'legend' | 'caption' | undefined
  /** The text. */
  children: ReactNode
}

/**
 * Text for screen readers only.
 *
 * When: screen readers need text that sighted readers get by other means. Instead: `label` and `hideLabel` of
 * components that have them.
 */
export function VisuallyHidden({ as: Tag = 'span', children, className, ...root }: VisuallyHiddenProps) {
  return (
    <Tag {...(root as object)} className={cx(styles.hidden, className)}>
      {children}
    </Tag>
  )
}
