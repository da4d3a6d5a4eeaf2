import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addTags } from './addTags.ts'

it('splits lines, tabs, commas and semicolons of both languages', () => {
  expect(addTags([], '6205-2RS, 6206\n6207\t6208，6209、6210；6211;;  M8  x 20 ').tags).toEqual([
    '6205-2RS',
    '6206',
    '6207',
    '6208',
    '6209',
    '6210',
    '6211',
    'M8 x 20',
  ])
})
it('refuses a tag that differs only in case or width', () => {
  expect(addTags(['6205-ZZ'], '6205-zz, ６２０５-ZZ, 6206, 6206')).toEqual({
    tags: ['6205-ZZ', '6206'],
    twice: ['6205-zz', '６２０５-ZZ', '6206'],
    beyond: [],
  })
})
it('returns the tags beyond the maximum', () => {
  expect(addTags(['a'], 'b, A, c, d', 2)).toEqual({ tags: ['a', 'b'], twice: ['A'], beyond: ['c', 'd'] })
})
it('keeps the list in order, without duplicates, and loses no tag', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-zA-Z]{1,3}$/)), fc.nat(6), (typed, max) => {
      const { tags, twice, beyond } = addTags([], typed.join('\n'), max)
      const fold = (all: readonly string[]) => all.map((tag) => tag.toLowerCase())
      expect(tags.length).toBeLessThanOrEqual(max)
      expect(new Set(fold(tags)).size).toBe(tags.length)
      expect(typed.filter((tag) => ![...tags, ...twice, ...beyond].includes(tag))).toEqual([])
      expect(tags).toEqual(typed.filter((tag, at) => fold(typed).indexOf(tag.toLowerCase()) === at).slice(0, max))
    }),
  )
})
