import { expect, it } from 'vitest'
import { unsentEdits } from './gridEdits.ts'

it('keeps the edits that were made while a post was on its way, and no others', () => {
  const sent = { 'q.0': '20', 'sku.1': '1000001' }
  expect(unsentEdits({ ...sent, 'q.0': '30', 'q.2': '5' }, sent)).toEqual({ 'q.0': '30', 'q.2': '5' })
  expect(unsentEdits(sent, sent)).toEqual({})
})
