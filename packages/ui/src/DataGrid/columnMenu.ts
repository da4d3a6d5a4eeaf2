import type { GridColumn, GridState } from './dataGridProps.ts'
import { pinnedKeys } from './gridColumns.ts'
import type { PlacedColumns } from './gridColumns.ts'
import { putFilter } from './gridFilters.ts'
import type { GridMenuMessages } from './gridMenuMessages.ts'

export type GridMenuItem = { id: string; label: string; onPress: () => void }

/** The step of a resize, in pixels. */
const RESIZE = 32

type Options<Row> = {
  columns: readonly GridColumn<Row>[]
  placed: PlacedColumns<Row>
  state: GridState
  /** Whether all rows are here. */
  canGroup: boolean
  say: (key: keyof GridMenuMessages, values?: Record<string, string | number>) => string
  onFilter: () => void
  onSort: (direction: 'ascending' | 'descending') => void
  onState: (change: GridState) => void
  onMove: (by: number) => void
  onResize: (by: number) => void
}

/** Returns what the menu of a column offers: all that a pointer does to it, and the hidden columns. */
export function columnMenu<Row>(
  { key, sort, filter }: GridColumn<Row>,
  { columns, placed, state, canGroup, say, onFilter, onSort, onState, onMove, onResize }: Options<Row>,
): GridMenuItem[] {
  const pins = pinnedKeys(columns, state)
  const isPinned = pins.includes(key)
  const own = placed.all.find((column) => column.key === key)
  const hasNeighbour = (by: number) => {
    const neighbour = own && placed.all[own.index + by]
    return neighbour?.data !== undefined && neighbour.pinned === own?.pinned
  }
  const item = (id: keyof GridMenuMessages, onPress: () => void, when = true): GridMenuItem[] =>
    when ? [{ id, label: say(id), onPress }] : []
  const others = columns.filter((column) => column.key !== key && !state.hidden?.includes(column.key))
  return [
    ...item('gridAscending', () => onSort('ascending'), Boolean(sort)),
    ...item('gridDescending', () => onSort('descending'), Boolean(sort)),
    ...item('gridUnsorted', () => onState({ sort: undefined }), state.sort?.by === key),
    ...item('gridFilter', onFilter, filter !== undefined),
    ...item(
      'gridUnfilter',
      () => onState({ filters: putFilter(state.filters, key, undefined) }),
      state.filters?.[key] !== undefined,
    ),
    ...item('gridPin', () => onState({ pinned: [...pins, key] }), !isPinned),
    ...item('gridUnpin', () => onState({ pinned: pins.filter((pin) => pin !== key) }), isPinned),
    ...item('gridForward', () => onMove(-1), hasNeighbour(-1)),
    ...item('gridBackward', () => onMove(1), hasNeighbour(1)),
    ...item('gridWider', () => onResize(RESIZE)),
    ...item('gridNarrower', () => onResize(-RESIZE)),
    ...item('gridGroupBy', () => onState({ grouped: key, collapsed: [] }), canGroup && state.grouped !== key),
    ...item('gridUngroup', () => onState({ grouped: undefined }), state.grouped === key),
    ...item('gridHide', () => onState({ hidden: [...(state.hidden ?? []), key] }), others.length > 0),
    ...columns
      .filter((column) => state.hidden?.includes(column.key))
      .map((column) => ({
        id: `show ${column.key}`,
        label: say('gridShow', { header: column.header }),
        onPress: () => onState({ hidden: state.hidden?.filter((hidden) => hidden !== column.key) }),
      })),
  ]
}
