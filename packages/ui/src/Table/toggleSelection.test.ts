import { expect, it } from 'vitest'
import { toggleSelection } from './toggleSelection.ts'

it('keeps the selection of other pages, and adds no row twice', () => {
  expect(toggleSelection(['p1-a', 'a'], ['a', 'b'], true)).toEqual(['p1-a', 'a', 'b'])
  expect(toggleSelection(['p1-a', 'a', 'b'], ['a', 'b'], false)).toEqual(['p1-a'])
})
