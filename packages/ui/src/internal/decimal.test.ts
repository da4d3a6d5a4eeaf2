import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareDecimals, decimalsIn, isDecimal, plainDecimal, stepDecimal, stepsAround } from './decimal.ts'

/** Any decimal as text, up to 30 digits before and 20 after the point. */
const decimal = fc
  .tuple(fc.boolean(), fc.stringMatching(/^\d{1,30}$/), fc.stringMatching(/^\d{0,20}$/))
  .map(([negative, whole, places]) => (negative ? '-' : '') + whole + (places && `.${places}`))
const positive = decimal.map((text) => text.replace('-', '')).filter((text) => /[1-9]/.test(text))
/** The decimal in units of 10^-20, by a way of its own. */
const unitsOf = (text: string) => {
  const [whole = '', places = ''] = text.replace('-', '').split('.')
  const units = BigInt(whole) * 10n ** 20n + BigInt(places.padEnd(20, '0'))
  return text.startsWith('-') ? -units : units
}

describe('an exact decimal', () => {
  it.each([
    ['007.10', 0, '7.1'],
    ['7.1', 2, '7.10'],
    ['-0.00', 0, '0'],
    ['-0.50', 2, '-0.50'],
    ['90071992547409930.10', 2, '90071992547409930.10'],
  ] as const)('%s with at least %s decimals is %s', (text, minScale, plain) => {
    expect(plainDecimal(text, minScale)).toBe(plain)
  })
  it('keeps its value in plain notation', () => {
    fc.assert(
      fc.property(decimal, fc.nat(25), (text, minScale) => {
        const plain = plainDecimal(text, minScale)
        expect(isDecimal(plain)).toBe(true)
        expect(compareDecimals(plain, text)).toBe(0)
        expect(plain).not.toMatch(/^-?0\d|^-0(\.0*)?$/)
        expect(plain.split('.')[1]?.length ?? 0).toBe(Math.max(minScale, decimalsIn(text)))
      }),
    )
  })
  it('compares by value', () => {
    fc.assert(
      fc.property(decimal, decimal, (a, b) => {
        const [one, other] = [unitsOf(a), unitsOf(b)]
        expect(compareDecimals(a, b)).toBe(one === other ? 0 : one < other ? -1 : 1)
      }),
    )
  })
  it('adds ten steps of 0.1 to 1, where floats give 0.9999999999999999', () => {
    let sum = '0'
    for (let count = 0; count < 10; count++) sum = stepDecimal(sum, 1, { step: '0.1' })
    expect(sum).toBe('1')
  })
  it('moves by exact steps', () => {
    fc.assert(
      fc.property(decimal, positive, fc.integer({ min: -1000, max: 1000 }), (base, step, by) => {
        const next = stepDecimal(base, by, { min: base, step })
        expect(unitsOf(next)).toBe(unitsOf(base) + BigInt(Math.max(0, by)) * unitsOf(step))
      }),
    )
  })
  it('stays on a step and within the range', () => {
    fc.assert(
      fc.property(
        decimal,
        decimal,
        positive,
        positive,
        fc.integer({ min: -20, max: 20 }),
        (value, min, room, step, by) => {
          const max = plainDecimal(stepDecimal(min, 1, { min, step: room }))
          const next = stepDecimal(value, by, { min, max, step })
          expect(compareDecimals(next, min)).toBeGreaterThanOrEqual(0)
          expect(compareDecimals(next, max)).toBeLessThanOrEqual(0)
          expect((unitsOf(next) - unitsOf(min)) % unitsOf(step)).toBe(0n)
        },
      ),
    )
  })
  it('lies between its neighbouring steps', () => {
    fc.assert(
      fc.property(decimal, decimal, positive, (value, min, step) => {
        const { below, above } = stepsAround(value, { min, step })
        expect(unitsOf(below)).toBeLessThanOrEqual(unitsOf(value))
        expect(unitsOf(above)).toBeGreaterThanOrEqual(unitsOf(value))
        expect([0n, unitsOf(step)]).toContain(unitsOf(above) - unitsOf(below))
        expect((unitsOf(below) - unitsOf(min)) % unitsOf(step)).toBe(0n)
      }),
    )
  })
})

it.each([
  ['1.03', 1, '1.05'],
  ['1.03', -1, '1'],
  ['1.05', 1, '1.1'],
  ['0', -1, '0'],
  ['9.98', 10, '9.95'],
] as const)('from %s by %s steps of 0.05 up to 9.99 is %s', (value, by, next) => {
  expect(stepDecimal(value, by, { min: '0', max: '9.99', step: '0.05' })).toBe(next)
})
