import { Image } from '@millwright/ui/Image'
import { usePaths } from '../CommerceProvider/CommerceProvider.tsx'
import { cx } from '@millwright/ui/open'
import { CompareCheck } from '../CompareCheck/CompareCheck.tsx'
import { PriceTag } from '../PriceTag/PriceTag.tsx'
import type { ProductCardProps } from '../ProductCard/ProductCard.tsx'
import { ProductCardBuy } from '../ProductCard/ProductCardBuy.tsx'
import { productFacts } from '../ProductCard/productFacts.ts'
import { usePriceHint } from '../ProductCard/usePriceHint.ts'
import { StockAndLeadTime } from '../StockAndLeadTime/StockAndLeadTime.tsx'
import * as styles from './ProductRow.css.ts'

/**
 * A product as a row of a list, with the same facts as its card in aligned columns.
 *
 * When: readers read through a list of products. Instead: `ProductCard` in a grid; `ProductTable` to compare numbers.
 */
export function ProductRow({
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
    <article {...root} className={cx(styles.row, className)}>
      <div className={styles.fields}>
        <div className={styles.first}>
          <div className={styles.picture}>
            <Image src={product.pic} alt="" ratio={1} fit="contain" eager={eager} />
          </div>
          {compare && <CompareCheck product={product} />}
        </div>
        <div className={styles.what}>
          <Headline className={styles.headline}>
            <a href={href} data-product="" className={styles.link}>
              <span className={styles.model}>{title}</span>
              {name !== undefined && <span className={styles.name}>{name}</span>}
            </a>
          </Headline>
          {brief && <p className={styles.brief}>{brief}</p>}
          {shop && (
            <p className={styles.shop}>
              <a href={shop.href} className={styles.shopLink}>
                {shop.name}
              </a>
            </p>
          )}
        </div>
        <div className={styles.price}>
          <PriceTag {...price} size={18} />
          {hint !== undefined && <p className={styles.hint}>{hint}</p>}
        </div>
        <div className={styles.stock}>
          <StockAndLeadTime {...stock} />
          {note}
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
