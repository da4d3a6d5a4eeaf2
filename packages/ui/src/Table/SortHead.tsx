import { Icon } from '../Icon/Icon.tsx'
import * as styles from './SortHead.css.ts'

export type SortOrder = { by: string; direction: 'ascending' | 'descending' }

export type TableSort = {
  /** The key of the column by which the caller put the rows in order. */
  by?: string | undefined
  /** Which way; with `by`. */
  direction?: SortOrder['direction'] | undefined
  /** The address of the same page in another order: heads are links then, and work before scripts. */
  hrefOf?: ((order: SortOrder) => string) | undefined
  /** Asked for another order: heads are buttons. */
  onSort?: ((order: SortOrder) => void) | undefined
}

/** A head that puts the rows in the order of its column, and the other way round at the next press. */
export function SortHead({
  column,
  header,
  sort: { by, direction, hrefOf, onSort },
}: {
  column: string
  header: string
  sort: TableSort
}) {
  const sorted = by === column && direction
  const next: SortOrder = { by: column, direction: sorted === 'ascending' ? 'descending' : 'ascending' }
  const icon = sorted ? (sorted === 'ascending' ? 'chevronUp' : 'chevronDown') : 'sort'
  const shared = { className: styles.sort, 'data-sorted': sorted || undefined, onClick: onSort && (() => onSort(next)) }
  // The mark stands by the last word, however many lines there are.
  const words = (
    <>
      {header}
      {'\u00a0'}
      <Icon name={icon} size={12} />
    </>
  )
  return hrefOf ? (
    <a {...shared} href={hrefOf(next)}>
      {words}
    </a>
  ) : (
    <button {...shared} type="button">
      {words}
    </button>
  )
}
