// Its free grid shows at most 100 rows at a time, so that the rows are in 500 pages.
import { createTheme, ThemeProvider } from '@mui/material'
import { DataGrid } from '@mui/x-data-grid/DataGrid'
import { useState } from 'react'
import { columns, products } from './data.js'

const theme = createTheme()
const shown = columns.map(({ key, header }) => ({ field: key, headerName: header, editable: true, width: 120 }))
const first = { pagination: { paginationModel: { pageSize: 100 } } }

export function Page() {
  const [rows, setRows] = useState(products)
  const take = (changed) => {
    setRows((now) => now.map((row) => (row.id === changed.id ? changed : row)))
    return changed
  }
  return (
    <ThemeProvider theme={theme}>
      <div style={{ height: 600 }}>
        <DataGrid
          aria-label="Products"
          columns={shown}
          rows={rows}
          initialState={first}
          pageSizeOptions={[100]}
          processRowUpdate={take}
        />
      </div>
    </ThemeProvider>
  )
}
