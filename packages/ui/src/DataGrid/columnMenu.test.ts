import { expect, it, vi } from 'vitest'
import { columnMenu } from './columnMenu.ts'
import type { GridColumn, GridState } from './dataGridProps.ts'
import { placeColumns } from './gridColumns.ts'

const column = (key: string, more: Partial<GridColumn<string>> = {}): GridColumn<string> => ({
  key,
  header: key,
  cell: (row) => row,
  ...more,
})
const columns = [column('pinned', { pin: 'start' }), column('a', { sort: true }), column('b')]
function menuOf(key: string, { state = {}, canGroup = true }: { state?: GridState; canGroup?: boolean } = {}) {
  const onState = vi.fn()
  const onMove = vi.fn()
  const items = columnMenu(
    columns.find((one) => one.key === key)!,
    {
      columns,
      placed: placeColumns(columns, state, { select: true, expand: false }),
      state,
      canGroup,
      say: (id, values) => `${id}${values ? ` ${values.header}` : ''}`,
      onFilter: vi.fn(),
      onSort: vi.fn(),
      onState,
      onMove,
      onResize: vi.fn(),
    },
  )
  const press = (label: string) => items.find((item) => item.label === label)!.onPress()
  return { labels: items.map(({ label }) => label), press, onState, onMove }
}

it('offers what the column can do', () => {
  expect(menuOf('a').labels).toEqual([
    'gridAscending',
    'gridDescending',
    'gridPin',
    'gridBackward',
    'gridWider',
    'gridNarrower',
    'gridGroupBy',
    'gridHide',
  ])
  expect(menuOf('pinned').labels).toEqual(['gridUnpin', 'gridWider', 'gridNarrower', 'gridGroupBy', 'gridHide'])
})
it('does not group rows that the server has', () => {
  expect(menuOf('a', { canGroup: false }).labels).not.toContain('gridGroupBy')
})
it('takes back sorting and grouping', () => {
  const { labels, press, onState } = menuOf('a', { state: { sort: { by: 'a', direction: 'ascending' }, grouped: 'a' } })
  expect(labels).toEqual(expect.arrayContaining(['gridUnsorted', 'gridUngroup']))
  press('gridUngroup')
  expect(onState).toHaveBeenLastCalledWith({ grouped: undefined })
  press('gridUnsorted')
  expect(onState).toHaveBeenLastCalledWith({ sort: undefined })
})
it('shows hidden columns again, and never hides the last one', () => {
  const { labels, press, onState } = menuOf('b', { state: { hidden: ['a', 'pinned'] } })
  expect(labels).not.toContain('gridHide')
  press('gridShow a')
  expect(onState).toHaveBeenLastCalledWith({ hidden: ['pinned'] })
})
it('pins, unpins, hides and moves', () => {
  const { press, onState, onMove } = menuOf('a')
  press('gridPin')
  expect(onState).toHaveBeenLastCalledWith({ pinned: ['pinned', 'a'] })
  press('gridHide')
  expect(onState).toHaveBeenLastCalledWith({ hidden: ['a'] })
  press('gridBackward')
  expect(onMove).toHaveBeenLastCalledWith(1)
})
