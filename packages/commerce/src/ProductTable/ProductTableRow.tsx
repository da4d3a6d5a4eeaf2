import type { ReactNode } from 'react'
import { useText } from '@millwright/i18n/Texts'
import { Image } from '@millwright/ui/Image'
import { usePaths } from '../CommerceProvider/CommerceProvider.tsx'
import { CompareCheck } from '../CompareCheck/CompareCheck.tsx'
import { PriceTag } from '../PriceTag/PriceTag.tsx'
import { ProductCardBuy } from '../ProductCard/ProductCardBuy.tsx'
import { productFacts } from '../ProductCard/productFacts.ts'
import { StockAndLeadTime } from '../StockAndLeadTime/StockAndLeadTime.tsx'
import { columnName } from './columnName.ts'
import type { ProductTableProps, TableProduct } from './productTableProps.ts'
import * as styles from './ProductTable.css.ts'

/** A product as a row of the table. */
export function ProductTableRow({
  product,
  branded,
  columns,
  note,
  onAddToCart,
}: { product: TableProduct; branded: boolean; note: ReactNode } & Pick<ProductTableProps, 'columns' | 'onAddToCart'>) {
  const text = useText('commerce')
  const { title, name, href, brief, price, stock } = productFacts(product, usePaths())
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.product}>
        <div className={styles.what}>
          <span className={styles.picture}>
            <Image src={product.pic} alt="" ratio={1} fit="contain" width={40} />
          </span>
          <span className={styles.words}>
            <a href={href} data-product="" className={styles.model}>
              {title}
            </a>
            {name !== undefined && <span className={styles.name}>{name}</span>}
            {note}
            <CompareCheck product={product} />
          </span>
        </div>
      </th>
      {branded && (
        <td className={styles.cell} data-name={text('tableBrand')}>
          {product.brandName || '–'}
        </td>
      )}
      {columns.length === 0 && <td className={styles.cell}>{brief}</td>}
      {columns.map(({ attrId, attrName, unit, numeric }, index) => (
        <td key={attrId} className={numeric ? styles.figure : styles.cell} data-name={columnName({ attrName, unit })}>
          {product.values?.[index] || '–'}
        </td>
      ))}
      <td className={`${styles.figure} ${styles.price}`}>
        <PriceTag {...price} size={16} align="end" />
      </td>
      <td className={`${styles.cell} ${styles.stock}`}>
        <StockAndLeadTime {...stock} />
      </td>
      <td className={styles.buyCell}>
        <div className={styles.buy}>
          <ProductCardBuy product={product} tone="neutral" onAddToCart={onAddToCart} />
        </div>
      </td>
    </tr>
  )
}
