import { expect, it } from 'vitest'
import { findSizes } from './findSizes.ts'

it('finds a SKU with any multiplication sign, any case and words in any order [R2.31]', () => {
  const sizes = [
    { partyCode: 'M8x20-A2-70', properties: '规格:M8 × 20 mm;材质:不锈钢 A2-70' },
    { partyCode: 'M8x25-8.8', properties: '规格:M8 × 25 mm;材质:碳钢 8.8' },
    { partyCode: undefined, properties: '规格:M10 × 20 mm' },
  ]
  const found = (wanted: string) => findSizes(sizes, wanted).map((size) => sizes.indexOf(size))
  expect([found('m8*20'), found('Ｍ８×２０'), found('a2-70 m8'), found('20mm'), found(' '), found('m12')]).toEqual([
    [0],
    [0],
    [0],
    [0, 2],
    [0, 1, 2],
    [],
  ])
})
