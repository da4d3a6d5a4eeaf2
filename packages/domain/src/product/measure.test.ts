import { expect, it } from 'vitest'
import { withUnit, withoutUnit } from './measure.ts'

it('writes a unit once, with or without a unit in the value [R2.17]', () => {
  expect([withUnit('5.5 kW', 'kW'), withUnit('5.5', 'kW'), withUnit(5.5, 'kW'), withUnit('B3', undefined)]).toEqual([
    '5.5 kW',
    '5.5 kW',
    '5.5 kW',
    'B3',
  ])
  expect([withoutUnit('970 r/min', 'r/min'), withoutUnit('970', 'r/min'), withoutUnit('m', 'm')]).toEqual([
    '970',
    '970',
    'm',
  ])
})
