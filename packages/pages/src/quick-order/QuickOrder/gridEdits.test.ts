import { expect, it } from 'vitest'
import { rowWithEdits, unsentEdits } from './gridEdits.ts'
import type { QuickRow } from './QuickOrderTable.tsx'

it('keeps the edits that were made while a post was on its way, and no others', () => {
  const sent = { 'q.0': '20', 'sku.1': '1000001' }
  expect(unsentEdits({ ...sent, 'q.0': '30', 'q.2': '5' }, sent)).toEqual({ 'q.0': '30', 'q.2': '5' })
  expect(unsentEdits(sent, sent)).toEqual({})
})

it('changes one row of 1,000 for an edit after a paste over all of them', () => {
  const line = {
    raw: '',
    model: '',
    unit: '',
    note: '',
    articleNumber: '',
    state: 'sure',
    skuId: '1',
    candidates: [],
  } as const
  const rows = Array.from({ length: 1000 }, (_, at): QuickRow => ({
    at,
    line: { ...line, quantity: '1' },
    offer: undefined,
  }))
  const pasted = Object.fromEntries(rows.map(({ at }) => [`q.${at}`, String(at + 2)]))
  const before = rows.map((row) => rowWithEdits(row, pasted))
  expect(before.filter((row, at) => row !== rows[at])).toHaveLength(1000)
  const after = rows.map((row) => rowWithEdits(row, { ...pasted, 'q.7': '70' }))
  expect(after.flatMap((row, at) => (row === before[at] ? [] : [[at, row.line.quantity]]))).toEqual([[7, '70']])
})
