import type { Checkout } from './useCheckout.ts'
import { CheckoutSubmit } from './CheckoutSubmit.tsx'
import * as styles from './CheckoutForm.css.ts'

/** The submit button under the sums. Reads `isExpired`, `ready` and `repriceHref`. */
export function CheckoutButton({
  isExpired,
  ready,
  repriceHref,
}: Pick<Checkout, 'isExpired' | 'ready' | 'repriceHref'>) {
  return (
    <div className={styles.submit}>
      <CheckoutSubmit isExpired={isExpired} ready={ready} repriceHref={repriceHref} wide />
    </div>
  )
}
