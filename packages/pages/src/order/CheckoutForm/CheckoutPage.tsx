import type { ReactNode } from 'react'
import { Container } from '@millwright/ui/Container'
import * as styles from './CheckoutForm.css.ts'

/** The page of a checkout: its steps and heading, then the form or the refusal. */
export function CheckoutPage({ children }: { children: ReactNode }) {
  return (
    <Container>
      <div className={styles.page}>{children}</div>
    </Container>
  )
}
