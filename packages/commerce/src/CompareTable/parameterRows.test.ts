import { expect, it } from 'vitest'
import { parameterRows } from './parameterRows.ts'

it('returns one row per parameter, and marks rows with different or missing values', () => {
  const products = [
    {
      parameters: [
        { name: 'd', value: '25 mm' },
        { name: 'D', value: '52 mm' },
      ],
    },
    {
      parameters: [
        { name: 'seal', value: '2RS' },
        { name: 'd', value: '25 mm ' },
        { name: 'D', value: '62 mm' },
      ],
    },
  ]
  expect(parameterRows(products)).toEqual([
    { name: 'd', values: ['25 mm', '25 mm '], differs: false },
    { name: 'D', values: ['52 mm', '62 mm'], differs: true },
    { name: 'seal', values: [undefined, '2RS'], differs: true },
  ])
  expect(parameterRows(products.slice(0, 1)).some(({ differs }) => differs)).toBe(false)
  expect(parameterRows([])).toEqual([])
})
