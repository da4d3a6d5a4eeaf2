import { useRef } from 'react'
import { AnchoredMenu } from '../internal/AnchoredMenu.tsx'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { columnMenu } from './columnMenu.ts'
import type { GridColumn } from './dataGridProps.ts'
import { besideColumn, moveColumnTo, resizeColumn, sortBy } from './gridArrange.ts'
import { gridMenuMessages } from './gridMenuMessages.ts'
import type { Grid } from './useGrid.ts'

export type GridColumnMenuProps<Row = unknown> = { grid: Grid<Row>; column: GridColumn<Row> }

/** The menu of a column, loaded when the reader points at its button or opens it. The focus returns to the header. */
export function GridColumnMenu<Row>({ grid, column }: GridColumnMenuProps<Row>) {
  const { setMenu, setFiltering, moveTo, cellAt } = grid
  const filters = useRef(false)
  const { key, header } = column
  return (
    <AnchoredMenu
      label={grid.say('gridMenu', { header })}
      anchor={cellAt({ line: -1, column: key })}
      rightToLeft={grid.isRightToLeft()}
      items={useItems(grid, column, () => {
        filters.current = true
      })}
      onClose={() => {
        setMenu(undefined)
        // The filter takes the focus instead of the header.
        if (filters.current) setFiltering(key)
        else moveTo({ line: -1, column: key })
      }}
    />
  )
}

function useItems<Row>(grid: Grid<Row>, column: GridColumn<Row>, onFilter: () => void) {
  const say = useMessages(gridMenuMessages)
  const { columns, placed, now, loadRows, setState, indexOf } = grid
  const { key } = column
  return columnMenu(column, {
    columns,
    placed,
    state: now,
    canGroup: !loadRows,
    say,
    onState: setState,
    onFilter,
    onSort: (direction) => sortBy(grid, column, direction),
    onMove: (by) => moveColumnTo(grid, key, besideColumn(grid, key, by)),
    onResize: (by) => resizeColumn(grid, key, { width: (placed.all[indexOf(key)]?.width ?? 0) + by }),
  })
}
