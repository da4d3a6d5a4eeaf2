import { expect, it } from 'vitest'
import { marked } from './marked.ts'

it('keeps the selection of other pages, and adds no row twice', () => {
  expect(marked(['p1-a', 'a'], ['a', 'b'], true)).toEqual(['p1-a', 'a', 'b'])
  expect(marked(['p1-a', 'a', 'b'], ['a', 'b'], false)).toEqual(['p1-a'])
})
