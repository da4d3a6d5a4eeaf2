import type { ReactNode } from 'react'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import type { CommerceHandlers } from '../CommerceProvider/CommerceProvider.tsx'
import { ProductCard } from '../ProductCard/ProductCard.tsx'
import type { CardProduct } from '../ProductCard/ProductCard.tsx'
import * as styles from './ProductGrid.css.ts'

export type ProductGridProps = RootProps<HTMLUListElement> & {
  /** The products, as a list response contains them. */
  products: readonly CardProduct[]
  /** The number of pictures that load at once: those of the first row. */
  eager?: number | undefined
  /** The heading level of the cards. */
  level?: 2 | 3 | 4 | undefined
  /** The accessible name of the list. */
  label?: string | undefined
  /** Whether to show compare checkboxes. */
  compare?: boolean | undefined
  /** Returns a further line of a product. */
  noteOf?: ((product: CardProduct) => ReactNode) | undefined
  /** Handles "add to cart" instead of posting the form. */
  onAddToCart?: CommerceHandlers['addToCart'] | undefined
}

/**
 * Product cards in a grid: two columns on phones, as many as fit on wider screens.
 *
 * When: buyers look at products by their pictures. Instead: `ProductRows` to read through a list; `ProductTable` to
 * compare numbers.
 */
export function ProductGrid({
  products,
  eager = 0,
  level,
  label,
  compare,
  noteOf,
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
            note={noteOf?.(product)}
            onAddToCart={onAddToCart}
          />
        </li>
      ))}
    </ul>
  )
}
