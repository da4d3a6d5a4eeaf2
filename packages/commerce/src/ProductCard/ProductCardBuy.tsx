import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Icon } from '@millwright/ui/Icon'
import { useFormHandler } from '../internal/useFormHandler.ts'
import { nextOrderableQuantity } from '../internal/nextOrderableQuantity.ts'
import { cartPath } from '../internal/ownPaths.ts'
import type { CommerceHandlers } from '../CommerceProvider/CommerceProvider.tsx'
import { usePaths } from '../CommerceProvider/CommerceProvider.tsx'
import type { CardProduct } from './cardProduct.ts'
import { productFacts } from './productFacts.ts'
import * as styles from './ProductCard.css.ts'

/**
 * An "add to cart" form for a product with one SKU, otherwise a link to its SKUs. `neutral` is for lists where every
 * row shows it.
 */
export function ProductCardBuy({
  product,
  tone = 'action',
  onAddToCart,
}: {
  product: CardProduct
  tone?: 'action' | 'neutral'
  onAddToCart?: CommerceHandlers['addToCart'] | undefined
}) {
  const text = useText('commerce')
  const paths = usePaths()
  const { cart = cartPath() } = paths
  const { prodId, skuId, shopId, minOrderQty = 1, packQty = 1, totalStocks } = product
  const { title: name, href, hasOneSku } = productFacts(product, paths)
  const add = useFormHandler('addToCart', onAddToCart, (data, form) => {
    const quantity = nextOrderableQuantity(Number(data.get('count')), { minOrderQty, packQty })
    const field = form.elements.namedItem('count')
    // A quantity that cannot be ordered is corrected and not sent, so that the buyer sees the corrected quantity first.
    if (field instanceof HTMLInputElement && field.value !== String(quantity)) {
      field.value = String(quantity)
      field.select()
      return undefined
    }
    return { prodId, skuId: skuId ?? '', shopId, quantity }
  })
  if (!hasOneSku) return <ChooseOptions href={href} name={name} />
  const soldOut = totalStocks === 0
  return (
    <form method="post" action={cart} data-enhance="stay" className={styles.form} onSubmit={add}>
      <input type="hidden" name="prodId" value={prodId} />
      <input type="hidden" name="skuId" value={skuId} />
      <input type="hidden" name="shopId" value={shopId} />
      {!soldOut && (
        <input
          name="count"
          inputMode="numeric"
          defaultValue={minOrderQty}
          maxLength={6}
          autoComplete="off"
          aria-label={text('quantityOf', { name })}
          className={styles.count}
        />
      )}
      <span className={styles.buyButton}>
        <Button
          type="submit"
          name="intent"
          value="add"
          tone={soldOut ? 'neutral' : tone}
          icon={soldOut ? undefined : 'cart'}
          wide
          disabled={soldOut}
          label={text(soldOut ? 'soldOutOf' : 'addToCartOf', { name })}
        >
          {soldOut ? text('soldOut') : <span className={styles.buyWord}>{text('addToCart')}</span>}
        </Button>
      </span>
    </form>
  )
}

function ChooseOptions({ href, name }: { href: string; name: string }) {
  const text = useText('commerce')
  return (
    <Button href={href} tone="neutral" wide label={text('chooseOptionsOf', { name })}>
      <span className={styles.chooseWord}>{text('chooseOptions')}</span>
      <span className={styles.chooseMark}>
        <Icon name="chevronRight" size={20} />
      </span>
    </Button>
  )
}
