import { Icon } from '../Icon/Icon.tsx'
import * as styles from './SortHead.css.ts'

export type SortOrder = { by: string; direction: 'ascending' | 'descending' }

export type TableSort = {
  /** The key of the column that the rows are sorted by. The caller sorts the rows. */
  by?: string | undefined
  /** The direction, with `by`. */
  direction?: SortOrder['direction'] | undefined
  /** Returns the URL of this page in another order. Headers are then links, which work before scripts load. */
  hrefOf?: ((order: SortOrder) => string) | undefined
  /** Called when another order is requested. Headers are then buttons. */
  onSort?: ((order: SortOrder) => void) | undefined
}

/** A column header that sorts by its column and reverses the order on the next press. */
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
  // A non-breaking space keeps the icon on the line of the last word.
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
