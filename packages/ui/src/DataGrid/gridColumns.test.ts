import { expect, it } from 'vitest'
import type { GridColumn, GridState } from './dataGridProps.ts'
import { EXPAND, SELECT, columnsBetween, moveColumn, placeColumns } from './gridColumns.ts'

const column = (key: string, more: Partial<GridColumn<string>> = {}): GridColumn<string> => ({
  key,
  header: key,
  cell: (row) => row,
  width: 100,
  ...more,
})
const columns = [column('a'), column('b'), column('c', { pin: 'start' }), column('d')]
const place = (state: GridState = {}, marks = { select: false, expand: false }) => placeColumns(columns, state, marks)
const keys = (state?: GridState) => place(state).all.map(({ key }) => key)
const move = (key: string, target: string, state: GridState = {}) =>
  moveColumn(columns, place(state), { key, target, order: state.order })

it('puts pinned columns first, after those of checkboxes and details', () => {
  const { all, width, pinnedWidth } = place({}, { select: true, expand: true })
  expect(all.map(({ key, offset }) => [key, offset])).toEqual([
    [SELECT, 0],
    [EXPAND, 44],
    ['c', 88],
    ['a', 188],
    ['b', 288],
    ['d', 388],
  ])
  expect([width, pinnedWidth]).toEqual([488, 188])
})
it('follows the order of the state, and appends columns that it does not name', () => {
  expect(keys({ order: ['d', 'gone', 'a'] })).toEqual(['c', 'd', 'a', 'b'])
})
it('leaves out hidden columns and takes the pinned ones of the state', () => {
  expect(keys({ hidden: ['a'], pinned: ['d'] })).toEqual(['d', 'b', 'c'])
  expect(keys({ pinned: [] })).toEqual(['a', 'b', 'c', 'd'])
})
it('is as wide as the reader set, and not below the minimum', () => {
  const narrow = placeColumns(
    [column('a', { minWidth: 80 }), column('b'), column('c', { width: undefined })],
    {
      widths: { a: 10, b: 200 },
    },
    { select: false, expand: false },
  )
  expect(narrow.all.map(({ width }) => width)).toEqual([80, 200, 140])
})
it('moves a column to the place of another, in both directions', () => {
  expect(move('a', 'd')).toEqual(['b', 'c', 'd', 'a'])
  expect(move('d', 'a')).toEqual(['d', 'a', 'b', 'c'])
  expect(move('a', 'b')).toEqual(['b', 'a', 'c', 'd'])
})
it('moves no column past the pinned ones, on itself, or to one that is not there', () => {
  expect(move('a', 'c')).toBeUndefined()
  expect(move('a', 'a')).toBeUndefined()
  expect(move('a', SELECT)).toBeUndefined()
  expect(move('gone', 'a')).toBeUndefined()
  expect(move('a', 'b', { hidden: ['b'] })).toBeUndefined()
})
it('renders what the viewport shows, the pinned columns, and the focused one', () => {
  const shown = (from: number, to: number, focused?: string) =>
    columnsBetween(place(), { from, to, focused }).map(({ key }) => key)
  expect(shown(0, 150)).toEqual(['c', 'a'])
  expect(shown(200, 300)).toEqual(['c', 'b'])
  expect(shown(200, 301)).toEqual(['c', 'b', 'd'])
  expect(shown(300, 400, 'a')).toEqual(['c', 'a', 'd'])
})
