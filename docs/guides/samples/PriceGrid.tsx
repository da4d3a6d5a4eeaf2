import { useState } from 'react'
import { DataGrid } from '@millwright/ui/DataGrid'
import type { GridColumn } from '@millwright/ui/DataGrid'

type Product = { model: string; price: string; stock: number }

const columns: GridColumn<Product>[] = [
  { key: 'model', header: 'Model', cell: (row) => row.model, pin: 'start', rowHeader: true, sort: true },
  {
    key: 'price',
    header: 'Price',
    cell: (row) => row.price,
    align: 'end',
    sort: true,
    // Checks a text before the host sees it.
    edit: { inputMode: 'decimal', check: (text) => (/^\d+(\.\d{2})?$/.test(text) ? undefined : 'Enter an amount') },
  },
  { key: 'stock', header: 'Stock', cell: (row) => row.stock, align: 'end', sort: true },
]

export function PriceGrid({ first }: { first: Product[] }) {
  const [rows, setRows] = useState(first)
  return (
    <DataGrid
      label="Prices"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.model}
      selection="many"
      onEdit={({ changes }) => {
        const prices = new Map(changes.map(({ rowKey, to }) => [rowKey, to]))
        const refused = changes.filter(({ to }) => Number(to) > 1000)
        for (const { rowKey } of refused) prices.delete(rowKey)
        setRows((now) => now.map((row) => ({ ...row, price: prices.get(row.model) ?? row.price })))
        // The cells keep their texts and show the error.
        return refused.map(({ rowKey, column }) => ({ rowKey, column, error: 'At most 1,000' }))
      }}
    />
  )
}
