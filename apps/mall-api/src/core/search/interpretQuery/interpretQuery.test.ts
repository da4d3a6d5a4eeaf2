import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Lexicon } from './lexicon.ts'
import type { Meaning } from './types.ts'
import { interpretQuery } from './interpretQuery.ts'

const both = (zh: string, en = zh) => ({ zh, en })
const attr = (attrId: number, zh: string, en: string, unit?: string) => ({ attrId, name: both(zh, en), unit })
const value = (attrId: number, attrValueId: number, zh: string, en = zh, number?: number) => ({
  attrId,
  attrValueId,
  value: both(zh, en),
  number,
})

const lexicon = new Lexicon({
  attrs: [
    attr(1, '内径', 'Bore', 'mm'),
    attr(2, '外径', 'Outside diameter', 'mm'),
    attr(3, '宽度', 'Width', 'mm'),
    attr(4, '密封', 'Seal'),
    attr(5, '螺纹', 'Thread'),
    attr(6, '长度', 'Length', 'mm'),
    attr(7, '功率', 'Power', 'kW'),
    attr(8, '极数', 'Poles'),
    attr(9, '材质', 'Material'),
    attr(10, '工作压力', 'Working pressure', 'MPa'),
  ],
  values: [
    value(1, 11, '25 mm', '25 mm', 25),
    value(1, 12, '12.7 mm', '12.7 mm', 12.7),
    value(2, 21, '52 mm', '52 mm', 52),
    value(3, 31, '15 mm', '15 mm', 15),
    value(4, 41, '2RS 胶封', '2RS seals'),
    value(5, 51, 'M12'),
    value(5, 52, 'M8'),
    value(6, 61, '60 mm', '60 mm', 60),
    value(6, 62, '25 mm', '25 mm', 25),
    ...[0.75, 1.5, 4, 5.5, 7.5].map((kW, i) => value(7, 71 + i, `${kW} kW`, `${kW} kW`, kW)),
    value(8, 81, '4'),
    value(8, 82, '2'),
    value(9, 91, '不锈钢 304', 'Stainless 304'),
    value(9, 92, '碳钢', 'Carbon steel'),
    value(10, 101, '1 MPa', '1 MPa', 1),
  ],
  brands: [{ brandId: 1, name: both('擎轴', 'Axora') }],
  categories: [
    { categoryId: 1, parentId: 0, name: both('轴承', 'Bearings'), keyAttrs: [], valueIds: [] },
    {
      categoryId: 11,
      parentId: 1,
      name: both('深沟球轴承', 'Deep groove ball bearings'),
      keyAttrs: [1, 2, 3, 4],
      valueIds: [11, 21, 31, 41],
    },
    {
      categoryId: 21,
      parentId: 0,
      name: both('六角头螺栓', 'Hexagon bolts'),
      keyAttrs: [5, 6, 9],
      valueIds: [51, 52, 61, 62, 91, 92],
    },
    {
      categoryId: 31,
      parentId: 0,
      name: both('三相异步电动机', 'Three-phase motors'),
      keyAttrs: [7, 8],
      valueIds: [71, 72, 73, 74, 75, 81, 82],
    },
    { categoryId: 41, parentId: 0, name: both('液压软管', 'Hydraulic hoses'), keyAttrs: [1, 10], valueIds: [12, 101] },
  ],
  texts: [
    { text: '深沟球轴承 6205', categoryId: 11, count: 9 },
    { text: 'deep groove ball bearing', categoryId: 11, count: 9 },
    { text: 'hexagon bolt', categoryId: 21, count: 5 },
    { text: '全螺纹六角头螺栓', categoryId: 21, count: 5 },
    { text: '马达', categoryId: 31, count: 3 },
    { text: 'three-phase motor', categoryId: 31, count: 3 },
    { text: 'SAE 100R2', categoryId: 41, count: 1 },
  ],
  synonyms: [
    ['轴承', '培林', 'bearing'],
    ['螺栓', 'bolt'],
    ['电机', '马达', '电动机', 'motor'],
    ['ss', '不锈钢', 'stainless', 'stainless steel'],
  ],
})
const read = (keyword: string, options = {}) => interpretQuery(keyword, lexicon, options)
const chips = ({ conditions }: Meaning) => conditions.map(({ labels }) => labels[0]!.label.en)
const words = (meaning: Meaning) => meaning.words.map(({ typed }) => typed)
const values = ({ conditions }: Meaning) => conditions.flatMap(({ all }) => all.map(({ valueIds }) => valueIds))

describe('the meaning of a keyword', () => {
  it.each([
    ['25 mm 轴承', 'Bore 25 mm'],
    ['25mm bearing', 'Bore 25 mm'],
    ['内径25的轴承', 'Bore 25 mm'],
    ['2.5cm 轴承', 'Bore 25 mm'],
    ['２５ＭＭ轴承', 'Bore 25 mm'],
    ['bearing od 52', 'Outside diameter 52 mm'],
    ['螺栓 25mm', 'Length 25 mm'],
    ['5.5kw', 'Power 5.5 kW'],
    ['5.5 千瓦 电机', 'Power 5.5 kW'],
    ['7.5马力电机', 'Power 5.5 kW'],
    ['7.5hp motor', 'Power 5.5 kW'],
    ['四极电机', 'Poles 4'],
    ['4-pole motor', 'Poles 4'],
    ['under 5 kW motor', 'Power ≤ 4 kW'],
    ['4kW以上电机', 'Power ≥ 4 kW'],
    ['0.75-4kw 电机', 'Power 0.75–4 kW'],
    ['液压软管 10bar', 'Working pressure 1 MPa'],
    ['145 psi hydraulic hose', 'Working pressure 1 MPa'],
    ['1/2" hydraulic hose', 'Bore 12.7 mm'],
    ['25x52x15', 'Bore 25 mm · Outside diameter 52 mm · Width 15 mm'],
    ['M12×60', 'Thread M12 · Length 60 mm'],
    ['Ｍ12 * 60 螺栓', 'Thread M12 · Length 60 mm'],
    ['2RS', 'Seal 2RS seals'],
  ])('reads %s as %s [R5.04]', (keyword, chip) => expect(chips(read(keyword))).toEqual([chip]))

  it('returns the keyword without each condition, and each condition’s label in both languages', () => {
    const [power, poles] = read('5.5kW 4极 电机').conditions
    expect([power!.without, poles!.without]).toEqual(['4极 电机', '5.5kw 电机'])
    expect(poles!.labels[0]!.label).toEqual({ zh: '极数 4', en: 'Poles 4' })
  })

  it('ignores conditions that no product can meet, and conditions of another kind of product', () => {
    expect(read('0.01 kw 电机').conditions).toEqual([])
    expect(read('轴承 4kw').conditions).toEqual([])
    expect(read('CN1-25mm').conditions).toEqual([])
  })

  it.each([
    ['999 kw 电机', 'Power 7.5 kW'],
    ['over 9 kW motor', 'Power 7.5 kW'],
    ['M13 bolt', 'Thread M12'],
    ['M12x500 bolt', 'Thread M12 · Length 60 mm'],
    ['M99 bolt', 'Thread M12'],
  ])('reads %s as the nearest value: %s', (keyword, chip) => {
    const { conditions } = read(keyword)
    expect(conditions.map(({ labels, near }) => [labels[0]!.label.en, near])).toEqual([[chip, true]])
  })

  it.each([
    ['zhoucheng', '轴承'],
    ['zhou cheng', '轴承'],
    ['shengouqiuzhoucheng', '深沟球轴承'],
    ['sgqzc', '深沟球轴承'],
  ])('reads the pinyin %s as %s', (keyword, word) => {
    expect(read(keyword).words.map(({ alternatives }) => alternatives)).toEqual(
      read(word).words.map(({ alternatives }) => alternatives),
    )
    expect(read(keyword).corrected).toBeUndefined()
  })

  it.each([
    ['beering', 'bearing'],
    ['baering', 'bearing'],
    ['hexagn bolt', 'hexagon bolt'],
    ['周承', '轴承'],
    ['罗栓', '螺栓'],
    ['深沟求轴承', '深沟球轴承'],
    ['zhoucehng', '轴承'],
  ])('corrects %s to %s, and reports it', (typed, right) => {
    expect(read(typed).corrected).toBe(right)
    expect(read(right).corrected).toBeUndefined()
  })

  it('reads the keyword literally on request', () => {
    expect(read('beering 25mm', { exact: true })).toMatchObject({
      conditions: [],
      words: [{ typed: 'beering' }, { typed: '25mm' }],
    })
    expect(read('beering 25mm', { exact: true })).not.toHaveProperty('corrected')
  })

  it('treats synonyms alike, however many words they have', () => {
    expect(read('培林').words[0]!.alternatives).toContainEqual(['轴承'])
    expect(read('stainless steel bolt').words.map(({ alternatives }) => alternatives)).toEqual([
      expect.arrayContaining([['不锈', '锈钢']]),
      expect.arrayContaining([['螺栓']]),
    ])
    expect(read('ss bolt').prefers).toEqual([91])
  })

  it('recognises the kind of product named last, and ignores the product’s purpose', () => {
    expect(read('bearing').categoryIds).toEqual([11])
    expect(read('motor bolt').categoryIds).toEqual([21])
    expect(read('bolt for motor').categoryIds).toEqual([21])
  })

  it.each([
    ['6205DDU', ['6205', '2rs']],
    ['6205-2Z/C3', ['6205', 'zz', 'c3']],
    ['Y2-132S-4', ['132s', '4']],
    ['PC8-02', ['pc8', 'r14']],
  ])('recognises %s by other makers’ marks', (typed, tokens) =>
    expect(read(typed).words[0]!.alternatives).toContainEqual(tokens),
  )

  it('leaves out filler words, unless there are no others', () => {
    expect(words(read('深沟球轴承 现货批发 价格'))).toEqual(['深沟球轴承'])
    expect(words(read('价格'))).toEqual(['价格'])
  })

  it('reads any text into at most 16 words', () => {
    const part = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        '轴承',
        '25mm',
        'M8x',
        '1/2"',
        '≥',
        "'; drop table sku; --",
        '<script>',
        '🔩',
        '\u0000',
        '6205-2rs',
        'x',
        '-',
        '10~20',
        'zhou',
        '内径',
        'kw',
      ),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 400 }), (some) => {
        const meaning = read(some.join('').slice(0, 10_000))
        expect(meaning.words.length).toBeLessThanOrEqual(16)
        expect(values(meaning).flat().every(Number.isInteger)).toBe(true)
      }),
      { numRuns: 300 },
    )
    // Long repetitions would expose patterns with excessive backtracking.
    for (const one of ['轴', 'a', '1', '1x', '1-', '内径', 'm8x20 ', '25mm ', '/', '½', 'zc', '\uD83D']) {
      expect(read(one.repeat(10_000 / one.length)).words.length, one).toBeLessThanOrEqual(16)
    }
  })
})
