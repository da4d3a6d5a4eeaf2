import { CartObstacles } from '@millwright/commerce/CartObstacles'
import type { LineInTheWay } from '@millwright/commerce/CartObstacles'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import type { Problem } from '../../loader.ts'
import { CheckoutUnpriced } from '../CheckoutForm/CheckoutUnpriced.tsx'
import { orderHref } from './orderSource.ts'
import type { OrderSource } from './orderSource.ts'

/**
 * The mall's refusal to price the order. It names the cart lines that are in the way, each with a link to it, offers to
 * order the others, and leads back to the cart or the product.
 */
export function SubmitOrderRefused({
  source,
  problem,
  inTheWay = [],
}: {
  source: OrderSource
  problem: Problem
  inTheWay?: readonly LineInTheWay[] | undefined
}) {
  const text = useText('order')
  const prices = useText('prices')
  const others =
    source.kind === 'cart' && inTheWay.length
      ? source.items.filter((id) => !inTheWay.some(({ line }) => line.basketId === id))
      : []
  const back =
    source.kind === 'cart'
      ? { href: path('cart'), label: text('backToCart') }
      : { href: path('detail', { prodId: source.prodId, sku: source.skuId }), label: text('backToProduct') }
  return (
    <CheckoutUnpriced
      problem={problem}
      about={inTheWay.length > 0 && <CartObstacles lines={inTheWay} cartHref={path('cart')} />}
      links={
        <>
          {others.length > 0 && (
            <Button href={orderHref({ kind: 'cart', items: others })} tone="action">
              {prices('settleOthers', { count: others.length })}
            </Button>
          )}
          <Button href={back.href} tone={others.length ? 'neutral' : 'action'}>
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
