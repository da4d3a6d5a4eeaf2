import { expect, it } from 'vitest'
import type { GridColumn } from './dataGridProps.ts'
import { choicesOf, filterRows, numberIn, putFilter } from './gridFilters.ts'

type Row = { model: string; brand: string; price: string }
const rows: Row[] = [
  { model: '6205-2RS', brand: 'SKF', price: '¥1,200.50' },
  { model: '6206 ZZ', brand: 'NSK', price: '¥9.00' },
  { model: '6207-2RS', brand: 'SKF', price: '' },
]
const columns: GridColumn<Row>[] = [
  { key: 'model', header: 'Model', cell: (row) => row.model, filter: 'text' },
  { key: 'brand', header: 'Brand', cell: (row) => row.brand, filter: 'choice' },
  { key: 'price', header: 'Price', cell: (row) => row.price, filter: 'range' },
]
const models = (filters: Parameters<typeof filterRows>[2]) =>
  filterRows(rows, columns, filters).map(({ model }) => model)

it('keeps the rows that have every word, any of the choices, and a number in the range', () => {
  expect(models({ model: { text: '2rs 62' } })).toEqual(['6205-2RS', '6207-2RS'])
  expect(models({ brand: { values: ['NSK', 'FAG'] } })).toEqual(['6206 ZZ'])
  expect(models({ price: { min: 9 } })).toEqual(['6205-2RS', '6206 ZZ'])
  expect(models({ price: { max: 1200.4 } })).toEqual(['6206 ZZ'])
  expect(models({ model: { text: '2rs' }, price: { min: 0 } })).toEqual(['6205-2RS'])
})
it('keeps all rows without filters, and the same list', () => {
  expect(filterRows(rows, columns, undefined)).toBe(rows)
})
it('reads the number in a text', () => {
  expect(['¥1,200.50', '-3 mm', '', 'none'].map(numberIn)).toEqual([1200.5, -3, Number.NaN, Number.NaN])
})
it('forgets a filter that keeps all rows', () => {
  expect(putFilter(undefined, 'model', { text: ' ' })).toBeUndefined()
  expect(putFilter({ model: { text: 'a' } }, 'brand', { values: ['SKF'] })).toEqual({
    model: { text: 'a' },
    brand: { values: ['SKF'] },
  })
  expect(putFilter({ brand: { values: ['SKF'] } }, 'brand', { values: [] })).toBeUndefined()
  expect(putFilter(undefined, 'price', {})).toBeUndefined()
})
it('offers the texts of the rows, or the options of the editor', () => {
  expect(choicesOf(columns[1]!, rows, 'en').map(({ value }) => value)).toEqual(['NSK', 'SKF'])
  const options = [{ value: 'x', label: 'X' }]
  expect(choicesOf({ ...columns[1]!, edit: { options } }, rows, 'en')).toBe(options)
})
