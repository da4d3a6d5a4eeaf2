import { expect, it } from 'vitest'
import { typeAhead } from './typeAhead.ts'

const labels = ['Anhui', 'Beijing', 'Jiangsu', 'Jiangxi', 'Jilin']

it('goes on with the same letter, and round from the end', () => {
  expect(typeAhead(labels, 'j', 0)).toBe(2)
  expect(typeAhead(labels, 'j', 2)).toBe(3)
  expect(typeAhead(labels, 'j', 4)).toBe(2)
})

it('stays where more letters still fit', () => {
  expect(typeAhead(labels, 'ji', 2)).toBe(2)
  expect(typeAhead(labels, 'jiangx', 2)).toBe(3)
  expect(typeAhead(labels, 'jix', 2)).toBe(-1)
})
