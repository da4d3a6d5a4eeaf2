/** The rows and columns of every page, as source text. */
const shared = `
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { useState } from 'react'
const keys = Array.from({ length: 30 }, (_, index) => 'c' + index)
const rowsOf = (count) => Array.from({ length: count }, (_, row) => {
  const made = { id: 'r' + row }
  for (let column = 0; column < 30; column++) made['c' + column] = String((row * 31 + column * 17) % 9973)
  return made
})
const draw = (page) => { createRoot(document.getElementById('root')).render(page) }
`

/** A grid, a table and a peer, each with the rows that it is measured with. */
export const pages = {
  ours: {
    title: 'DataGrid of @millwright/ui',
    rows: 50_000,
    ready: '[role="grid"] [role="row"]:nth-child(1) [aria-colindex]',
    source: `${shared}
import '@millwright/ui/styles.css'
import { DataGrid } from '@millwright/ui/DataGrid'
import { UiProvider } from '@millwright/ui/UiProvider'
const columns = keys.map((key) => ({ key, header: key, cell: (row) => row[key], edit: true, sort: true, align: 'end', width: 100 }))
const first = rowsOf(50000)
const rowKey = (row) => row.id
function Page() {
  const [rows, setRows] = useState(first)
  const onEdit = ({ changes }) => {
    const changed = new Map()
    for (const { rowKey, row, column, to } of changes) changed.set(rowKey, { ...(changed.get(rowKey) ?? row), [column]: to })
    setRows((now) => now.map((row) => changed.get(row.id) ?? row))
    window.changed = changes.length
  }
  return <UiProvider locale="en"><DataGrid label="Rows" columns={columns} rows={rows} rowKey={rowKey} height={600} onEdit={onEdit} /></UiProvider>
}
window.mount = () => draw(<Page />)`,
  },
  table: {
    title: 'plain React table, a cell with the focus',
    rows: 1000,
    ready: 'td',
    source: `${shared}
const rows = rowsOf(1000)
function Page() {
  const [[line, column], move] = useState([0, 0])
  const onKeyDown = ({ key }) => {
    const next = [line + (key === 'ArrowDown' ? 1 : key === 'PageDown' ? 10 : 0), column + (key === 'ArrowRight' ? 1 : 0)]
    flushSync(() => move(next))
    document.getElementById(next.join('-')).focus()
  }
  return <div style={{ height: 600, overflow: 'auto' }} onKeyDown={onKeyDown}><table><tbody>{rows.map((row, at) => <tr key={row.id}>{keys.map((key, index) => <td key={key} id={at + '-' + index} tabIndex={at === line && index === column ? 0 : -1}>{row[key]}</td>)}</tr>)}</tbody></table></div>
}
window.mount = () => draw(<Page />)`,
  },
  aria: {
    title: 'Table and Virtualizer of react-aria-components',
    rows: 2000,
    ready: '[role="gridcell"]',
    source: `${shared}
import { Cell, Column, Row, Table, TableBody, TableHeader, TableLayout, Virtualizer } from 'react-aria-components'
const columns = keys.map((key, index) => ({ id: key, name: key, isRowHeader: index === 0 }))
const rows = rowsOf(2000)
const Page = () => <Virtualizer layout={TableLayout} layoutOptions={{ rowHeight: 44, headingHeight: 36 }}>
  <Table aria-label="Rows" style={{ width: '100%', height: 600, overflow: 'auto', display: 'block' }}>
    <TableHeader columns={columns}>{(column) => <Column isRowHeader={column.isRowHeader} width={100}>{column.name}</Column>}</TableHeader>
    <TableBody items={rows}>{(row) => <Row columns={columns}>{(column) => <Cell>{row[column.id]}</Cell>}</Row>}</TableBody>
  </Table>
</Virtualizer>
window.mount = () => draw(<Page />)`,
  },
} as const

export type PageName = keyof typeof pages
