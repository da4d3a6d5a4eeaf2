import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { intersection, each, fill, has, isEmpty, unionInto, intersectInto, noBits, setBit, clearBit } from './bits.ts'
import type { Bits } from './bits.ts'

const SIZE = 200
const rows = fc.uniqueArray(fc.integer({ min: 0, max: SIZE - 1 }))
const bitsOf = (list: readonly number[]): Bits => {
  const bits = noBits(SIZE)
  for (const row of list) setBit(bits, row)
  return bits
}
const listed = (bits: Bits) => {
  const list: number[] = []
  each(bits, (row) => list.push(row))
  return list
}

describe('bits', () => {
  it('keep rows like sets, in order', () => {
    fc.assert(
      fc.property(rows, rows, (a, b) => {
        const inB = new Set(b)
        const sorted = a.toSorted((x, y) => x - y)
        const both = sorted.filter((row) => inB.has(row))
        const less = bitsOf(a)
        for (const row of b) clearBit(less, row)
        expect(listed(bitsOf(a))).toEqual(sorted)
        expect(listed(intersection(bitsOf(a), [bitsOf(b)]))).toEqual(both)
        expect(listed(intersectInto(bitsOf(a), bitsOf(b)))).toEqual(both)
        expect(listed(unionInto(bitsOf(a), bitsOf(b)))).toEqual([...new Set([...a, ...b])].sort((x, y) => x - y))
        expect(listed(less)).toEqual(sorted.filter((row) => !inB.has(row)))
        expect([isEmpty(bitsOf(a)), a.every((row) => has(bitsOf(a), row))]).toEqual([a.length === 0, true])
      }),
    )
  })

  it('fill a range of rows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: SIZE }), fc.integer({ min: 0, max: SIZE }), (from, to) => {
        const bits = noBits(SIZE)
        fill(bits, from, to)
        expect(listed(bits)).toEqual(Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at))
      }),
    )
  })
})
