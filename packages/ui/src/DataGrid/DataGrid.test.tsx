import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DataGrid } from './DataGrid.tsx'
import type { GridColumn } from './DataGrid.tsx'

type Row = { model: string; price: string }
const rows = Array.from({ length: 500 }, (_, index): Row => ({ model: `6${index}`, price: `${index}.00` }))
const columns: GridColumn<Row>[] = [
  { key: 'price', header: 'Price', cell: (row) => row.price, align: 'end' },
  { key: 'model', header: 'Model', cell: (row) => row.model, rowHeader: true, pin: 'start' },
  { key: 'note', header: 'Note', cell: () => 'none' },
]
const html = (props = {}) =>
  renderToStaticMarkup(
    <DataGrid label="Products" columns={columns} rows={rows} rowKey={(row) => row.model} {...props} />,
  )

it('is a table of the first rows before scripts load, in the order of its columns', () => {
  const table = html({ first: 12, defaultState: { hidden: ['note'] } })
  expect(table.match(/<tr>/g)).toHaveLength(13)
  expect([...table.matchAll(/<th scope="col"[^>]*>(\w+)/g)].map(([, header]) => header)).toEqual(['Model', 'Price'])
  expect(table).toMatch(/<th scope="row"[^>]*>60<\/th>/)
  expect(table).not.toContain('role="grid"')
})
it('says how many rows there are, those on the server included', () => {
  expect(html({ rowCount: 9000 })).toContain('9,000')
})
it('has its totals before scripts load', () => {
  const totalled = [...columns.slice(1), { ...columns[0]!, footer: (all: readonly Row[]) => `sum of ${all.length}` }]
  expect(html({ columns: totalled })).toMatch(/<tfoot[^>]*>.*sum of 500.*<\/tfoot>/)
  expect(html()).not.toContain('<tfoot')
})
it('says that there are none', () => expect(html({ rows: [], empty: 'Nothing matches' })).toContain('Nothing matches'))
