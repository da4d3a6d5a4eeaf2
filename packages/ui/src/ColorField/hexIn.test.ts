import { expect, it } from 'vitest'
import { hexIn } from './hexIn.ts'

it.each([
  ['#1B5E9E', '#1b5e9e'],
  ['1b5e9e', '#1b5e9e'],
  [' #15e ', '#1155ee'],
  ['＃１Ｂ５Ｅ９Ｅ', '#1b5e9e'],
  ['rgb(27, 94, 158)', '#1b5e9e'],
] as const)('reads “%s” as %s', (typed, hex) => {
  expect(hexIn(typed)).toBe(hex)
})
it.each(['', '#12', 'blue', '#1b5e9e80', '#15e8', 'rgba(0,0,0,.5)', '#ggg'])('refuses “%s”', (typed) => {
  expect(hexIn(typed)).toBeUndefined()
})
