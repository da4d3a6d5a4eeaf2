import { cx } from '../internal/cx.ts'
import * as styles from './DataGrid.css.ts'
import type { PlacedColumn } from './gridColumns.ts'

/** Returns the class and the place of a cell in its row. */
export function placeOf<Row>({ pinned, edge, style }: PlacedColumn<Row>) {
  return { className: cx(styles.cell, pinned && styles.pinned, edge && styles.edge), style }
}
