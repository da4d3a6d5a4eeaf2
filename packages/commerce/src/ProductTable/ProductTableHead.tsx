import type { ReactNode } from 'react'
import { writeListPath } from '@millwright/domain/list/listFilter'
import { useText } from '@millwright/i18n/Texts'
import { Icon } from '@millwright/ui/Icon'
import { usePaths } from '../CommerceProvider/CommerceProvider.tsx'
import { columnName } from './columnName.ts'
import type { ProductTableProps } from './productTableProps.ts'
import * as styles from './ProductTable.css.ts'

type Order = 'up' | 'down' | undefined

/** The header row. Links sort by price and by numeric attributes. */
export function ProductTableHead({
  branded,
  columns,
  filter,
}: Pick<ProductTableProps, 'columns' | 'filter'> & { branded: boolean }) {
  const { list = writeListPath } = usePaths()
  const text = useText('commerce')
  const { sort, sortAttr } = filter
  const byPrice = sortAttr ? undefined : sort === 'priceUp' ? 'up' : sort === 'priceDown' ? 'down' : undefined
  return (
    <thead className={styles.heads}>
      <tr className={styles.headRow}>
        <th scope="col" className={styles.corner}>
          {text('tableModel')}
        </th>
        {branded && (
          <th scope="col" className={styles.head}>
            {text('tableBrand')}
          </th>
        )}
        {columns.length === 0 && (
          <th scope="col" className={styles.head}>
            {text('specification')}
          </th>
        )}
        {columns.map((column) => (
          <ColumnHead key={column.attrId} column={column} filter={filter} />
        ))}
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
  )
}

function ColumnHead({
  column: { attrId, attrName, unit, numeric },
  filter,
}: { column: ProductTableProps['columns'][number] } & Pick<ProductTableProps, 'filter'>) {
  const { list = writeListPath } = usePaths()
  const name = columnName({ attrName, unit })
  if (!numeric)
    return (
      <th scope="col" className={styles.head}>
        {name}
      </th>
    )
  const { sortAttr } = filter
  const order = sortAttr?.attrId === attrId ? (sortAttr.down ? 'down' : 'up') : undefined
  return (
    <SortHead order={order} href={list({ ...filter, sortAttr: { attrId, down: order === 'up' }, page: 1 })}>
      {name}
    </SortHead>
  )
}

function SortHead({ href, order, children }: { href: string; order: Order; children: ReactNode }) {
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
