import type { CartItem } from '@millwright/contract/cart/entities'
import { productPath } from '@millwright/domain/link/productPath'
import { nearestOrderable } from '@millwright/domain/product/orderable'
import type { Obstacle } from '@millwright/domain/product/orderable'
import { unitOf } from '@millwright/domain/product/unitOf'
import { formatNumber } from '@millwright/i18n/format'
import { useLanguage, useLocale, useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Link } from '@millwright/ui/Link'
import { useObstacleText } from '../CartObstacles/useObstacleText.ts'
import { usePaths } from '../CommerceProvider/CommerceProvider.tsx'
import { cartPath } from '../internal/ownPaths.ts'
import { useFormHandler } from '../internal/useFormHandler.ts'
import type { CartLineProps } from './cartLineProps.ts'
import * as styles from './CartLine.css.ts'

/**
 * Why a line cannot be ordered as it stands, and the ways on: the nearest quantity in one press, an equivalent part, and
 * a quote for the pieces that are missing.
 */
export function CartLineObstacle({
  item,
  title,
  obstacle,
  quoteHref,
  onQuantity,
}: { item: CartItem; title: string; obstacle: Obstacle } & Pick<CartLineProps, 'quoteHref' | 'onQuantity'>) {
  const text = useText('cart')
  const language = useLanguage()
  const locale = useLocale()
  const money = useMoney()
  const obstacleText = useObstacleText()
  const { product = productPath } = usePaths()
  const { prodId, skuId, prodCount, minOrderQty, packQty, actualStock, unit = '', equivalent } = item
  const nearest = nearestOrderable(prodCount, { minOrderQty, packQty, stocks: actualStock })
  const rest = prodCount - nearest
  const inUnits = (count: number) => ({ count: formatNumber(language, count), unit: unitOf(locale, count, unit) })
  return (
    <div className={styles.obstacle}>
      <span className={styles.reason}>{obstacleText(obstacle, unit)}</span>
      {nearest > 0 && <SetQuantity item={item} title={title} quantity={nearest} onQuantity={onQuantity} />}
      {equivalent && (
        <Link href={product(equivalent)}>
          {text('equivalent', {
            name: equivalent.name,
            price: `${money(equivalent.price)}${equivalent.unit ? `/${equivalent.unit}` : ''}`,
            shop: equivalent.shopName,
          })}
        </Link>
      )}
      {quoteHref && rest > 0 && (
        <Link
          href={quoteHref({ prodId, skuId, quantity: rest })}
          label={text('restOf', { ...inUnits(rest), name: title })}
        >
          {text('rest', inUnits(rest))}
        </Link>
      )}
    </div>
  )
}

/** A button that sets the line to a quantity. */
function SetQuantity({
  item: { basketId, unit = '' },
  title,
  quantity,
  onQuantity,
}: { item: CartItem; title: string; quantity: number } & Pick<CartLineProps, 'onQuantity'>) {
  const text = useText('cart')
  const language = useLanguage()
  const locale = useLocale()
  const { cart = cartPath() } = usePaths()
  const change = useFormHandler('changeQuantity', onQuantity, () => ({ basketId, quantity }))
  const values = { count: formatNumber(language, quantity), unit: unitOf(locale, quantity, unit) }
  return (
    <form method="post" action={cart} data-enhance="stay" onSubmit={change}>
      <input type="hidden" name="intent" value="change" />
      <input type="hidden" name="basketId" value={basketId} />
      <input type="hidden" name="count" value={quantity} />
      <Button type="submit" size="small" label={text('setToOf', { ...values, name: title })}>
        {text('setTo', values)}
      </Button>
    </form>
  )
}
