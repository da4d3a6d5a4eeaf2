import { cardTitle } from '@millwright/domain/product/cardTitle'
import { unbrokenFacts } from '@millwright/domain/product/unbrokenFacts'
import { productPath } from '@millwright/domain/link/productPath'
import { unitOf } from '@millwright/i18n/format'
import { useLocale, useText } from '@millwright/i18n/Texts'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Image } from '@millwright/ui/Image'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import { shopPath } from '../internal/ownPaths.ts'
import type { CommerceHandlers } from '../CommerceProvider/CommerceProvider.tsx'
import { usePaths } from '../CommerceProvider/CommerceProvider.tsx'
import { CompareCheck } from '../CompareCheck/CompareCheck.tsx'
import { PriceTag } from '../PriceTag/PriceTag.tsx'
import { StockAndLeadTime } from '../StockAndLeadTime/StockAndLeadTime.tsx'
import { ProductCardBuy } from './ProductCardBuy.tsx'
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
  /** Handles "add to cart" instead of posting the form. */
  onAddToCart?: CommerceHandlers['addToCart'] | undefined
}

/**
 * A product card: model, name, one line of specification, price with unit, stock and lead time. Hover or focus shows
 * quantity and "add to cart"; touch devices always show them.
 *
 * When: a product stands in a grid. Instead: `ProductRow` in a list; `ProductTable` to compare many by numbers.
 */
export function ProductCard({
  product,
  eager = false,
  level = 3,
  bare = false,
  compare = false,
  onAddToCart,
  className,
  ...root
}: ProductCardProps) {
  const text = useText('commerce')
  const money = useMoney()
  const locale = useLocale()
  const { product: pathOf = productPath, shop = shopPath } = usePaths()
  const {
    brief,
    pic,
    price,
    oriPrice,
    agreementPrice,
    agreementMinQty,
    expireTime,
    memberPrice,
    priceTiers,
    unit,
    shopId,
    shopName,
    skuNumber,
    totalStocks,
    leadDays,
  } = product
  const Headline = `h${level}` as const
  const sizes = skuNumber ?? 1
  const { title, name } = cardTitle(product)
  const best = agreementPrice === undefined && memberPrice === undefined && sizes === 1 ? priceTiers?.at(-1) : undefined
  return (
    <article {...root} className={cx(styles.card, className)}>
      <div className={styles.picture}>
        <Image src={pic} alt="" ratio={1} fit="contain" eager={eager} />
      </div>
      {compare && (
        <div className={styles.compare}>
          <CompareCheck product={product} />
        </div>
      )}
      <div className={styles.body}>
        <Headline className={styles.headline}>
          <a href={pathOf(product)} data-product="" className={styles.link}>
            <span className={name === undefined ? styles.family : styles.model}>{title}</span>
            {name !== undefined && <span className={styles.name}>{name}</span>}
          </a>
        </Headline>
        <p className={styles.brief}>{brief ? unbrokenFacts(brief) : '\u00a0'}</p>
        <p className={styles.price}>
          <PriceTag
            price={price}
            unit={unit}
            from={sizes > 1}
            oriPrice={oriPrice}
            agreementPrice={agreementPrice}
            agreementMinQty={agreementMinQty}
            expireTime={expireTime}
            memberPrice={memberPrice}
            size={22}
          />
        </p>
        <p className={styles.hint}>
          {best
            ? text('tierFrom', {
                quantity: best.minQty,
                unit: unitOf(locale, best.minQty, unit ?? text('unitDefault')),
                price: money(best.price),
              })
            : sizes > 1
              ? text('skuCount', { count: sizes })
              : '\u00a0'}
        </p>
        <StockAndLeadTime stocks={totalStocks} leadDays={leadDays} />
        <div className={styles.foot}>
          <p className={styles.shop}>
            {shopName && (
              <a href={shop({ shopId })} className={styles.shopLink}>
                {shopName}
              </a>
            )}
          </p>
          {!bare &&
            (sizes > 1 || product.skuId === undefined ? (
              <div className={styles.choose}>{text('chooseOptions')}</div>
            ) : (
              <div className={styles.buy}>
                <ProductCardBuy product={product} onAddToCart={onAddToCart} />
              </div>
            ))}
        </div>
      </div>
    </article>
  )
}
