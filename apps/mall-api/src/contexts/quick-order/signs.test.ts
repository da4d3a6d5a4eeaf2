import { describe, expect, it } from 'vitest'
import { otherPart } from '../../core/search/otherPart.ts'
import { rewrittenPart } from '../../core/search/rewrittenPart.ts'
import { deliverableFirst } from './candidates.ts'
import type { CandidateRow } from './candidates.ts'
import { crossRefIn, signsOf } from './signs.ts'

const both = (text: string) => ({ zh: text, en: text })
type Facts = Partial<CandidateRow> & Pick<CandidateRow, 'partyCode'>
function rowOf({ partyCode, ...facts }: Facts): CandidateRow {
  const codeNorm = partyCode.toLowerCase().replaceAll(/[^a-z\d.]/g, '')
  return {
    skuId: 1,
    prodId: 1,
    shopId: 1,
    price: '1.00',
    stocks: 9,
    prodName: '',
    brandName: '',
    shopName: '',
    pic: '',
    unit: '',
    names: both(''),
    brands: both('Sanxing'),
    category: both(''),
    keywords: [],
    brief: '',
    crossRefs: [],
    attrs: [],
    partyCode,
    codeNorm,
    ...facts,
  }
}
const bearing = (partyCode: string) =>
  rowOf({
    partyCode,
    names: both('Deep groove ball bearing 6004'),
    category: both('Deep groove ball bearings'),
    brief: '20×42×12 mm',
    crossRefs: ['SKF', 'NTN'].map((brand) => ({ brand, code: '6004' })),
  })
const signs = (text: string, row: CandidateRow) => {
  const { text: own, ...rest } = rewrittenPart(text)
  return signsOf({ text: own, quantity: undefined, ...rest })(row).filter(({ kind }) => kind !== 'otherMaker')
}

describe('the suffix of another maker’s bearing', () => {
  it.each([
    ['NTN 6004LLU/5K', 'NTN 6004-2RS', '6004LLU/5K'],
    ['NTN 6004LLB C3/2AS', 'NTN 6004-2RS/C3', '6004LLB C3/2AS'],
    ['NSK 6004DDUC3 PS2S', 'NSK 6004-2RS/C3', '6004DDUC3 PS2S'],
    ['NSK 6004VV', 'NSK 6004-2RS', '6004VV'],
    ['FAG 6004-2RSR', 'FAG 6004-2RS', '6004-2RSR'],
    ['FAG 6004-2ZR', 'FAG 6004-ZZ', '6004-2ZR'],
    ['SKF 6004-2RSH/C3GJN', 'SKF 6004-2RS/C3', '6004-2RSH/C3GJN'],
    ['SKF 6004-2RZ', 'SKF 6004-2RS', '6004-2RZ'],
    ['SKF 6004-2Z', 'SKF 6004-ZZ', '6004-2Z'],
    ['NACHI 6004-2NSE', 'NACHI 6004-2RS', '6004-2NSE'],
    ['KOYO 6004ZZ/5K', 'KOYO 6004ZZ', '6004ZZ/5K'],
    ['INA 6004-2RSR', 'INA 6004-2RS', '6004-2RSR'],
  ])('%s is %s', (text, rewritten, asked) => {
    expect(rewrittenPart(text)).toEqual({ text: rewritten, asked })
  })

  it('is said if it is not understood', () => {
    expect(rewrittenPart('NTN 6004LLX')).toEqual({ text: 'NTN 6004', asked: '6004LLX', unread: 'LLX' })
    expect(rewrittenPart('NTN 6004LLU/XY9')).toEqual({ text: 'NTN 6004-2RS', asked: '6004LLU/XY9', unread: 'XY9' })
    expect(signs('NTN 6004LLX', bearing('6004'))).toEqual([{ kind: 'notRead', asked: 'LLX' }])
    expect(signs('NTN 6004LLU/XY9', bearing('6004-2RS'))).toEqual([{ kind: 'notRead', asked: 'XY9' }])
    expect(signs('NTN 6004-N7', bearing('6004'))).toEqual([{ kind: 'notRead', asked: 'N7' }])
  })

  it('says that a product replaces the number only with the same closure', () => {
    expect(crossRefIn(bearing('6004'), 'NTN 6004LLU/5K')).toEqual({ asked: 'NTN 6004LLU/5K', unfit: 'LLU5K' })
    expect(crossRefIn(bearing('6004-2RS'), 'NTN 6004LLU/5K')).toEqual({ asked: 'NTN 6004LLU/5K' })
    expect(crossRefIn(bearing('6004'), 'NTN 6004')).toEqual({ asked: 'NTN 6004' })
    expect(signs('NTN 6004LLU/5K', bearing('6004-2RS')).map(({ kind }) => kind)).toEqual(['interchange', 'dimensions'])
  })
})

describe('the signs of a candidate', () => {
  it('name a measure that differs, and never a size or name that fits beside it', () => {
    const seal = rowOf({
      partyCode: 'TC35x52x8-N',
      names: both('TC seal'),
      keywords: ['TC 油封'],
      attrs: [['Width', 'mm', 8, '8 mm', '8 mm']],
    })
    expect(signs('TC seal 35×52×7', seal)).toEqual([{ kind: 'measure', name: 'width', value: '8', asked: '7' }])
    expect(signs('TC seal 35×52×8', seal)).toEqual([{ kind: 'words' }])
    const ring = rowOf({ partyCode: 'OR-25x3.55-N', names: both('O-ring') })
    expect(signs('O-ring 25x3.5', ring)).toEqual([{ kind: 'measure', value: '3.55', asked: '3.5' }])
    expect(signs('O-ring 25x3.55', ring)).toEqual([{ kind: 'words' }])
  })

  it('name strength classes and standards, and are silent about units', () => {
    const bolt = rowOf({
      partyCode: 'HB83-M10x40-8.8',
      names: both('Hex bolt 六角螺栓'),
      keywords: ['GB/T 5783'],
      attrs: [
        ['Property class', null, 8.8, '8.8', '8.8'],
        ['Length', 'mm', 40, '40 mm', '40 mm'],
      ],
    })
    const expected = [
      { kind: 'strengthClass', value: '8.8' },
      { kind: 'standard', value: 'GB/T 5783' },
      { kind: 'words' },
    ]
    expect(signs('六角螺栓 8.8级 GB/T 5783 只', bolt)).toEqual(expected)
    expect(signs('hex bolt 8.8 5783', bolt)).toEqual(expected)
    expect(signs('hex bolt 10.9 5783', bolt)).toContainEqual({ kind: 'unfit', asked: '10.9' })
    expect(signs('hex bolt A2-70', bolt)).toContainEqual({ kind: 'unfit', asked: 'A2-70' })
    expect(signs('AS568-214', rowOf({ partyCode: 'AS214-N' }))).toEqual([])
  })
})

describe('another part', () => {
  const is = (text: string, partyCode: string, category: string) =>
    otherPart(text)(rowOf({ partyCode, category: both(category) }))

  it('has another bearing number', () => {
    const category = 'Cylindrical roller bearings'
    expect(['NU206E', 'NU308E', 'NJ2210E'].map((code) => is('NU 2210', code, category))).toEqual([true, true, true])
    expect(['NU2210', 'NU2210E'].map((code) => is('NU 2210', code, category))).toEqual([false, false])
    expect(is('bearing 6205', '6206-2RS', 'Deep groove ball bearings')).toBe(true)
    expect(is('bearing 6205', '6205-2RS', 'Deep groove ball bearings')).toBe(false)
    expect(is('roller 25x52', 'NU206E', category)).toBe(false)
  })

  it('belongs to another family', () => {
    expect(is('HTD 5M-1250-25', 'XPB2500', 'V-belts')).toBe(true)
    expect(is('HTD 5M-1250-25', '1250-5M-25', 'Timing belts')).toBe(false)
    expect(is('GE-T 28 A', 'XPB2800', 'V-belts')).toBe(true)
    expect(is('GE-T 28 A', 'GR28-14-92A', 'Shaft couplings')).toBe(false)
    expect(is('XPB2500', 'XPB2500', 'V-belts')).toBe(false)
  })
})

it('puts the offer of the same part number that has the quantity in stock first', () => {
  const [few, other, many] = [
    rowOf({ partyCode: '6205-2RS', skuId: 1, stocks: 5 }),
    rowOf({ partyCode: '6205-ZZ', skuId: 2, stocks: 90 }),
    rowOf({ partyCode: '6205-2RS', skuId: 3, stocks: 50 }),
  ]
  const order = (quantity: number) => deliverableFirst([few, other, many], quantity).map(({ skuId }) => skuId)
  expect(order(5)).toEqual([1, 2, 3])
  expect(order(50)).toEqual([3, 1, 2])
  expect(order(51)).toEqual([1, 2, 3])
  expect(deliverableFirst([], 1)).toEqual([])
})
