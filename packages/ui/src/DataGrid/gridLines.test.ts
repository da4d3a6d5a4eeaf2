import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { GridColumn } from './dataGridProps.ts'
import { inKeptOrder, linesOf, pagedLines, placesOf, sortRows, textOf } from './gridLines.ts'

type Row = { model: string; brand: string }
const rowKey = ({ model }: Row) => model
const brand: GridColumn<Row> = { key: 'brand', header: 'Brand', cell: (row) => row.brand, sort: true }
const model: GridColumn<Row> = { key: 'model', header: 'Model', cell: (row) => row.model, sort: true }
const rows: Row[] = [
  { model: 'M10', brand: 'NSK' },
  { model: 'M9', brand: 'SKF' },
  { model: 'M8', brand: 'NSK' },
]
const sorted = (by: string, direction: 'ascending' | 'descending', columns = [brand, model]) =>
  sortRows(rows, columns, { sort: { by, direction }, language: 'en' }).map(rowKey)
const options = { rowKey, group: undefined, collapsed: [], expanded: [] }
const listed = (lines: ReturnType<typeof linesOf<Row>>) =>
  Array.from({ length: lines.length }, (_, index) => {
    const line = lines.at(index)!
    return line.kind === 'row' ? line.key : `${line.kind} ${line.key}`
  })

it('sorts numbers in texts as numbers, both ways', () => {
  expect(sorted('model', 'ascending')).toEqual(['M8', 'M9', 'M10'])
  expect(sorted('model', 'descending')).toEqual(['M10', 'M9', 'M8'])
})
it('keeps the order of equal rows, both ways', () => {
  expect(sorted('brand', 'ascending')).toEqual(['M10', 'M8', 'M9'])
  expect(sorted('brand', 'descending')).toEqual(['M9', 'M10', 'M8'])
})
it('sorts by the function of a column', () => {
  const byLength = { ...model, sort: (a: Row, b: Row) => a.model.length - b.model.length }
  expect(sorted('model', 'descending', [byLength])).toEqual(['M10', 'M9', 'M8'])
})
it('does not sort by a column that does not sort, or that is gone', () => {
  expect(sorted('brand', 'ascending', [{ ...brand, sort: false }])).toEqual(['M10', 'M9', 'M8'])
  expect(sorted('gone', 'ascending')).toEqual(['M10', 'M9', 'M8'])
  expect(sortRows(rows, [brand], { sort: undefined, language: 'en' })).toBe(rows)
})
it('takes the text of a column, or its cell if that is text', () => {
  expect(textOf(model, rows[0]!)).toBe('M10')
  expect(textOf({ ...model, cell: () => 7 }, rows[0]!)).toBe('7')
  expect(textOf({ ...model, cell: () => null }, rows[0]!)).toBe('')
  expect(textOf({ ...model, text: () => 'other' }, rows[0]!)).toBe('other')
})
it('puts an open detail after its row', () => {
  const lines = linesOf(rows, { ...options, expanded: ['M9'] })
  expect(listed(lines)).toEqual(['M10', 'M9', 'detail M9', 'M8'])
  expect(lines.find('M8')).toBe(3)
  expect(lines.find('gone')).toBe(-1)
})
it('groups rows in the order of their first row, and leaves out those of closed groups', () => {
  const lines = linesOf(rows, { ...options, group: brand, collapsed: ['NSK'] })
  expect(listed(lines)).toEqual(['group NSK', 'group SKF', 'M9'])
  expect(lines.at(0)).toEqual({ kind: 'group', key: 'NSK', count: 2, open: false })
})
it('has a line for each row that has not arrived, and finds those that have', () => {
  const lines = pagedLines(1000, { rows: new Map([[500, rows[0]!]]), rowKey, expanded: [] })
  expect(lines.length).toBe(1000)
  expect(lines.at(3)).toEqual({ kind: 'row', key: '\u00003', row: undefined, index: 3 })
  expect(lines.at(500)).toMatchObject({ key: 'M10', index: 500 })
  expect([lines.find('M10'), lines.find('M9'), lines.at(1000)]).toEqual([500, -1, undefined])
})
it('has the lines of paged rows that all rows have, whichever details are open', () => {
  fc.assert(
    fc.property(fc.nat({ max: 12 }), fc.uniqueArray(fc.nat({ max: 14 })), (count, open) => {
      const all = Array.from({ length: count }, (_, index): Row => ({ model: `M${index}`, brand: '' }))
      const expanded = open.map((index) => `M${index}`)
      const paged = pagedLines(count, { rows: new Map(all.entries()), rowKey, expanded })
      const whole = linesOf(all, { ...options, expanded })
      expect(listed(paged)).toEqual(listed(whole))
      for (const row of all) expect(paged.find(row.model)).toBe(whole.find(row.model))
    }),
  )
})
it('puts edited rows at the places that they had, and no other rows', () => {
  const sorted = sortRows(rows, [brand, model], { sort: { by: 'model', direction: 'ascending' }, language: 'en' })
  const places = placesOf(sorted, rowKey)!
  const edited = rows.map((row) => ({ ...row, brand: 'FAG' }))
  expect(inKeptOrder(edited, rowKey, places)?.map(rowKey)).toEqual(sorted.map(rowKey))
  expect(inKeptOrder(edited.slice(1), rowKey, places)).toBeUndefined()
  expect(inKeptOrder([...edited.slice(1), { model: 'M1', brand: '' }], rowKey, places)).toBeUndefined()
})
it('keeps no order of rows that have the same key', () => {
  expect(placesOf([...rows, rows[0]!], rowKey)).toBeUndefined()
})
