import { cardTitle } from '@millwright/domain/product/cardTitle'
import { unbrokenFacts } from '@millwright/domain/product/unbrokenFacts'
import { productPath } from '@millwright/domain/link/productPath'
import { unitOf } from '@millwright/i18n/format'
import { useLocale, useText } from '@millwright/i18n/Texts'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Image } from '@millwright/ui/Image'
import { shopPath } from '../internal/ownPaths.ts'
import { usePaths } from '../CommerceProvider/CommerceProvider.tsx'
import { cx } from '@millwright/ui/open'
import { CompareCheck } from '../CompareCheck/CompareCheck.tsx'
import { PriceTag } from '../PriceTag/PriceTag.tsx'
import type { ProductCardProps } from '../ProductCard/ProductCard.tsx'
import { ProductCardBuy } from '../ProductCard/ProductCardBuy.tsx'
import { StockAndLeadTime } from '../StockAndLeadTime/StockAndLeadTime.tsx'
import * as styles from './ProductRow.css.ts'

/**
 * A product as a row of a list, with the same facts as its card in aligned columns.
 *
 * When: a product stands in a list that is read. Instead: `ProductCard` in a grid; `ProductTable` for numbers.
 */
export function ProductRow({
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
    skuNumber = 1,
    totalStocks,
    leadDays,
  } = product
  const Headline = `h${level}` as const
  const { title, name } = cardTitle(product)
  const best =
    agreementPrice === undefined && memberPrice === undefined && skuNumber === 1 ? priceTiers?.at(-1) : undefined
  return (
    <article {...root} className={cx(styles.row, className)}>
      <div className={styles.fields}>
        <div className={styles.first}>
          <div className={styles.picture}>
            <Image src={pic} alt="" ratio={1} fit="contain" eager={eager} />
          </div>
          {compare && <CompareCheck product={product} />}
        </div>
        <div className={styles.what}>
          <Headline className={styles.headline}>
            <a href={pathOf(product)} data-product="" className={styles.link}>
              <span className={styles.model}>{title}</span>
              {name !== undefined && <span className={styles.name}>{name}</span>}
            </a>
          </Headline>
          {brief && <p className={styles.brief}>{unbrokenFacts(brief)}</p>}
          {shopName && (
            <p className={styles.shop}>
              <a href={shop({ shopId })} className={styles.shopLink}>
                {shopName}
              </a>
            </p>
          )}
        </div>
        <div className={styles.price}>
          <PriceTag
            price={price}
            unit={unit}
            from={skuNumber > 1}
            oriPrice={oriPrice}
            agreementPrice={agreementPrice}
            agreementMinQty={agreementMinQty}
            expireTime={expireTime}
            memberPrice={memberPrice}
            size={18}
          />
          {best && (
            <p className={styles.hint}>
              {text('tierFrom', {
                quantity: best.minQty,
                unit: unitOf(locale, best.minQty, unit ?? text('unitDefault')),
                price: money(best.price),
              })}
            </p>
          )}
          {skuNumber > 1 && <p className={styles.hint}>{text('skuCount', { count: skuNumber })}</p>}
        </div>
        <div className={styles.stock}>
          <StockAndLeadTime stocks={totalStocks} leadDays={leadDays} />
        </div>
        {!bare && (
          <div className={styles.buy}>
            <ProductCardBuy product={product} tone="neutral" onAddToCart={onAddToCart} />
          </div>
        )}
      </div>
    </article>
  )
}
