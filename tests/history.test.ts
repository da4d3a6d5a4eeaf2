import { describe, expect, it } from 'vitest'
import { driftOf, readHistory, withTable } from './history.ts'

const run = (value: number) => ({ commit: 'abc', date: '2026-11-22', figures: { weight: value } })

describe('the history of figures', () => {
  it('reports a figure that differs from the median of the last five runs by more than noise', () => {
    const history = [100, 101, 99, 180, 100].map(run)
    expect(driftOf(history, { weight: 120 })).toEqual([{ figure: 'weight', before: 100, now: 120, change: '+20 %' }])
    expect(driftOf(history, { weight: 110 })).toEqual([])
    expect(driftOf(history, { weight: 80 })).toMatchObject([{ change: '-20 %' }])
  })

  it('compares only with the last five runs, so that an intended jump is reported once', () => {
    expect(driftOf([...Array<number>(20).fill(50), 100, 100, 100].map(run), { weight: 100 })).toEqual([])
  })

  it('omits a figure without earlier runs', () => {
    expect(driftOf([run(100)], { speed: 5 })).toEqual([])
    expect(readHistory('')).toEqual([])
  })

  it('reads what it wrote', () => {
    expect(readHistory(`${JSON.stringify(run(1))}\n${JSON.stringify(run(2))}\n`)).toEqual([run(1), run(2)])
  })

  it('writes a table between its markers in a document and keeps the rest', () => {
    const text = 'before\n\n<!-- bench storefront -->\nold\n<!-- /bench -->\n\nafter'
    expect(withTable(text, 'storefront', [{ what: 'HTML', home: '16.4', met: 'met' }])).toBe(
      'before\n\n<!-- bench storefront -->\n| what | home | met |\n| --- | ---: | --- |\n| HTML | 16.4 | met |\n<!-- /bench -->\n\nafter',
    )
    expect(withTable(text, 'search', [])).toBe(text)
  })
})
