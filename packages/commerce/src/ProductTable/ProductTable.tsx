import type { ReactNode } from 'react'
import type { Facets } from '@millwright/contract/search/entities'
import { cardTitle } from '@millwright/domain/product/cardTitle'
import { unbrokenFacts } from '@millwright/domain/product/unbrokenFacts'
import { writeListPath } from '@millwright/domain/list/listFilter'
import type { ListFilter } from '@millwright/domain/list/listFilter'
import { productPath } from '@millwright/domain/link/productPath'
import { useText } from '@millwright/i18n/Texts'
import { Icon } from '@millwright/ui/Icon'
import { Image } from '@millwright/ui/Image'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import type { CommerceHandlers } from '../CommerceProvider/CommerceProvider.tsx'
import { usePaths } from '../CommerceProvider/CommerceProvider.tsx'
import { CompareCheck } from '../CompareCheck/CompareCheck.tsx'
import { PriceTag } from '../PriceTag/PriceTag.tsx'
import type { CardProduct } from '../ProductCard/ProductCard.tsx'
import { ProductCardBuy } from '../ProductCard/ProductCardBuy.tsx'
import { StockAndLeadTime } from '../StockAndLeadTime/StockAndLeadTime.tsx'
import * as styles from './ProductTable.css.ts'

/** A product with its `values` in the order of the columns. */
export type TableProduct = CardProduct & { values?: readonly string[] | undefined }

export type ProductTableProps = RootProps<HTMLDivElement> & {
  /** The products, as a list response contains them. */
  products: readonly TableProduct[]
  /** The key attributes of the listed products. Without any, the specification line is shown. */
  columns: Facets['keyAttrs']
  /** The current filter. Sort links keep it. */
  filter: ListFilter
  /** The accessible name of the table. */
  label: string
  /** Handles "add to cart" instead of posting the form. */
  onAddToCart?: CommerceHandlers['addToCart'] | undefined
}

/**
 * Products with their key attributes in columns. The table scrolls in its own box, with the header, the first column
 * and the cart button sticky. Phones show each product on several lines.
 *
 * When: many similar products differ in their dimensions. Instead: `ProductGrid` for different ones; `CompareTable` for
 * a few.
 *
 * Keys: `Tab` reaches the box, which arrow keys scroll, then the sortable headers and each row's link, checkbox,
 * quantity and button.
 */
export function ProductTable({ products, columns, filter, label, onAddToCart, className, ...root }: ProductTableProps) {
  const { list = writeListPath } = usePaths()
  const text = useText('commerce')
  const { sort, sortAttr } = filter
  const byPrice = sortAttr ? undefined : sort === 'priceUp' ? 'up' : sort === 'priceDown' ? 'down' : undefined
  return (
    <div role="region" aria-label={label} tabIndex={0} {...root} className={cx(styles.frame, className)}>
      <table className={styles.table}>
        <thead className={styles.heads}>
          <tr className={styles.headRow}>
            <th scope="col" className={styles.corner}>
              {text('tableModel')}
            </th>
            {columns.length === 0 && (
              <th scope="col" className={styles.head}>
                {text('specification')}
              </th>
            )}
            {columns.map(({ attrId, attrName, unit, numeric }) => {
              const name = headOf({ attrName, unit })
              if (!numeric)
                return (
                  <th key={attrId} scope="col" className={styles.head}>
                    {name}
                  </th>
                )
              const order = sortAttr?.attrId === attrId ? (sortAttr.down ? 'down' : 'up') : undefined
              return (
                <SortHead
                  key={attrId}
                  order={order}
                  href={list({ ...filter, sortAttr: { attrId, down: order === 'up' }, page: 1 })}
                >
                  {name}
                </SortHead>
              )
            })}
            <SortHead
              order={byPrice}
              href={list({
                ...filter,
                sortAttr: undefined,
                sort: byPrice === 'up' ? 'priceDown' : 'priceUp',
                page: 1,
              })}
            >
              {text('tablePrice')}
            </SortHead>
            <th scope="col" className={styles.head}>
              {text('tableStock')}
            </th>
            <th scope="col" className={styles.buyHead}>
              {text('tableBuy')}
            </th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <Row key={product.prodId} product={product} columns={columns} onAddToCart={onAddToCart} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const headOf = ({ attrName, unit }: Pick<Facets['keyAttrs'][number], 'attrName' | 'unit'>) =>
  unit ? `${attrName} (${unit})` : attrName

function SortHead({ href, order, children }: { href: string; order: 'up' | 'down' | undefined; children: ReactNode }) {
  return (
    <th scope="col" className={styles.figureHead} aria-sort={order && (order === 'up' ? 'ascending' : 'descending')}>
      <a href={href} rel="nofollow" className={styles.sort}>
        {children}
        <span className={styles.arrow} data-order={order}>
          <Icon name={order === 'down' ? 'chevronDown' : 'chevronUp'} size={12} />
        </span>
      </a>
    </th>
  )
}

function Row({
  product,
  columns,
  onAddToCart,
}: { product: TableProduct } & Pick<ProductTableProps, 'columns' | 'onAddToCart'>) {
  const { product: pathOf = productPath } = usePaths()
  const {
    brief,
    pic,
    price,
    oriPrice,
    agreementPrice,
    agreementMinQty,
    expireTime,
    memberPrice,
    unit: soldBy,
    skuNumber = 1,
    totalStocks,
    leadDays,
    values,
  } = product
  const { title, name } = cardTitle(product)
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.product}>
        <div className={styles.what}>
          <span className={styles.picture}>
            <Image src={pic} alt="" ratio={1} fit="contain" width={40} />
          </span>
          <span className={styles.words}>
            <a href={pathOf(product)} data-product="" className={styles.model}>
              {title}
            </a>
            {name !== undefined && <span className={styles.name}>{name}</span>}
            <CompareCheck product={product} />
          </span>
        </div>
      </th>
      {columns.length === 0 && <td className={styles.cell}>{brief && unbrokenFacts(brief)}</td>}
      {columns.map(({ attrId, attrName, unit, numeric }, index) => (
        <td key={attrId} className={numeric ? styles.figure : styles.cell} data-name={headOf({ attrName, unit })}>
          {values?.[index] || '–'}
        </td>
      ))}
      <td className={`${styles.figure} ${styles.price}`}>
        <PriceTag
          price={price}
          unit={soldBy}
          from={skuNumber > 1}
          oriPrice={oriPrice}
          agreementPrice={agreementPrice}
          agreementMinQty={agreementMinQty}
          expireTime={expireTime}
          memberPrice={memberPrice}
          size={16}
          align="end"
        />
      </td>
      <td className={`${styles.cell} ${styles.stock}`}>
        <StockAndLeadTime stocks={totalStocks} leadDays={leadDays} />
      </td>
      <td className={styles.buyCell}>
        <div className={styles.buy}>
          <ProductCardBuy product={product} tone="neutral" onAddToCart={onAddToCart} />
        </div>
      </td>
    </tr>
  )
}
