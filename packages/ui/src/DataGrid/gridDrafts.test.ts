import { expect, it } from 'vitest'
import { putDrafts } from './gridDrafts.ts'

const cell = (rowKey: string, column: string) => ({ rowKey, column })
const two = putDrafts(new Map(), [cell('6205', 'price'), cell('6205', 'stock')], ({ column }) => ({ text: column }))

it('keeps the drafts of other cells and rows', () => {
  const next = putDrafts(two, [cell('6308', 'price')], () => ({ text: '1' }))
  expect(next.get('6205')).toBe(two.get('6205'))
  expect(next.get('6308')).toEqual({ price: { text: '1' } })
})
it('forgets a row without drafts', () => {
  const one = putDrafts(two, [cell('6205', 'price')], () => undefined)
  expect(one.get('6205')).toEqual({ stock: { text: 'stock' } })
  expect(putDrafts(one, [cell('6205', 'stock')], () => undefined).size).toBe(0)
})
it('shows the former draft to the decision', () => {
  expect(putDrafts(two, [cell('6205', 'price')], (_, old) => old)).toEqual(two)
})
