import type { ReactNode } from 'react'
import * as styles from './CheckoutForm.css.ts'

/** A short note beside the sums. */
export function CheckoutNote({ children }: { children: ReactNode }) {
  return <span className={styles.to}>{children}</span>
}
