import fc from 'fast-check'
import { readCreditCode } from './creditCode.ts'

const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'
// One code ends in a digit, the other in a letter.
const known = ['91350100M000100Y43', '91440300708461136T']

it('accepts codes with a valid check character [R5.18]', () => {
  for (const code of known) expect(readCreditCode(code)).toEqual({ code })
})

it('ignores formatting, but refuses a wrong character [R5.18]', () => {
  expect(readCreditCode(' ９1350100-m000 100y43 ')).toEqual({ code: known[0] })
  expect(readCreditCode('')).toMatchObject({ problem: 'empty' })
  expect(readCreditCode('91350100M000100Y4')).toEqual({ problem: 'length', found: '17' })
  expect(readCreditCode('9135O100M000100Y43')).toEqual({ problem: 'character', found: 'O' })
  expect(readCreditCode('91350100张000100Y43')).toEqual({ problem: 'character', found: '张' })
})

it('detects any single mistyped character [R5.18]', () => {
  fc.assert(
    fc.property(fc.constantFrom(...known), fc.nat(17), fc.nat(30), (code, place, letter) => {
      const typed = code.slice(0, place) + alphabet[letter]! + code.slice(place + 1)
      expect('code' in readCreditCode(typed)).toBe(typed === code)
    }),
  )
})

it('detects two swapped neighbours [R5.18]', () => {
  fc.assert(
    fc.property(fc.constantFrom(...known), fc.nat(16), (code, place) => {
      const typed = code.slice(0, place) + code[place + 1]! + code[place]! + code.slice(place + 2)
      expect('code' in readCreditCode(typed)).toBe(typed === code)
    }),
  )
})

it('returns the whole code if its check character is wrong', () => {
  expect(readCreditCode('91350100M000100Y44')).toEqual({ problem: 'check', found: '91350100M000100Y44' })
  expect(readCreditCode(' ')).toEqual({ problem: 'empty', found: '' })
})
