import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import type { Checkout } from './useCheckout.ts'

type CheckoutSubmitProps = Pick<Checkout, 'over' | 'ready' | 'againHref'> & { wide?: boolean }

/** The submit button. Once the price has expired it is a link to a new one. */
export function CheckoutSubmit({ over, ready, againHref, wide }: CheckoutSubmitProps) {
  const text = useText('order')
  return over ? (
    <Button href={againHref} tone="action" size="large" wide={wide}>
      {text('priceAgain')}
    </Button>
  ) : (
    <Button type="submit" name="intent" value="submit" tone="action" size="large" wide={wide} disabled={!ready}>
      {text('submit')}
    </Button>
  )
}
