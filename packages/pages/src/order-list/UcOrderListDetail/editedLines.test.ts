import { orderListOf } from '@millwright/fixtures/orderLists'
import { expect, it } from 'vitest'
import { editedLines } from './editedLines.ts'

const { items } = orderListOf('en', { listId: '3' })
const none = new Map<string, never>()
const ids = (lines: ReturnType<typeof editedLines>) => lines.map(({ lineId }) => lineId)

it('keeps every line as it is, with the typed values of those that were edited', () => {
  const lines = editedLines(items, new Map([['101', { quantity: 7, note: 'new', level: 2 }]]))
  expect(lines[0]).toEqual({ lineId: '100', skuId: '1000001', level: 1, quantity: 60, note: '' })
  expect(lines[1]).toEqual({ lineId: '101', skuId: '1000104', level: 2, quantity: 7, note: 'new' })
  expect(lines[3]).toEqual({ lineId: '103', level: 1, quantity: 12, note: '' })
})

it('moves and removes a line, and leaves the ends where they are', () => {
  const after = (kind: 'up' | 'down' | 'remove', lineId: string) => ids(editedLines(items, none, { kind, lineId }))
  expect(after('up', '101')).toEqual(['101', '100', '102', '103', '104'])
  expect(after('down', '101')).toEqual(['100', '102', '101', '103', '104'])
  expect(after('up', '100')).toEqual(ids(editedLines(items, none)))
  expect(after('down', '104')).toEqual(ids(editedLines(items, none)))
  expect(after('remove', '103')).toEqual(['100', '101', '102', '104'])
  expect(after('remove', '999')).toEqual(ids(editedLines(items, none)))
})

it('replaces a part that is not sold any more, and no other', () => {
  const replaced = (lineId: string, skuId = '1000001') => editedLines(items, none, { kind: 'replace', lineId, skuId })
  expect(replaced('102')[2]).toMatchObject({ skuId: '1000001', written: '6205-2RS/C3', quantity: 30 })
  expect(replaced('102', '1000201')[2]).toMatchObject({ skuId: '1000201', written: 'ZY-6205-2RS-C3' })
  expect(replaced('102', '1000020')).toEqual(editedLines(items, none))
  expect(replaced('103')).toEqual(editedLines(items, none))
})
