import type { GridColumn, GridState } from './dataGridProps.ts'

/** A line of the grid. A row that the server has not sent yet has no `row`. */
export type Line<Row> =
  | { kind: 'row'; key: string; row: Row | undefined; index: number }
  | { kind: 'group'; key: string; count: number; open: boolean }
  | { kind: 'detail'; key: string; row: Row }

export type Lines<Row> = {
  length: number
  at: (line: number) => Line<Row> | undefined
  /** Returns the line of a row, or -1. */
  find: (rowKey: string) => number
}

/** Returns the plain text of a cell. */
export function textOf<Row>({ text, cell }: GridColumn<Row>, row: Row): string {
  if (text) return text(row)
  const content = cell(row)
  return typeof content === 'string' || typeof content === 'number' ? String(content) : ''
}

/** Returns the rows in the order of `sort`. Rows that compare as equal keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly GridColumn<Row>[],
  { sort, language }: { sort: GridState['sort']; language: string },
): readonly Row[] {
  const column = columns.find(({ key }) => key === sort?.by)
  if (!sort || !column?.sort) return rows
  const turn = sort.direction === 'descending' ? -1 : 1
  if (typeof column.sort === 'function') {
    const compare = column.sort
    return rows.toSorted((a, b) => turn * compare(a, b))
  }
  const { compare } = new Intl.Collator(language, { numeric: true })
  // Each text is computed once, not for each comparison.
  return rows
    .map((row) => ({ row, text: textOf(column, row) }))
    .sort((a, b) => turn * compare(a.text, b.text))
    .map(({ row }) => row)
}

/** The places of rows by their keys, as they were sorted last. */
export type KeptOrder = {
  by: string
  direction: 'ascending' | 'descending'
  language: string
  places: ReadonlyMap<string, number>
}

/** Returns the places of sorted rows, or undefined if two rows have the same key: such rows cannot be told apart. */
export function placesOf<Row>(rows: readonly Row[], rowKey: (row: Row) => string): KeptOrder['places'] | undefined {
  const places = new Map(rows.map((row, place) => [rowKey(row), place]))
  return places.size === rows.length ? places : undefined
}

/** Returns rows at the places that they have, or undefined if these are not the same rows. */
export function inKeptOrder<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  places: KeptOrder['places'],
): readonly Row[] | undefined {
  if (rows.length !== places.size) return undefined
  const placed: (Row | undefined)[] = Array.from({ length: rows.length })
  for (const row of rows) {
    const place = places.get(rowKey(row))
    if (place === undefined) return undefined
    placed[place] = row
  }
  return placed as Row[]
}

/** Returns the lines of rows that are all here: groups, rows and open details. */
export function linesOf<Row>(
  rows: readonly Row[],
  {
    rowKey,
    group,
    collapsed,
    expanded,
  }: {
    rowKey: (row: Row) => string
    group: GridColumn<Row> | undefined
    collapsed: readonly string[]
    expanded: readonly string[]
  },
): Lines<Row> {
  const lines: Line<Row>[] = []
  const open = new Set(expanded)
  let index = 0
  const put = (row: Row) => {
    const key = rowKey(row)
    lines.push({ kind: 'row', key, row, index: index++ })
    if (open.has(key)) lines.push({ kind: 'detail', key, row })
  }
  if (group) {
    const groups = new Map<string, Row[]>()
    for (const row of rows) {
      const key = textOf(group, row)
      const members = groups.get(key)
      if (members) members.push(row)
      else groups.set(key, [row])
    }
    for (const [key, members] of groups) {
      const shown = !collapsed.includes(key)
      lines.push({ kind: 'group', key, count: members.length, open: shown })
      if (shown) members.forEach(put)
    }
  } else rows.forEach(put)
  return {
    length: lines.length,
    at: (line) => lines[line],
    find: (wanted) => lines.findIndex(({ kind, key }) => kind === 'row' && key === wanted),
  }
}

/** Returns the lines of rows that arrive by pages: `rows` knows those that are here by their index. */
export function pagedLines<Row>(
  count: number,
  {
    rows,
    rowKey,
    expanded,
  }: {
    rows: ReadonlyMap<number, Row>
    rowKey: (row: Row) => string
    expanded: readonly string[]
  },
): Lines<Row> {
  const open = expanded.length
    ? [...rows]
        .filter(([index, row]) => index < count && expanded.includes(rowKey(row)))
        .map(([index]) => index)
        .toSorted((a, b) => a - b)
    : []
  const at = (line: number): Line<Row> | undefined => {
    let details = 0
    for (const index of open) {
      if (index + details >= line) break
      if (index + details + 1 === line) return { kind: 'detail', key: rowKey(rows.get(index)!), row: rows.get(index)! }
      details++
    }
    const index = line - details
    if (index >= count) return undefined
    const row = rows.get(index)
    return { kind: 'row', key: row ? rowKey(row) : `\u0000${index}`, row, index }
  }
  return {
    length: count + open.length,
    at,
    find: (wanted) => {
      for (const [index, row] of rows)
        if (rowKey(row) === wanted) return index + open.filter((other) => other < index).length
      return -1
    },
  }
}
