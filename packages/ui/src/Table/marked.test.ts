import { expect, it } from 'vitest'
import { marked } from './marked.ts'

it('leaves alone what was chosen on other pages, and never chooses twice', () => {
  expect(marked(['p1-a', 'a'], ['a', 'b'], true)).toEqual(['p1-a', 'a', 'b'])
  expect(marked(['p1-a', 'a', 'b'], ['a', 'b'], false)).toEqual(['p1-a'])
})
