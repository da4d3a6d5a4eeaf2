import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import type { Problem } from '../../loader.ts'
import { CheckoutUnpriced } from '../CheckoutForm/CheckoutUnpriced.tsx'
import type { OrderSource } from './orderSource.ts'

/** The mall's refusal to price the order, with a link back to the cart or the product. */
export function SubmitOrderRefused({ source, problem }: { source: OrderSource; problem: Problem }) {
  const text = useText('order')
  const back =
    source.kind === 'cart'
      ? { href: path('cart'), label: text('backToCart') }
      : { href: path('detail', { prodId: source.prodId, sku: source.skuId }), label: text('backToProduct') }
  return (
    <CheckoutUnpriced
      problem={problem}
      links={
        <>
          <Button href={back.href} tone="action">
            {back.label}
          </Button>
          {'key' in problem && problem.key === 'linesOrdered' && (
            <Button href={path('uc-order')}>{text('orders')}</Button>
          )}
        </>
      }
    />
  )
}
