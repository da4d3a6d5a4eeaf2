import { CheckoutButton } from '../CheckoutForm/CheckoutButton.tsx'
import type { SubmitOrderView } from './SubmitOrderFrame.tsx'

/** The submit button, shown while the price is held. Reads `isExpired`, `ready` and `repriceHref`. */
export function SubmitOrderButton({
  isExpired,
  ready,
  repriceHref,
}: Pick<SubmitOrderView, 'isExpired' | 'ready' | 'repriceHref'>) {
  return !isExpired && <CheckoutButton isExpired={isExpired} ready={ready} repriceHref={repriceHref} />
}
