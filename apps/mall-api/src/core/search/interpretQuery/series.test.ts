import { describe, expect, it } from 'vitest'
import { numeral, readNumeral } from './numerals.ts'
import { currentBearingDesignation, readSeries } from './series.ts'
import { sameStandards } from './trade.ts'
import { rangeKey, unitsOf } from './units.ts'

describe('designations of other makers', () => {
  it.each([
    ['NMRV063', 'rv63', '蜗轮减速机'],
    ['PLF115', 'pg115', '行星减速机'],
    ['CJX2-3210', 'cn13211', '交流接触器'],
    ['LC1D09', 'cn1911', '交流接触器'],
    ['UK2.5B', 'tu2.5', '接线端子'],
    ['4V210-08', '2v210', '电磁阀'],
    ['SC50x100', 'su50x100', '标准气缸'],
    ['A10VSO45', 'a1045', '液压泵'],
    ['F208', 'ucf208', '法兰带座轴承'],
    ['ROTEX28', 'gr28', '联轴器'],
    ['507', 'j507', '焊条'],
  ])('reads %s as our %s in the category %s', (typed, ours, leaf) => {
    expect(readSeries(typed)?.tokens.flat()).toContain(ours)
    expect(readSeries(typed)?.leaf).toBe(leaf)
  })

  it('are not recognised by letters alone', () => {
    for (const typed of ['m12', '6205', 'pt100', 'a4-70', 'dn50']) expect(readSeries(typed), typed).toBeUndefined()
  })

  it('include bearings by their numbers from before 1993', () =>
    expect(['205', '105', '310', '550', '20'].map(currentBearingDesignation)).toEqual([
      '6205',
      '6005',
      '6310',
      undefined,
      undefined,
    ]))

  it('include equivalent standards, with the one used here first', () => {
    expect(sameStandards('din934')[0]).toBe('gb6170')
    expect(sameStandards('iso4762')[0]).toBe('gb70.1')
    expect(sameStandards('din1')).toEqual([])
  })
})

describe('numbers and ranges', () => {
  it('reads numbers written as words', () => {
    expect(['八', '十', '十二', '三十五', '半', '两', 'twelve', 'half'].map(readNumeral)).toEqual([
      8, 10, 12, 35, 0.5, 2, 12, 0.5,
    ])
    expect('二十五'.match(new RegExp(`^(?:${numeral})`))?.[0]).toBe('二十五')
  })

  it('recognises a range in any unit', () =>
    expect(rangeKey('0', '25', unitsOf('mpa')[0]!)).toBe(rangeKey('0', '250', unitsOf('bar')[0]!)))
})
