import { useRef } from 'react'
import type { RefObject } from 'react'
import type { CartItem } from '@millwright/contract/cart/entities'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { useFormHandler } from '../internal/useFormHandler.ts'
import { cartPath } from '../internal/ownPaths.ts'
import { usePaths } from '../CommerceProvider/CommerceProvider.tsx'
import { useProblemText } from '../ProblemText/ProblemText.tsx'
import { QuantityStepper } from '../QuantityStepper/QuantityStepper.tsx'
import { useActionResult } from '../useActionResult/useActionResult.tsx'
import type { CartLineProps } from './cartLineProps.ts'
import { useLineCount } from './useLineCount.ts'
import * as styles from './CartLine.css.ts'

const PAUSE = 300

/** The quantity of a line. A change is sent after a short pause. */
export function CartLineQuantity({
  item,
  title,
  fault,
  onQuantity,
}: { item: CartItem; title: string } & Pick<CartLineProps, 'fault' | 'onQuantity'>) {
  const text = useText('cart')
  const { cart = cartPath() } = usePaths()
  const problemText = useProblemText()
  const { basketId, prodCount, minOrderQty, packQty, actualStock = -1, quote } = item
  const stocks = quote?.holds ? (actualStock === -1 ? quote.left : Math.min(actualStock, quote.left)) : actualStock
  const element = useRef<HTMLFormElement>(null)
  const sendSoon = useSendSoon(element)
  const { ref, outcome } = useActionResult()
  const change = useFormHandler('changeQuantity', onQuantity, (data) => ({
    basketId: item.basketId,
    quantity: Number(data.get('count')),
  }))
  const problem = outcome ? (outcome.done ? undefined : outcome.problem) : fault?.problem
  const first = fault ? Number(fault.typed) : prodCount
  const [count, setCount] = useLineCount(prodCount, Number.isFinite(first) ? first : prodCount)
  return (
    <form
      method="post"
      action={cart}
      data-enhance="stay"
      noValidate
      className={styles.change}
      onSubmit={change}
      ref={(form) => {
        element.current = form
        return ref(form)
      }}
    >
      <input type="hidden" name="intent" value="change" />
      <input type="hidden" name="basketId" value={basketId} />
      <QuantityStepper
        name="count"
        value={count}
        min={minOrderQty}
        pack={packQty}
        stocks={stocks}
        label={text('quantityOf', { name: title })}
        hideLabel
        size="small"
        error={problem && problemText(problem)}
        onChange={({ quantity }) => {
          setCount(quantity)
          sendSoon()
        }}
      />
      <div className={styles.update}>
        <Button type="submit" size="small">
          {text('update')}
        </Button>
      </div>
    </form>
  )
}

/** Returns a function that submits a form after the last of several changes. */
function useSendSoon(element: RefObject<HTMLFormElement | null>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sendSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      // If the form is still being submitted, a further change is sent afterwards.
      if (element.current?.getAttribute('aria-busy') === 'true') sendSoon()
      else element.current?.requestSubmit()
    }, PAUSE)
  }
  return sendSoon
}
