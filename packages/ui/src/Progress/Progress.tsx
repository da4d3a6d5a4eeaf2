import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import * as styles from './Progress.css.ts'

export type ProgressProps = RootProps<HTMLLabelElement> & {
  /** The label: the task in progress. */
  label: string
  /** The progress so far. Omit if unknown. */
  value?: number | undefined
  /** The value of `value` at completion. */
  max?: number | undefined
}

/**
 * A progress bar.
 *
 * When: a task is under way, with a known or unknown end. Instead: `Skeleton` for content that is loading; `Button`
 * with `loading` for a button that was pressed.
 */
export function Progress({ label, value, max = 100, className, ...root }: ProgressProps) {
  return (
    <label {...root} className={cx(styles.progress, className)}>
      {label}
      <progress className={styles.track} value={value} max={max} />
    </label>
  )
}
