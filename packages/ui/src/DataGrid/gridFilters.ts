import type { GridColumn, GridFilter, GridOption, GridState } from './dataGridProps.ts'
import { textOf } from './gridLines.ts'

type Filters = NonNullable<GridState['filters']>

/** Returns the number in a text, such as 1200.5 in `¥1,200.50`, or `NaN`. */
export function numberIn(text: string): number {
  const digits = text.replace(/[^\d.-]/g, '')
  return digits === '' ? Number.NaN : Number(digits)
}

/** Whether a typed text is a number, with a currency and separators at most. */
export function isNumber(text: string): boolean {
  return !/[a-z]/i.test(text) && !Number.isNaN(numberIn(text))
}

/** Returns the rows that pass all filters, in their order. */
export function filterRows<Row>(
  rows: readonly Row[],
  columns: readonly GridColumn<Row>[],
  filters: Filters | undefined,
): readonly Row[] {
  const tests = columns.flatMap((column) => {
    const filter = filters?.[column.key]
    return filter && column.filter ? [testOf(column, filter)] : []
  })
  return tests.length === 0 ? rows : rows.filter((row) => tests.every((test) => test(row)))
}

function testOf<Row>(column: GridColumn<Row>, filter: GridFilter): (row: Row) => boolean {
  if ('values' in filter) {
    const values = new Set(filter.values)
    return (row) => values.has(textOf(column, row))
  }
  if ('text' in filter) {
    const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean)
    return (row) => {
      const text = textOf(column, row).toLowerCase()
      return words.every((word) => text.includes(word))
    }
  }
  const { min = -Infinity, max = Infinity } = filter
  return (row) => {
    const value = numberIn(textOf(column, row))
    return value >= min && value <= max
  }
}

/** Returns the filters with that of a column, or without one that keeps all rows. */
export function putFilter(
  filters: Filters | undefined,
  key: string,
  filter: GridFilter | undefined,
): Filters | undefined {
  const { [key]: _former, ...others } = filters ?? {}
  const next = filter && !isEmpty(filter) ? { ...others, [key]: filter } : others
  return Object.keys(next).length ? next : undefined
}

function isEmpty(filter: GridFilter): boolean {
  if ('values' in filter) return filter.values.length === 0
  if ('text' in filter) return filter.text.trim() === ''
  return filter.min === undefined && filter.max === undefined
}

/** The number of choices that a filter offers without `filterOptions`. */
const MOST = 200

/** Returns the choices of a column: its own, those of its editor, or the texts of the rows. */
export function choicesOf<Row>(column: GridColumn<Row>, rows: readonly Row[], language: string): readonly GridOption[] {
  const { filterOptions, edit } = column
  const own = typeof edit === 'object' ? edit.options : undefined
  const given = filterOptions ?? (typeof own === 'function' ? undefined : own)
  if (given) return given
  const texts = new Set<string>()
  for (const row of rows) {
    texts.add(textOf(column, row))
    if (texts.size >= MOST) break
  }
  const { compare } = new Intl.Collator(language, { numeric: true })
  return [...texts].toSorted(compare).map((text) => ({ value: text, label: text }))
}
