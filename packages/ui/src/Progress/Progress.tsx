import * as styles from './Progress.css.ts'

export type ProgressProps = {
  /** What goes forward. */
  label: string
  /** How far; unknown when left out. */
  value?: number
  max?: number
}

/** How far a piece of work has come. */
export function Progress({ label, value, max = 100 }: ProgressProps) {
  return (
    <label className={styles.progress}>
      {label}
      <progress className={styles.track} value={value} max={max} />
    </label>
  )
}
