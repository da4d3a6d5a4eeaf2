import { useProblemText } from '@millwright/commerce/ProblemText'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { orderUnknownHref } from '../OrderUnknown/orderUnknownHref.ts'
import type { Checkout } from './useCheckout.ts'

type CheckoutRefusalProps = Pick<Checkout, 'refused' | 'isExpired' | 'closeHref'> & { now: number }

/** The refusal of the last post. If the mall did not respond, links to the page that shows whether the order exists. */
export function CheckoutRefusal({ refused, isExpired, now, closeHref }: CheckoutRefusalProps) {
  const text = useText('order')
  const problemText = useProblemText()
  return (
    refused &&
    !isExpired && (
      <Alert
        tone="bad"
        action={refused.unanswered && <Button href={orderUnknownHref(now, closeHref)}>{text('submitMade')}</Button>}
      >
        {problemText(refused.problem)}
      </Alert>
    )
  )
}
