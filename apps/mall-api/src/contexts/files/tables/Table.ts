/** The maximum number of rows of a table: 1,000 lines and their heading. */
export const ROWS_MOST = 1001
/** The maximum number of columns. Cells further right are left out. */
export const COLUMNS_MOST = 64
/** The maximum number of characters of a cell. */
export const CELL_MOST = 300

/**
 * The rows of a sheet, of a text file or of a PDF. `places`: the number of each row in the file, from 1. `cut`: the file
 * has more rows.
 */
export type Table = { name: string; rows: string[][]; places: number[]; cut: boolean }

/** Collects rows up to the limits. Rows without content are left out. */
export class TableRows {
  readonly rows: string[][] = []
  private readonly places: number[] = []
  private seen = 0
  cut = false

  /** Adds a row with its number in the file, which is the next one by default. Returns false if the table is full. */
  add(cells: readonly string[], place = this.seen + 1): boolean {
    this.seen = place
    const row = cells.slice(0, COLUMNS_MOST).map(cellText)
    while (row.length && !row.at(-1)) row.pop()
    if (!row.length) return true
    if (this.rows.length === ROWS_MOST) this.cut = true
    else {
      this.rows.push(row)
      this.places.push(place)
    }
    return !this.cut
  }

  table(name: string): Table {
    return { name, rows: this.rows, places: this.places, cut: this.cut }
  }
}

/** Returns the text of a cell in one line, without control characters and marks of direction. */
function cellText(value: string): string {
  return (
    value
      .slice(0, 4 * CELL_MOST)
      // oxlint-disable-next-line no-control-regex
      .replaceAll(/[\u0000-\u0008\u000e-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffe\uffff]/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .slice(0, CELL_MOST)
      .toWellFormed()
  )
}
