import { cx } from '@millwright/ui/open'
import { ProductTableHead } from './ProductTableHead.tsx'
import type { ProductTableProps, TableProduct } from './productTableProps.ts'
import { ProductTableRow } from './ProductTableRow.tsx'
import * as styles from './ProductTable.css.ts'

export type { ProductTableProps, TableProduct }

/**
 * Products with their key attributes in columns. The table scrolls in its own box, with the header, the first column
 * and the cart button sticky. On phones each product takes several lines.
 *
 * When: many similar products differ in their dimensions. Instead: `ProductGrid` for different products; `CompareTable`
 * for a few products.
 *
 * Keys: `Tab` reaches the box, which arrow keys scroll, then the sortable headers and each row's link, checkbox,
 * quantity and button.
 */
export function ProductTable({
  products,
  columns,
  filter,
  label,
  noteOf,
  onAddToCart,
  className,
  ...root
}: ProductTableProps) {
  const branded = products.some(({ brandName }) => brandName)
  return (
    <div role="region" aria-label={label} tabIndex={0} {...root} className={cx(styles.frame, className)}>
      <table className={styles.table}>
        <ProductTableHead branded={branded} columns={columns} filter={filter} />
        <tbody>
          {products.map((product) => (
            <ProductTableRow
              key={product.prodId}
              product={product}
              branded={branded}
              columns={columns}
              note={noteOf?.(product)}
              onAddToCart={onAddToCart}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
