import { expect, it } from 'vitest'
import { arrivalOf, transitBetween } from './transit.ts'

it('takes longer from province to province, from region to region, and to remote provinces', () => {
  const [shanghai, jiangsu, guangdong, tibet, xinjiang] = [310000, 320000, 440000, 540000, 650000]
  expect(transitBetween(shanghai, shanghai)).toEqual({ from: 1, to: 2 })
  expect(transitBetween(shanghai, jiangsu)).toEqual({ from: 2, to: 3 })
  expect(transitBetween(shanghai, guangdong)).toEqual({ from: 3, to: 5 })
  expect(transitBetween(guangdong, tibet)).toEqual({ from: 5, to: 8 })
  expect(transitBetween(xinjiang, jiangsu)).toEqual({ from: 5, to: 8 })
  expect(transitBetween(tibet, tibet)).toEqual({ from: 1, to: 2 })
})

it('adds the days until dispatch to the days on the road', () => {
  const now = Date.parse('2026-11-27T10:00:00+08:00')
  const at = (day: string) => Date.parse(`${day}T10:00:00+08:00`)
  expect(arrivalOf({ from: 2, to: 3 }, 0, now)).toEqual({ from: at('2026-11-29'), to: at('2026-11-30') })
  expect(arrivalOf({ from: 2, to: 3 }, 7, now)).toEqual({ from: at('2026-12-06'), to: at('2026-12-07') })
})
