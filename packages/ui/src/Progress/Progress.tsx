import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import * as styles from './Progress.css.ts'

export type ProgressProps = RootProps<HTMLLabelElement> & {
  /** What goes forward. */
  label: string
  /** How far; unknown when left out. */
  value?: number | undefined
  /** What `value` reaches in the end. */
  max?: number | undefined
}

/**
 * How far a piece of work has come.
 *
 * When: work is under way whose end is known, or not yet. Instead: `Skeleton` for content that is coming; `Button` with
 * `loading` for what was pressed.
 */
export function Progress({ label, value, max = 100, className, ...root }: ProgressProps) {
  return (
    <label {...root} className={cx(styles.progress, className)}>
      {label}
      <progress className={styles.track} value={value} max={max} />
    </label>
  )
}
