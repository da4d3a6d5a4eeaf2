import { Ajv2020 } from 'ajv/dist/2020.js'
import { blocks } from '@millwright/contract/blocks/blocks'
import type { JsonSchema } from '@millwright/contract/blocks/decoder'
import { block } from '@millwright/contract/blocks/block'
import { number } from '@millwright/contract/blocks/decoder'
import { wholePage } from './internal/test/wholePage.ts'
import { schemaValues } from './internal/test/schemaValues.ts'
import fc from 'fast-check'
import { readDecoration } from './read.ts'
import { blockSchema, blockTypes, defaultBlock, pageSchema } from './schema.ts'

const ajv = new Ajv2020({
  strict: true,
  allErrors: true,
  allowUnionTypes: true,
  keywords: ['x-kind', 'x-titles'],
  strictRequired: false,
  strictTypes: false,
})
const isPage = ajv.compile(pageSchema())
const codes = (page: unknown) => readDecoration(page).diagnostics.map(({ code, path }) => `${code} ${path}`)

describe('the schema of a page', () => {
  it('accepts a page with every block, and rejects values that the reader repairs [R4.01]', () => {
    expect(new Set(wholePage.map(({ type }) => type))).toEqual(new Set(Object.keys(blocks)))
    isPage(wholePage)
    expect(isPage.errors).toBeNull()
    expect(codes(wholePage)).toEqual([])
    for (const wrong of [
      { type: 'auxiliary_interval', dataField: { height: 9000 } },
      { type: 'floor_title', dataField: { title: '' } },
      { type: 'goods_list', dataField: { goods: ['x'] } },
      { type: 'goods_list', dataField: { columns: 7, goods: [1] } },
      { type: 'picture_by', dataField: { imgList: [{ url: 'a.svg', link: { type: 9 } }] } },
      { dataField: {} },
      { type: 'floor_title', dataField: { title: 'A', bgColor: 'red' } },
    ])
      expect(isPage([wrong]), JSON.stringify(wrong)).toBe(false)
    expect(isPage([{ type: 'hologram', dataField: { depth: 3 }, own: 1 }])).toBe(true)
  })

  it('accepts only pages that are read unchanged, except addresses and dependent fields', () => {
    const told = new Set<string>()
    fc.assert(
      fc.property(schemaValues(pageSchema()), (page) => {
        isPage(page)
        expect(isPage.errors).toBeNull()
        for (const { code, severity } of readDecoration(page).diagnostics) {
          told.add(code)
          expect(severity).not.toBe('error')
        }
      }),
      { numRuns: 150 },
    )
    for (const code of [
      'empty',
      'badPicture',
      'badLink',
      'outOfRange',
      'required',
      'lowContrast',
      'secondSign',
      'signNotFirst',
      'tooManyNodes',
    ])
      told.delete(code)
    expect([...told]).toEqual([])
  })

  it('names every field in both languages, for forms', () => {
    const nameless = (schema: unknown): string[] =>
      typeof schema !== 'object' || schema === null
        ? []
        : Object.entries(schema).flatMap(([keyword, value]) =>
            keyword === 'properties'
              ? Object.entries(value as Record<string, JsonSchema>).flatMap(([name, field]) => [
                  ...('title' in field || 'const' in field ? [] : [name]),
                  ...nameless(field),
                ])
              : nameless(value),
          )
    for (const locale of ['zh', 'en'] as const) {
      expect(
        nameless(pageSchema({ locale }).$defs).filter(
          (name) => name !== 'dataField' && !/^(type|link|categoryId|renovationId)$/.test(name),
        ),
      ).toEqual([])
      for (const type of Object.keys(blocks))
        expect(blockSchema(type, { locale })?.title, type).toMatch(locale === 'zh' ? /\p{Script=Han}/u : /^[A-Z]/)
    }
    expect(blockSchema('hologram')).toBeUndefined()
    for (const type of Object.keys(blocks)) expect(() => ajv.compile(blockSchema(type)!), type).not.toThrow()
  })
})

describe('defaultBlock', () => {
  it.each(Object.keys(blocks))('of %s lacks only the required fields', (type) => {
    expect(readDecoration([defaultBlock(type)]).diagnostics.filter(({ code }) => code !== 'required')).toEqual([])
  })

  it('works for a host’s schema too', () => {
    expect(
      defaultBlock('video', { blocks: { video: block({ speed: number({ fallback: 1, min: 1, max: 4 }) }) } }),
    ).toEqual({ type: 'video', dataField: { speed: 1 } })
  })
})

it('labels options in both languages', () => {
  const choicesOf = (locale: 'zh' | 'en') => {
    const found: [choices: number, titles: number][] = []
    const visit = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return
      const { enum: choices, 'x-titles': titles } = node as { enum?: unknown[]; 'x-titles'?: string[] }
      if (choices && !choices.every((one) => typeof one === 'number' && one > 2))
        found.push([choices.length, titles?.length ?? 0])
      Object.values(node).forEach(visit)
    }
    visit(pageSchema({ locale }))
    return found
  }
  expect(choicesOf('en').length).toBeGreaterThan(4)
  for (const locale of ['zh', 'en'] as const)
    for (const [choices, titles] of choicesOf(locale)) expect(titles).toBe(choices)
  expect(blockTypes).toEqual(Object.keys(blocks))
})
