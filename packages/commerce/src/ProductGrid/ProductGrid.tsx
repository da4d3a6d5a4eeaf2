import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import type { CommerceHandlers } from '../CommerceProvider/CommerceProvider.tsx'
import { ProductCard } from '../ProductCard/ProductCard.tsx'
import type { CardProduct } from '../ProductCard/ProductCard.tsx'
import * as styles from './ProductGrid.css.ts'

export type ProductGridProps = RootProps<HTMLUListElement> & {
  /** The products, as a list response contains them. */
  products: readonly CardProduct[]
  /** So many pictures do not wait: those of the first row. */
  eager?: number | undefined
  /** The level of the headings that stand in it. */
  level?: 2 | 3 | 4 | undefined
  /** The accessible name of the menu. */
  label?: string | undefined
  /** They can be picked for comparing. */
  compare?: boolean | undefined
  /** Handles "add to cart" instead of posting the form. */
  onAddToCart?: CommerceHandlers['addToCart'] | undefined
}

/**
 * Product cards side by side: two on a phone, as many as fit on wider screens.
 *
 * When: products are looked at by their pictures. Instead: `ProductRows` to read them; `ProductTable` to compare
 * figures.
 */
export function ProductGrid({
  products,
  eager = 0,
  level,
  label,
  compare,
  onAddToCart,
  className,
  ...root
}: ProductGridProps) {
  return (
    <ul aria-label={label} {...root} className={cx(styles.grid, className)}>
      {products.map((product, index) => (
        <li key={product.prodId}>
          <ProductCard
            product={product}
            eager={index < eager}
            level={level}
            compare={compare}
            onAddToCart={onAddToCart}
          />
        </li>
      ))}
    </ul>
  )
}
