import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import type { Checkout } from './useCheckout.ts'

type CheckoutSubmitProps = Pick<Checkout, 'isExpired' | 'ready' | 'repriceHref'> & { wide?: boolean }

/** The submit button. After the held price has expired, a link that requests a new price replaces the button. */
export function CheckoutSubmit({ isExpired, ready, repriceHref, wide }: CheckoutSubmitProps) {
  const text = useText('order')
  return isExpired ? (
    <Button href={repriceHref} tone="action" size="large" wide={wide}>
      {text('priceAgain')}
    </Button>
  ) : (
    <Button type="submit" name="intent" value="submit" tone="action" size="large" wide={wide} disabled={!ready}>
      {text('submit')}
    </Button>
  )
}
