import { describe, expect, it } from 'vitest'
import { sampleMall } from './catalogue.ts'
import type { SampleProduct, SampleSku } from '../../../core/catalogue/types.ts'

const mall = sampleMall({ size: 90_000 })
const byPart = new Map<string, SampleSku>()
const byCode = new Map<string, SampleProduct>()
for (const product of mall.products) {
  if (product.interchange) byCode.set(product.interchange, byCode.get(product.interchange) ?? product)
  for (const sku of product.skus) if (sku.interchange) byPart.set(sku.interchange, sku)
}
const values = new Map(mall.attrValues.map((one) => [one.attrValueId, one]))
const attrIds = new Map(mall.attrs.map(({ name, attrId }) => [name.en, attrId]))

function said(code: string, attr: string): number | string | undefined {
  const [product, sku] = [byCode.get(code), byPart.get(code)]
  const own = [...(product?.attrValueIds ?? []), ...(sku?.attrValueIds ?? [])]
    .map((id) => values.get(id))
    .find((one) => one?.attrId === attrIds.get(attr))
  const listed = product?.parameters.find(({ key }) => key.en === attr)?.value.en
  return own ? (own.numeric ?? own.value.en) : listed
}
const drawn = (part: string, key: string) => byPart.get(part)?.picture.params[key]

describe('the dimensions of the sample equal the tables of the standards', () => {
  it.each([
    ['ISO 15: 6205 has 25 bore', 'bearing 6205', 'Bore', 25],
    ['6205 has 52 outside', 'bearing 6205', 'Outside diameter', 52],
    ['6205 is 15 wide', 'bearing 6205', 'Width', 15],
    ['608 is 8×22×7', 'bearing 608', 'Outside diameter', 22],
    ['6310 has 110 outside', 'bearing 6310', 'Outside diameter', 110],
    ['6408 has 110 outside', 'bearing 6408', 'Outside diameter', 110],
    ['16010 is 10 wide', 'bearing 16010', 'Width', 10],
    ['6905 is 9 wide', 'bearing 6905', 'Width', 9],
    ['6024 has 180 outside', 'bearing 6024', 'Outside diameter', 180],
    ['ISO 355: 30206 is 17.25 high', 'bearing 30206', 'Width', 17.25],
    ['32310 is 42.25 high', 'bearing 32310', 'Width', 42.25],
    ['ISO 104: 51105 has 42 outside', 'bearing 51105', 'Outside diameter', 42],
    ['ISO 272: M8 has 13 flats', 'iso4032 m8', 'Across flats', 13],
    ['M12 has 18 flats', 'iso4032 m12', 'Across flats', 18],
    ['M20 has 30 flats', 'iso4032 m20', 'Across flats', 30],
    ['ISO 7089: M12 washers have 24 outside', 'iso7089 m12', 'Outside diameter', 24],
    ['M16 washers have 17 bore', 'iso7089 m16', 'Bore', 17],
    ['ISO 4762: M8 takes a 6 mm key', 'iso4762 m8 12.9', 'Key size', '6 mm'],
    ['DIN 471: 25 is 1.2 thick', 'din471 25', 'Thickness', 1.2],
    ['DIN 472: 52 is 2 thick', 'din472 52', 'Thickness', 2],
    ['IEC 60072: 132S has a 38 shaft', 'motor 132s-4 5.5kw', 'Shaft diameter', 38],
    ['IEC 60034-30-1: 5.5 kW IE3 has 89.6 %', 'motor 132s-4 5.5kw', 'Efficiency', '89.6 %'],
    ['7.5 kW 2-pole IE3 has 90.1 %', 'motor 132s2-2 7.5kw', 'Efficiency', '90.1 %'],
    ['30 kW 4-pole IE3 has 93.6 %', 'motor 200l-4 30kw', 'Efficiency', '93.6 %'],
    ['160L has a 42 shaft', 'motor 160l-4 15kw', 'Shaft diameter', 42],
    ['ISO 606: 08B has 12.7 pitch', 'chain 08b', 'Pitch', 12.7],
    ['16B is 17.02 wide inside', 'chain 16b', 'Width', 17.02],
    ['12A is ANSI 60 with 19.05 pitch', 'chain 12a', 'Pitch', 19.05],
    ['08B breaks at 17.8 kN', 'chain 08b', 'Least tensile strength, simple', '17.8 kN'],
    ['ISO 4184: SPB is 17 wide', 'vbelt spb', 'Width', 17],
    ['taper bush 2517 has 85.7 outside', 'taperbush 2517', 'Outside diameter', 85.7],
    ['AS568-214 is 24.99 × 3.53', 'oring 3.53 nbr70 24.99', 'AS568 dash number', 214],
    ['EN 12756: a 35 seal is 42.5 long', 'mechseal bellows 35', 'Length', 42.5],
    ['EN 818-4: two legs of 8 mm lift 2.8 t', 'chainsling 8 2leg', 'Working load limit', 2.8],
    ['one leg of 13 mm lifts 5.3 t', 'chainsling 13 1leg', 'Working load limit', 5.3],
    ['IEC 60947-4-1: 25 A contactors switch 11 kW', 'contactor 25a', 'Power', 11],
    ['DIN 338: 10.2 mm drills are 133 long', 'drill din338 hss 10.2 mm', 'Length', 133],
    ['DIN 338: 6.8 mm drills are 109 long', 'drill din338 hss 6.8 mm', 'Length', 109],
    ['EN 853 2SN: 1/2" is 22.2 over all', 'hose r2at 1/2', 'Outside diameter', 22.2],
    ['profile rails 25 are 23 wide', 'linear rail 25 n', 'Width', 23],
  ])('%s [R1.01]', (_, code, attr, value) => expect(said(code, attr)).toBe(value))

  it('draws the dimensions of the standards: thread lengths, keys, gaskets, shackles, seals [R4.05]', () => {
    expect(drawn('iso4014 m12 8.8 x100', 'b')).toBe(30)
    expect(drawn('iso4014 m12 8.8 x140', 'b')).toBe(36)
    expect([drawn('din6885 10x8 40 mm', 'd'), drawn('din6885 10x8 40 mm', 'b')]).toEqual([8, 10])
    expect([drawn('shackle bow screw 4.75t', 'd'), drawn('shackle bow screw 4.75t', 'p')]).toEqual([19, 22])
    expect([drawn('oilseal 25 42x7 tc n', 'D'), drawn('oilseal 25 42x7 tc n', 'b')]).toEqual([42, 7])
    expect(byCode.get('gasket dn50')?.skus[0]?.picture.params).toMatchObject({ d: 61, D: 107 })
  })
})
