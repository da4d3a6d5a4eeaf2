import type { Db } from '../../db/db.ts'
import type { FaultCode } from './fault.ts'
import type { Kind, PriceRow, ProductRow, StockRow } from './forms.ts'

/** A row of a file in the right form. `line` is the row's line number. */
export type Placed<Row> = Row & { line: number }
export type RowOf = { products: ProductRow; prices: PriceRow; stock: StockRow }
/** A row that the database refuses. */
export type Refused = { line: number; code: FaultCode; column: string; value: string }

/** Writes rows in one transaction, and returns the rows that the database refuses. */
export type WriteRows<K extends Kind> = (
  tx: Db,
  rows: readonly Placed<RowOf[K]>[],
  wish: { create: boolean; now: number },
) => Promise<Refused[]>
