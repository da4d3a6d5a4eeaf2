import type { Checkout } from './useCheckout.ts'
import { CheckoutSubmit } from './CheckoutSubmit.tsx'
import * as styles from './CheckoutForm.css.ts'

/** The submit button under the sums. Reads `over`, `ready` and `againHref`. */
export function CheckoutButton({ over, ready, againHref }: Pick<Checkout, 'over' | 'ready' | 'againHref'>) {
  return (
    <div className={styles.submit}>
      <CheckoutSubmit over={over} ready={ready} againHref={againHref} wide />
    </div>
  )
}
