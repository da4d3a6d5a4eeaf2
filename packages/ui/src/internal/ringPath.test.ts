import { ringPath } from './ringPath.ts'

it('goes from the top clockwise', () => {
  expect(ringPath(0, 0.25, 50, 40)).toBe('M60 10A50 50 0 0 1 110 60L100 60A40 40 0 0 0 60 20Z')
})

it('takes the long way for more than a half', () => {
  expect(ringPath(0, 0.75, 50, 40)).toBe('M60 10A50 50 0 1 1 10 60L20 60A40 40 0 1 0 60 20Z')
})

it('draws a whole ring', () => {
  const path = ringPath(0, 1, 50, 40)
  expect(path).toMatch(/^M60 10A50 50 0 1 1 59\.97 10L/)
})
