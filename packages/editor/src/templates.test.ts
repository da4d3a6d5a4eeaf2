import { validate } from '@millwright/decoration/validate'
import { blockTypes } from '@millwright/decoration/schema'
import { expect, it } from 'vitest'
import { templates } from './templates.ts'
import { typeOf } from './page.ts'

/** A template leaves pictures and products to the merchant. Everything else must be right. */
const left = new Set(['required', 'noAlt', 'noHeading'])

it.each(templates)('$id has only blocks of the mall and no problem but what the merchant fills in', ({ blocks }) => {
  expect(blocks.map(typeOf).filter((type) => !(blockTypes as readonly string[]).includes(type))).toEqual([])
  expect(validate(blocks).filter(({ code }) => !left.has(code))).toEqual([])
})

it('has four to six templates, named in both languages', () => {
  expect(templates.length).toBeGreaterThanOrEqual(4)
  expect(templates.length).toBeLessThanOrEqual(6)
  for (const { name, hint } of templates) expect([name.zh, name.en, hint.zh, hint.en].every(Boolean)).toBe(true)
})
