import { cx } from '@millwright/ui/open'
import type { ProductGridProps } from '../ProductGrid/ProductGrid.tsx'
import { ProductRow } from '../ProductRow/ProductRow.tsx'
import * as styles from './ProductRows.css.ts'

/**
 * Products in rows on one surface, the list form of `ProductGrid`.
 *
 * When: readers read through a list of products. Instead: `ProductGrid` to look at pictures; `ProductTable` to compare
 * numbers.
 */
export function ProductRows({
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
    <ul aria-label={label} {...root} className={cx(styles.sheet, className)}>
      {products.map((product, index) => (
        <li key={product.prodId} className={styles.line}>
          <ProductRow
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
