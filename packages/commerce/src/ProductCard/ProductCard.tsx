import type { ReactNode } from 'react'
import { useText } from '@millwright/i18n/Texts'
import { Image } from '@millwright/ui/Image'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import type { CommerceHandlers } from '../CommerceProvider/CommerceProvider.tsx'
import { usePaths } from '../CommerceProvider/CommerceProvider.tsx'
import { CompareCheck } from '../CompareCheck/CompareCheck.tsx'
import { PriceTag } from '../PriceTag/PriceTag.tsx'
import { StockAndLeadTime } from '../StockAndLeadTime/StockAndLeadTime.tsx'
import { ProductCardBuy } from './ProductCardBuy.tsx'
import { productFacts } from './productFacts.ts'
import { usePriceHint } from './usePriceHint.ts'
import type { CardProduct } from './cardProduct.ts'
import * as styles from './ProductCard.css.ts'

export type { CardProduct }

export type ProductCardProps = RootProps<HTMLElement> & {
  /** The product, as a list response contains it. */
  product: CardProduct
  /** Whether the card is in the first row of a page, so that its picture loads at once. */
  eager?: boolean | undefined
  /** The heading level of the card. */
  level?: 2 | 3 | 4 | undefined
  /** Whether to omit quantity and "add to cart". */
  bare?: boolean | undefined
  /** Whether to show a compare checkbox. */
  compare?: boolean | undefined
  /** A further line beside the stock. */
  note?: ReactNode
  /** Handles "add to cart" instead of posting the form. */
  onAddToCart?: CommerceHandlers['addToCart'] | undefined
}

/**
 * A product card: model, name, one line of specification, price with unit, stock and lead time. Hover or focus shows
 * quantity and "add to cart"; touch devices always show them.
 *
 * When: a grid shows products. Instead: `ProductRow` in a list; `ProductTable` to compare numbers.
 */
export function ProductCard({
  product,
  eager = false,
  level = 3,
  bare = false,
  compare = false,
  note,
  onAddToCart,
  className,
  ...root
}: ProductCardProps) {
  const facts = productFacts(product, usePaths())
  const { title, name, href, brief, price, stock, shop } = facts
  const hint = usePriceHint(facts)
  const Headline = `h${level}` as const
  return (
    <article {...root} className={cx(styles.card, className)}>
      <div className={styles.picture}>
        <Image src={product.pic} alt="" ratio={1} fit="contain" eager={eager} />
      </div>
      {compare && (
        <div className={styles.compare}>
          <CompareCheck product={product} />
        </div>
      )}
      <div className={styles.body}>
        <Headline className={styles.headline}>
          <a href={href} data-product="" className={styles.link}>
            <span className={name === undefined ? styles.family : styles.model}>{title}</span>
            {name !== undefined && <span className={styles.name}>{name}</span>}
          </a>
        </Headline>
        <p className={styles.brief}>{brief ?? '\u00a0'}</p>
        <p className={styles.price}>
          <PriceTag {...price} size={22} />
        </p>
        <p className={styles.hint}>{hint ?? '\u00a0'}</p>
        {note}
        <StockAndLeadTime {...stock} />
        <div className={styles.foot}>
          <p className={styles.shop}>
            {shop && (
              <a href={shop.href} className={styles.shopLink}>
                {shop.name}
              </a>
            )}
          </p>
          {!bare && <Buy product={product} hasOneSku={facts.hasOneSku} onAddToCart={onAddToCart} />}
        </div>
      </div>
    </article>
  )
}

function Buy({
  product,
  hasOneSku,
  onAddToCart,
}: Pick<ProductCardProps, 'product' | 'onAddToCart'> & { hasOneSku: boolean }) {
  const text = useText('commerce')
  // The whole card links to the product, where the SKU is chosen.
  if (!hasOneSku) return <div className={styles.choose}>{text('chooseOptions')}</div>
  return (
    <div className={styles.buy}>
      <ProductCardBuy product={product} onAddToCart={onAddToCart} />
    </div>
  )
}
