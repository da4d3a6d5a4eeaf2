import '@millwright/ui/reset.css'
import '@millwright/ui/DataGrid/styles'
import { DataGrid } from '@millwright/ui/DataGrid'
import { UiProvider } from '@millwright/ui/UiProvider'
import { useState } from 'react'
import { columns, products } from './data.js'

const shown = columns.map(({ key, header }) => ({
  key,
  header,
  cell: (row) => row[key],
  edit: true,
  sort: true,
  width: 120,
}))
const rowKey = (row) => row.id

export function Page() {
  const [rows, setRows] = useState(products)
  const onEdit = ({ changes }) => {
    const changed = new Map()
    for (const { rowKey: id, row, column, to } of changes)
      changed.set(id, { ...(changed.get(id) ?? row), [column]: to })
    setRows((now) => now.map((row) => changed.get(row.id) ?? row))
  }
  return (
    <UiProvider locale="en">
      <DataGrid label="Products" columns={shown} rows={rows} rowKey={rowKey} height={600} onEdit={onEdit} />
    </UiProvider>
  )
}
