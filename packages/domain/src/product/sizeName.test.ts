import { expect, it } from 'vitest'
import { sizeName } from './sizeName.ts'

it('names a size by its model and its options, or by those that it has', () => {
  expect(sizeName({ partyCode: '6206-2RS', properties: '密封:橡胶;游隙:C3' })).toBe('6206-2RS · 橡胶 · C3')
  expect(sizeName({ properties: 'M8' })).toBe('M8')
  expect(sizeName({ partyCode: '6206' })).toBe('6206')
})
