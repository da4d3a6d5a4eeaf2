import { DropdownMenu as Radix } from 'radix-ui'
import { useContext } from 'react'
import { cx } from '../internal/cx.ts'
import * as overlay from '../internal/overlay.css.ts'
import { Scope } from '../internal/Scope.ts'
import * as styles from '../Menu/Menu.css.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { columnMenu } from './columnMenu.ts'
import type { GridColumn } from './dataGridProps.ts'
import { besideColumn, moveColumnTo, resizeColumn, sortBy } from './gridArrange.ts'
import { gridMenuMessages } from './gridMenuMessages.ts'
import type { Grid } from './useGrid.ts'

export type GridColumnMenuProps<Row = unknown> = { grid: Grid<Row>; column: GridColumn<Row> }

/** The menu of a column, loaded when the reader points at its button or opens it. */
export function GridColumnMenu<Row>({ grid, column }: GridColumnMenuProps<Row>) {
  const scope = useContext(Scope)
  const { setMenu, moveTo, cellAt } = grid
  const { key, header } = column
  const anchor = cellAt({ line: -1, column: key })?.getBoundingClientRect()
  const items = useItems(grid, column)
  const close = () => {
    setMenu(undefined)
    moveTo({ line: -1, column: key })
  }
  return (
    <Radix.Root
      open
      modal={false}
      dir={grid.isRightToLeft() ? 'rtl' : 'ltr'}
      onOpenChange={(next) => {
        if (!next) close()
      }}
    >
      <Radix.Trigger asChild>
        <span
          aria-hidden
          style={{
            position: 'fixed',
            left: anchor?.left,
            top: anchor?.top,
            width: anchor?.width,
            height: anchor?.height,
            pointerEvents: 'none',
          }}
        />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={grid.say('gridMenu', { header })}
          aria-labelledby={undefined}
          align="end"
          sideOffset={2}
          collisionPadding={12}
          {...scope}
          className={cx(overlay.float, styles.menu)}
          // The focus returns to the header.
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          {items.map(({ id, label, onPress }) => (
            <Radix.Item key={id} className={styles.item} onSelect={onPress}>
              {label}
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function useItems<Row>(grid: Grid<Row>, column: GridColumn<Row>) {
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
    onSort: (direction) => sortBy(grid, column, direction),
    onMove: (by) => moveColumnTo(grid, key, besideColumn(grid, key, by)),
    onResize: (by) => resizeColumn(grid, key, { width: (placed.all[indexOf(key)]?.width ?? 0) + by }),
  })
}
