import { expect, it } from 'vitest'
import { weightText } from './weight.ts'

it.each([
  [12.5, '12.5 kg'],
  [1, '1 kg'],
  [0.127, '127 g'],
  [0.0125, '12.5 g'],
  [0.000298, '0.3 g'],
  [0.0000052, '5.2 mg'],
])('writes %f kg as %s [R2.31]', (kilograms, said) => {
  expect(weightText(kilograms)).toBe(said.replace(' ', '\u00a0'))
})
