import * as styles from './Progress.css.ts'

export type ProgressProps = {
  /** What goes forward. */
  label: string
  /** How far; unknown when left out. */
  value?: number
  /** What `value` reaches in the end. */
  max?: number
}

/**
 * How far a piece of work has come.
 *
 * When: work is under way whose end is known, or not yet. Instead: `Skeleton` for content that is coming; `Button` with
 * `loading` for what was pressed.
 */
export function Progress({ label, value, max = 100 }: ProgressProps) {
  return (
    <label className={styles.progress}>
      {label}
      <progress className={styles.track} value={value} max={max} />
    </label>
  )
}
