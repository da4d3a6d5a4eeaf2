import { expect, it } from 'vitest'
import type { GridColumn } from './dataGridProps.ts'
import { placeColumns } from './gridColumns.ts'
import { boxOf, changeOf, copyCells, editOf, invert, pasteCells, refusalOf } from './gridEdits.ts'
import { linesOf } from './gridLines.ts'

type Row = { model: string; price: string; unit: string }
const rows: Row[] = ['6205', '6308', '22218', '6000'].map((model) => ({ model, price: '1', unit: 'box' }))
const columns: GridColumn<Row>[] = [
  { key: 'model', header: 'Model', cell: (row) => row.model },
  { key: 'price', header: 'Price', cell: (row) => row.price, edit: { allowed: (row) => row.model !== '6308' } },
  {
    key: 'unit',
    header: 'Unit',
    cell: () => null,
    text: (row) => row.unit,
    edit: {
      options: [
        { value: 'box', label: 'Box' },
        { value: 'set', label: 'Set' },
      ],
    },
  },
]
const sheet = {
  lines: linesOf(rows, { rowKey: (row) => row.model, group: undefined, collapsed: [], expanded: ['6205'] }),
  columns: placeColumns(columns, {}, { select: true, expand: false }).all,
}
const box = (top: number, first: number, bottom = top, last = first) => ({ top, bottom, first, last })
const paste = (where: ReturnType<typeof box>, texts: string[][]) => {
  const { changes, skipped } = pasteCells(sheet, where, texts)
  return [...changes.map(({ rowKey, column, to }) => `${rowKey} ${column} ${to}`), `skipped ${skipped}`]
}

it('is the box between two cells, whichever is first', () => {
  expect(boxOf({ line: 5, column: 1 }, { line: 2, column: 3 })).toEqual({ top: 2, bottom: 5, first: 1, last: 3 })
  expect(boxOf({ line: -1, column: 1 }, { line: -1, column: 1 })).toEqual({ top: 0, bottom: 0, first: 1, last: 1 })
})
it('copies texts without checkboxes and details', () => {
  expect(copyCells(sheet, box(0, 0, 2, 2))).toEqual([
    ['6205', '1'],
    ['6308', '1'],
  ])
})
it('edits a cell that its column and its row allow', () => {
  expect(editOf(sheet.lines.at(0), columns[0])).toBeUndefined()
  expect(editOf(sheet.lines.at(0), columns[1])).toBeDefined()
  expect(editOf(sheet.lines.at(1), columns[1])).toBeUndefined()
  expect(editOf(sheet.lines.at(2), columns[1])).toBeUndefined()
  expect(editOf(sheet.lines.at(0), { ...columns[0]!, edit: true })).toEqual({})
})
it('takes the label of an option for its value', () => {
  expect(changeOf(sheet.lines.at(0), columns[2], 'Set')).toMatchObject({ from: 'box', to: 'set' })
  expect(changeOf(sheet.lines.at(0), columns[2], 'set')).toMatchObject({ to: 'set' })
})
it('pastes rows one below the other, past a detail, and counts what cannot be edited', () => {
  expect(paste(box(0, 2), [['5'], ['6'], ['7']])).toEqual(['6205 price 5', '22218 price 7', 'skipped 1'])
})
it('fills a box with one text', () => {
  expect(paste(box(3, 2, 4, 3), [['set']])).toEqual([
    '22218 price set',
    '22218 unit set',
    '6000 price set',
    '6000 unit set',
    'skipped 0',
  ])
})
it('repeats texts over a box that is a multiple of them', () => {
  expect(paste(box(3, 2, 4, 2), [['8']])).toEqual(['22218 price 8', '6000 price 8', 'skipped 0'])
})
it('changes nothing where the text is the same, and skips what lies beyond the grid', () => {
  expect(paste(box(4, 2), [['1', 'Set', 'x'], ['2']])).toEqual(['6000 unit set', 'skipped 2'])
})
it('swaps changes back', () => {
  const { changes } = pasteCells(sheet, box(0, 2), [['5']])
  expect(invert(changes)).toEqual([expect.objectContaining({ rowKey: '6205', from: '5', to: '1' })])
})

it('reads a text as the column does, and keeps a refused one', () => {
  const column: GridColumn<Row> = {
    ...columns[1]!,
    edit: {
      parse: (text) => (Number(text) >= 0 ? { value: Number(text).toFixed(2) } : { error: 'no amount' }),
      check: (value) => (Number(value) > 100 ? 'too much' : undefined),
    },
  }
  const change = (text: string) => changeOf(sheet.lines.at(0), column, text)?.to
  expect([change('7'), change('x')]).toEqual(['7.00', 'x'])
  const edit = editOf(sheet.lines.at(0), column)!
  expect(['x', '7.00', '700.00'].map((value) => refusalOf(edit, value, rows[0]!))).toEqual([
    'no amount',
    undefined,
    'too much',
  ])
})
