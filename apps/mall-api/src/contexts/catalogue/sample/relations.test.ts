import { describe, expect, it } from 'vitest'
import { sampleMall } from './catalogue.ts'
import type { SampleProduct } from '../../../core/catalogue/types.ts'
import { attrIds } from './values.ts'

const mall = sampleMall()
const products = [...mall.products]
const codes = new Set(products.flatMap(({ interchange }) => interchange ?? []))
const found = (code: string) =>
  code.endsWith('*') ? [...codes].some((one) => one.startsWith(code.slice(0, -1))) : codes.has(code)
const of = (interchange: string) => products.filter((one) => one.interchange === interchange)
const goods = (prefix: string): SampleProduct[] => products.filter(({ interchange }) => interchange?.startsWith(prefix))

describe('substitutes and accessories', () => {
  it('have the same drawing for the same part of different makers [R2.31]', () => {
    const drawn = new Map<string, string>()
    const unlike: string[] = []
    for (const { skus } of products)
      for (const { interchange, picture, partyCode } of skus) {
        if (!interchange) continue
        const size = JSON.stringify([picture.family, ...Object.entries(picture.params)])
        if ((drawn.get(interchange) ?? size) !== size)
          unlike.push(`${partyCode} (${interchange}): ${size} and ${drawn.get(interchange)}`)
        drawn.set(interchange, size)
      }
    expect(unlike.slice(0, 5)).toEqual([])
    expect(drawn.size).toBeGreaterThan(10_000)
  })

  it('distinguish the parts of a product [R2.31]', () => {
    expect(
      products
        .filter(
          ({ skus }) =>
            new Set(skus.map(({ interchange }) => interchange)).size <
            skus.filter(({ interchange }) => interchange).length,
        )
        .map(({ name }) => name.en)
        .slice(0, 5),
    ).toEqual([])
  })

  it('offer a motor the couplings that are sold for its shaft [R2.31]', () => {
    const numbers = (attrId: number) =>
      new Map(mall.attrValues.filter((one) => one.attrId === attrId).map((one) => [one.attrValueId, one.value.en]))
    const [shaftOf, boreOf] = [numbers(attrIds.shaft), numbers(attrIds.bore)]
    const motors = goods('motor ').filter(({ goesWith }) => goesWith.some((code) => code.startsWith('coupling')))
    expect(motors.length).toBeGreaterThan(20)
    for (const { name, goesWith, attrValueIds } of motors) {
      const shaft = attrValueIds.flatMap((id) => shaftOf.get(id) ?? [])[0]
      expect(shaft, name.en).toMatch(/^\d+ mm$/)
      for (const coupling of goods('coupling jaw').filter(({ interchange }) => goesWith.includes(interchange!)))
        expect(
          coupling.skus.some((sku) => sku.attrValueIds.some((id) => boreOf.get(id) === shaft)),
          `${name.en}: ${shaft}`,
        ).toBe(true)
    }
  })

  it.each([
    ['bearing 6205', '6205-2RS'],
    ['iso4017 m12 a2-70', 'HB83-M12x60-A2-70'],
    ['iso4017 m12 a4-70', 'HB83-M12x60-A4-70'],
    ['motor 132s-4 5.5kw', /132S-4-B3$/],
  ])('have %s from several makers [R2.17]', (interchange, code) => {
    const offers = of(interchange).filter(({ skus }) =>
      skus.some(({ partyCode }) => (typeof code === 'string' ? partyCode === code : code.test(partyCode))),
    )
    expect(new Set(offers.map(({ brandId }) => brandId)).size).toBeGreaterThanOrEqual(2)
  })

  it('include accessories of nearly every product, all existing [R2.31]', () => {
    const named = products.filter(({ goesWith }) => goesWith.length)
    expect(named.length / products.length).toBeGreaterThan(0.85)
    expect(
      named
        .filter(({ goesWith }) => !goesWith.some(found))
        .map(({ name, goesWith }) => `${name.en}: ${goesWith.join(', ')}`)
        .slice(0, 5),
    ).toEqual([])
  })

  it.each([
    ['bearing 6205', ['din471 25', 'din472 52', 'oilseal 25', 'grease nlgi 2', 'ucp 25']],
    ['motor 132s-4 5.5kw', ['drive 5.5kw', 'din6885 10x8', 'coupling jaw', 'softstarter 5.5kw']],
    ['iso4017 m12 8.8', ['iso4032 m12', 'iso7089 m12', 'wrench']],
    ['iso4762 m8 12.9', ['hexkey', 'iso7089 m8']],
    ['hose r2at 1/2', ['hosefitting 1/2']],
    ['vbelt spz', ['vpulley spz']],
    ['chain 08b', ['sprocket 08b']],
    ['taperbush 1610', ['vpulley']],
    ['linear rail 25 n', ['linear carriage 25']],
    ['pump is 80-65-160', ['mechseal', 'gasket dn80', 'valve dn80 ']],
    ['airtube 8 pu', ['pushin straight 8']],
    ['contactor 25a', ['overload']],
    ['wormgear 63', ['motor ', 'gear oil']],
    ['shackle bow screw', ['chainsling']],
  ])('offer the accessories of %s [R2.31]', (interchange, needs) => {
    const [one] = of(interchange)
    const offered = goods('').filter(({ interchange: other }) =>
      one?.goesWith.some((code) => (code.endsWith('*') ? other?.startsWith(code.slice(0, -1)) : other === code)),
    )
    for (const need of needs)
      expect(
        offered.some(({ interchange: other }) => other?.startsWith(need)),
        need,
      ).toBe(true)
  })
})
