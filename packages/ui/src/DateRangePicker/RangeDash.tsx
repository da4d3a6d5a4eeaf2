import * as styles from './DateRangePicker.css.ts'

/** The dash between the first and the last day. */
export function RangeDash() {
  return (
    <span className={styles.dash} aria-hidden>
      –
    </span>
  )
}
