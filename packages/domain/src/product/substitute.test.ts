import { describe, expect, it } from 'vitest'
import { mustBeEqual, substituteReasons } from './substitute.ts'
import type { Fact } from './substitute.ts'

const fact = (key: string, value: string | number): Fact => ({
  key,
  value: String(value),
  ...(typeof value === 'number' && { number: value }),
})
const bearing = (load: number, more: Fact[] = []) => [
  fact('Bore', 25),
  fact('Outside diameter', 52),
  fact('Width', 15),
  fact('Dynamic load rating', load),
  fact('Seal', '2RS seals'),
  ...more,
]
const family = 'Deep groove ball bearings'

describe('a substitute has the same dimensions and at least the same ratings', () => {
  it('says the dimensions and the rating', () => {
    expect(substituteReasons(family, bearing(14), bearing(14.8))).toEqual([
      { kind: 'size', facts: [fact('Bore', 25), fact('Outside diameter', 52), fact('Width', 15)] },
      { kind: 'rating', offered: fact('Dynamic load rating', 14.8), asked: fact('Dynamic load rating', 14) },
    ])
    expect(substituteReasons(family, bearing(14), bearing(14))).toBeDefined()
  })

  it('refuses a lower or unknown rating, another dimension and another closure', () => {
    expect(substituteReasons(family, bearing(14), bearing(13.9))).toBeUndefined()
    const unrated = bearing(14).filter(({ key }) => key !== 'Dynamic load rating')
    expect(substituteReasons(family, bearing(14), unrated)).toBeUndefined()
    const wider = bearing(14).map((one) => (one.key === 'Width' ? fact('Width', 16) : one))
    expect(substituteReasons(family, bearing(14), wider)).toBeUndefined()
    const open = bearing(14).map((one) => (one.key === 'Seal' ? fact('Seal', 'Open') : one))
    expect(substituteReasons(family, bearing(14), open)).toBeUndefined()
  })

  it('refuses a fact that must be equal and that the asked one does not state', () => {
    expect(substituteReasons(family, bearing(14), bearing(14, [fact('Clearance', 'C3')]))).toBeUndefined()
    expect(substituteReasons(family, bearing(14), bearing(14, [fact('Cage', 'Brass')]))).toBeDefined()
    expect(
      substituteReasons(family, bearing(14, [fact('Cage', 'Steel')]), bearing(14, [fact('Cage', 'Brass')])),
    ).toContainEqual({ kind: 'differs', offered: fact('Cage', 'Brass'), asked: fact('Cage', 'Steel') })
  })

  it('ranks classes within their series', () => {
    const bolt = (grade: string) => [fact('Thread', 8), fact('Length', 30), fact('Property class', grade)]
    const may = (asked: string, offered: string) =>
      substituteReasons('Hexagon bolts', bolt(asked), bolt(offered)) !== undefined
    expect(may('8.8', '10.9')).toBe(true)
    expect(may('8.8', '8.8')).toBe(true)
    expect(may('10.9', '8.8')).toBe(false)
    expect(may('A2-70', 'A4-70')).toBe(true)
    expect(may('8.8', 'A2-70')).toBe(false)
    expect(may('IE3', 'IE4')).toBe(true)
    expect(may('good', 'better')).toBe(false)
  })

  it('leaves families to the interchange whose attributes do not describe the whole part', () => {
    const pliers = [fact('Length', 180)]
    expect(substituteReasons('Pliers', pliers, pliers)).toBeUndefined()
  })

  it('keeps the standard, which is the shape of a screw', () => {
    const screw = (standard: string) => [fact('Thread', 'M8'), fact('Length', 30), fact('Standard', standard)]
    expect(substituteReasons('Socket screws', screw('GB/T 70.1'), screw('GB/T 70.1'))).toBeDefined()
    expect(substituteReasons('Socket screws', screw('GB/T 70.1'), screw('GB/T 70.3'))).toBeUndefined()
  })

  it('takes less backlash as better, and a current that protects as it is', () => {
    const gear = (play: string) => [fact('Ratio', 7), fact('Backlash', play)]
    expect(substituteReasons('Planetary gear units', gear('≤8′'), gear('≤5′'))).toBeDefined()
    expect(substituteReasons('Planetary gear units', gear('≤5′'), gear('≤8′'))).toBeUndefined()
    const current = (ampere: number) => [fact('Poles', 3), fact('Rated current', ampere)]
    expect(substituteReasons('Contactors', current(25), current(32))).toBeDefined()
    expect(substituteReasons('Circuit breakers', current(25), current(32))).toBeUndefined()
  })

  it('knows which attributes must be equal in a family', () => {
    expect(mustBeEqual('Hexagon bolts', 'Material')).toBe(false)
    expect(mustBeEqual('O-rings', 'Material')).toBe(true)
    expect(mustBeEqual('Pliers', 'Length')).toBe(false)
    expect(mustBeEqual(family, 'Bore')).toBe(true)
    expect(mustBeEqual(family, 'Dynamic load rating')).toBe(false)
    expect(mustBeEqual('Circuit breakers', 'Rated current')).toBe(true)
  })
})
