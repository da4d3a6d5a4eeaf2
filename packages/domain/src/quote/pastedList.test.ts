import { describe, expect, it } from 'vitest'
import { readPastedList } from './pastedList.ts'
import { chineseCount } from './quantityWords.ts'

const first = (text: string) => {
  const [line] = readPastedList(text)
  const [reading] = line?.readings ?? []
  return reading && [reading.model, reading.quantity, reading.unit]
}

describe('a pasted list [R6.08]', () => {
  it('is read by its column headings in any order', () => {
    const text =
      '序号\t品名\t规格型号\t单位\t数量\t单价\n1\t轴承\t6205-2RS\t个\t1,200\t12.50\n2\t螺母\tHN61-M8-8\t只\t50\t0.20'
    expect(readPastedList(text).map(({ readings }) => readings)).toEqual([
      [{ model: '轴承 6205-2RS', quantity: 1200, unit: '个' }],
      [{ model: '螺母 HN61-M8-8', quantity: 50, unit: '只' }],
    ])
  })

  it('skips line numbers, greetings and totals', () => {
    const text =
      'Dear sirs,\nplease quote:\n1. 6205-2RS 50 pcs\n2. 6206-ZZ 20 pcs\n3. UCP204 4 pcs\nTotal 74 pcs\nBest regards\nZhang'
    expect(readPastedList(text).map(({ readings: [reading] }) => [reading!.model, reading!.quantity])).toEqual([
      ['6205-2RS', 50],
      ['6206-ZZ', 20],
      ['UCP204', 4],
    ])
  })

  it.each([
    ['6205-2RS 50 pcs @ ¥12.50', ['6205-2RS', 50, 'pcs']],
    ['6205-2RS 50 pcs @ 1.234,50 €', ['6205-2RS', 50, 'pcs']],
    ['6205-2RS 50 pcs EUR 12,50', ['6205-2RS', 50, 'pcs']],
    ['6205-2RS 50 pcs 12.50 GBP', ['6205-2RS', 50, 'pcs']],
    ['６２０５－２ＲＳ　５０个', ['6205-2RS', 50, '个']],
    ['20 tao UCP205', ['UCP205', 20, '套']],
    ['6205 两百五十个', ['6205', 250, '个']],
    ['轴承 6205, 12', ['轴承 6205', 12, '']],
    ['6205-2RS', ['6205-2RS', 1, '']],
    ['M8 × 30', ['M8 × 30', 1, '']],
  ])('reads %s', (text, expected) => {
    expect(first(text)).toEqual(expected)
  })

  it('returns every reading if a number could be a model or a quantity', () => {
    expect(readPastedList('6205 6206')[0]!.readings.map(({ model, quantity }) => [model, quantity])).toEqual([
      ['6205', 6206],
      ['6206', 6205],
      ['6205 6206', 1],
    ])
  })

  it('reads several items per line, up to the maximum number', () => {
    expect(readPastedList('6205-2RS 10个；6206-ZZ 20个')).toHaveLength(2)
    expect(readPastedList('6205 1个\n'.repeat(600))).toHaveLength(500)
    expect(readPastedList('\n \n---\n')).toEqual([])
  })
})

it('reads Chinese numerals', () => {
  expect(['十', '两百', '二百五', '一千零五', '三万二', '十二', '零', '个'].map(chineseCount)).toEqual([
    10,
    200,
    250,
    1005,
    32_000,
    12,
    undefined,
    undefined,
  ])
})
