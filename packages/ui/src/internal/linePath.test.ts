import { linePath } from './linePath.ts'

it('draws one line through places that follow one another', () => {
  expect(
    linePath([
      [0, 10],
      [50, 20.123],
      [100, 5],
    ]),
  ).toBe('M0 10L50 20.12L100 5')
})

it('leaves a gap where a place is absent', () => {
  expect(linePath([[0, 10], undefined, [50, 20], [100, 5]])).toBe('M0 10M50 20L100 5')
})

it('draws nothing without places', () => {
  expect(linePath([undefined])).toBe('')
})
