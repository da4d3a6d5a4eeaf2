import { expect, it } from 'vitest'
import { yuan } from './yuan.ts'

it('separates thousands in the console, and never decimals [R1.03]', () => {
  expect(['0.05', '999.00', '1000.00', '-32719.80', '1234567.12', '5'].map(yuan)).toEqual([
    '¥0.05',
    '¥999.00',
    '¥1,000.00',
    '¥-32,719.80',
    '¥1,234,567.12',
    '¥5',
  ])
})
