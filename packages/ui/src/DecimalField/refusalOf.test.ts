import { expect, it } from 'vitest'
import { refusalOf } from './refusalOf.ts'

const limits = { min: '0.50', max: '10', step: '0.05', scale: 2 }

it.each([
  ['', undefined],
  ['0.5', undefined],
  ['1.05', undefined],
  ['10', undefined],
  [undefined, { key: 'notANumber', decimals: { example: '1234.50' } }],
  ['0.49', { key: 'tooSmall', decimals: { value: '0.50' } }],
  ['-1', { key: 'tooSmall', decimals: { value: '0.50' } }],
  ['10.01', { key: 'tooLarge', decimals: { value: '10' } }],
  ['1.005', { key: 'tooFine', count: 2 }],
  ['1.03', { key: 'offStep', decimals: { step: '0.05', below: '1', above: '1.05' } }],
] as const)('of %s is %o', (read, refusal) => {
  expect(refusalOf(read, limits)).toEqual(refusal)
})

it('allows only whole numbers at a scale of 0', () => {
  expect(refusalOf('1.5', { scale: 0 })).toEqual({ key: 'wholeOnly' })
  expect(refusalOf(undefined, { scale: 0 })).toEqual({ key: 'notANumber', decimals: { example: '1234' } })
})

it('names no step beyond the maximum', () => {
  expect(refusalOf('9', { max: '10', step: '4' })).toEqual({
    key: 'offStep',
    decimals: { step: '4', below: '8', above: '8' },
  })
})
