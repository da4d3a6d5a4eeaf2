import { expect, it } from 'vitest'
import { typeAhead } from './typeAhead.ts'

const labels = ['Anhui', 'Beijing', 'Jiangsu', 'Jiangxi', 'Jilin']

it('moves to the next label with the same letter, and from the last to the first', () => {
  expect(typeAhead(labels, 'j', 0)).toBe(2)
  expect(typeAhead(labels, 'j', 2)).toBe(3)
  expect(typeAhead(labels, 'j', 4)).toBe(2)
})

it('stays on a label while it matches, else moves to the next match, and returns -1 without one', () => {
  expect(typeAhead(labels, 'ji', 2)).toBe(2)
  expect(typeAhead(labels, 'jiangx', 2)).toBe(3)
  expect(typeAhead(labels, 'jix', 2)).toBe(-1)
})
