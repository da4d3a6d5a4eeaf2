import { CheckoutButton } from '../CheckoutForm/CheckoutButton.tsx'
import type { SubmitOrderView } from './SubmitOrderFrame.tsx'

/** The submit button, shown while the price is held. Reads `over`, `ready` and `againHref`. */
export function SubmitOrderButton({ over, ready, againHref }: Pick<SubmitOrderView, 'over' | 'ready' | 'againHref'>) {
  return !over && <CheckoutButton over={over} ready={ready} againHref={againHref} />
}
