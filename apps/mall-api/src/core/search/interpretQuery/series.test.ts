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
    ['SY40TF', 'ucp208', '立式带座轴承'],
    ['FYTB 25 TF', 'ucfl205', '法兰带座轴承'],
    ['HGR25R1000C', 'lgr251000', '直线导轨'],
    ['SFU2510-1200', 'bsn2510c71200', '滚珠丝杠'],
    ['7507', '32207', '圆锥滚子轴承'],
    ['RF57', 'hrn57', '斜齿轮减速机'],
    ['PLF60-5', 'pg6055', '行星减速机'],
    ['QS-1/4-8', 'pc8', '快插接头'],
    ['AS2201F-02-08S', 'sl8', '快插接头'],
    ['LJ12A3-4-Z/BX', 'is12nn1', '接近开关'],
    ['LJ18A3-5-Z/AY', 'is18bp2', '接近开关'],
    ['LC1D32M7', 'cn13211ac220v', '交流接触器'],
    ['3RT2026', 'cn12511', '交流接触器'],
    ['CNMG432', 'cnmg120408', '数控刀片'],
    ['CCMT32.51', 'ccmt09t304', '数控刀片'],
    ['E7508', 'e0.758', '接线端头'],
    ['DTE 25', 'hm46', '液压油'],
    ['YN60', 'yn63', '压力表'],
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
