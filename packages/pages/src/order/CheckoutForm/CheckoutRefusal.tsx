import { useProblemText } from '@millwright/commerce/ProblemText'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { orderUnknownHref } from '../OrderUnknown/orderUnknownHref.ts'
import type { Checkout } from './useCheckout.ts'

type CheckoutRefusalProps = Pick<Checkout, 'refused' | 'over' | 'closeHref'> & { now: number }

/** The refusal of the last post. Without a response it links to the check of the order's state. */
export function CheckoutRefusal({ refused, over, now, closeHref }: CheckoutRefusalProps) {
  const text = useText('order')
  const problemText = useProblemText()
  return (
    refused &&
    !over && (
      <Alert
        tone="bad"
        action={refused.unheard && <Button href={orderUnknownHref(now, closeHref)}>{text('submitMade')}</Button>}
      >
        {problemText(refused.problem)}
      </Alert>
    )
  )
}
