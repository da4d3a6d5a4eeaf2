import { expect, it } from 'vitest'
import { nameFit } from './shopNames.ts'

const name = { zh: '洛水轴承行', en: 'Luoshui Bearings' }

it.each([
  ['洛水轴承行', 4],
  ['luoshui  BEARINGS', 4],
  ['洛水', 3],
  ['轴承', 2],
  ['bear luo', 2],
  ['luoshui zhoucheng', 1],
  ['lszc', 1],
  ['zhoucheng', 1],
  ['oucheng', 0],
  ['ls', 0],
  ['fasteners', 0],
  ['  ', 0],
  ['！？', 0],
] as const)('rates the match of %s with the name as %i [R2.24]', (typed, fit) => {
  expect(nameFit(name, typed)).toBe(fit)
})
