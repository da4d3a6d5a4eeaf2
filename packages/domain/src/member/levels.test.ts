import { money } from '../money/money.ts'
import { growthFor, percentOf, planPurchase, standingOf } from './levels.ts'
import { savingOf } from './savingOf.ts'
import { termEnd, termTypes, termWord } from './term.ts'

const NOW = Date.parse('2026-11-21T10:00:00+08:00')
const DAY = 86_400_000
const at = (text: string) => Date.parse(`${text}+08:00`)
const free = (level: number, needGrowth: number, discount?: number) => ({
  levelId: `f${level}`,
  level,
  levelType: 0,
  needGrowth,
  discount,
  term: 1,
  termType: 5,
})
const paid = (level: number, termType: number, discount: number, needGrowth = 0) => ({
  ...free(level, needGrowth, discount),
  levelId: `p${level}`,
  levelType: 1,
  termType,
})
const levels = [
  free(1, 0),
  free(2, 1000, 9.9),
  free(3, 5000, 9.5),
  paid(1, 3, 9.7),
  paid(2, 4, 9.4),
  paid(3, 5, 9, 1000),
]
const [, , , month, season, year] = levels

describe('levels', () => {
  it('count a point of growth per whole yuan [R2.32]', () => {
    expect([growthFor(money('99.99')), growthFor(money('100')), growthFor(money('-3'))]).toEqual([99, 100, 0])
  })

  it('return the percentage to pay, 100 without a discount', () => {
    expect([percentOf({ discount: 9.5 }), percentOf({ discount: 0.01 }), percentOf({ discount: 9.99 })]).toEqual([
      95, 0.1, 99.9,
    ])
    expect([undefined, 0, -1, 10, 12].map((discount) => percentOf({ discount }))).toEqual([100, 100, 100, 100, 100])
  })

  it('are reached exactly at their growth, and the next level is named [R2.32]', () => {
    const of = (growth: number) => standingOf(levels, { growth }, NOW)
    expect([of(999).ordinary?.levelId, of(1000).ordinary?.levelId]).toEqual(['f1', 'f2'])
    expect([of(1000).next?.levelId, of(5000).next]).toEqual(['f3', undefined])
    expect(of(-1).ordinary).toBeUndefined()
  })

  it('are reached in the order of their growth, however they are listed; of two with equal growth the higher level counts', () => {
    const unsorted = [free(3, 1000), free(4, 5000), free(1, 0), free(2, 1000)]
    for (const listed of [unsorted, unsorted.toReversed()]) {
      const of = (growth: number) => standingOf(listed, { growth }, NOW)
      expect([of(1000).ordinary?.level, of(1000).next?.level, of(0).next?.level, of(5000).ordinary?.level]).toEqual([
        3, 4, 2, 4,
      ])
    }
  })

  it('give the better discount of the earned and the paid level, and show the paid level during its term [R2.32]', () => {
    const facts = { growth: 5000, paidLevelId: 'p1', paidUntil: NOW + 1 }
    const running = standingOf(levels, facts, NOW)
    expect([running.shown?.levelId, running.percent]).toEqual(['p1', 95])
    const over = standingOf(levels, facts, NOW + 1)
    expect([over.shown?.levelId, over.paid]).toEqual(['f3', undefined])
    expect(standingOf(levels, { ...facts, paidLevelId: 'p2' }, NOW).percent).toBe(94)
  })

  it('refuse a lower level during a term, and allow it afterwards [R2.32]', () => {
    const facts = { growth: 2000, paidLevelId: 'p2', paidUntil: NOW + 10 * DAY }
    expect(planPurchase(levels, facts, month!, NOW)).toEqual({ refused: 'lower' })
    expect(planPurchase(levels, facts, { ...season!, levelId: 'equal' }, NOW)).toEqual({ refused: 'lower' })
    expect(planPurchase(levels, facts, month!, NOW + 10 * DAY)).toMatchObject({ kind: 'first' })
  })

  it('add a renewal to the term, and start an upgrade at once [R2.32]', () => {
    const facts = { growth: 2000, paidLevelId: 'p2', paidUntil: at('2027-01-10T12:00:00') }
    expect(planPurchase(levels, facts, season!, NOW)).toEqual({ kind: 'renewal', until: at('2027-04-10T12:00:00') })
    expect(planPurchase(levels, facts, year!, NOW)).toEqual({
      kind: 'upgrade',
      until: at('2027-11-21T10:00:00'),
      replaces: facts.paidUntil,
    })
  })

  it('require the growth of a level, and report the missing growth', () => {
    expect(planPurchase(levels, { growth: 999 }, year!, NOW)).toEqual({ refused: 'growth', missing: 1 })
    expect(planPurchase(levels, { growth: 1000 }, year!, NOW)).toMatchObject({ kind: 'first' })
  })
})

describe('the end of a term', () => {
  it.each([
    [{ term: 3, termType: 1 }, '2026-11-24T10:00:00'],
    [{ term: 2, termType: 2 }, '2026-12-05T10:00:00'],
    [{ term: 1, termType: 3 }, '2026-12-21T10:00:00'],
    [{ term: 1, termType: 4 }, '2027-02-21T10:00:00'],
    [{ term: 2, termType: 5 }, '2028-11-21T10:00:00'],
  ])('of %j is %s', (term, end) => {
    expect(termEnd(NOW, term)).toBe(at(end))
  })

  it('has a word for each term type of the API, and none for an unknown type', () => {
    expect(Object.values(termTypes).map(termWord)).toEqual(['day', 'week', 'month', 'season', 'year'])
    expect(termWord(0)).toBeUndefined()
  })

  it('is the last day of a shorter month, by the Chinese calendar in any time zone', () => {
    expect(termEnd(at('2027-01-31T23:30:00'), { term: 1, termType: 3 })).toBe(at('2027-02-28T23:30:00'))
    expect(termEnd(at('2028-02-29T00:10:00'), { term: 1, termType: 5 })).toBe(at('2029-02-28T00:10:00'))
  })
})

it('says what a level saves compared with what the member pays now, and never less than nothing', () => {
  expect(savingOf({ discount: 9.6 }, 100, 1000).toString()).toBe('40.00')
  expect(savingOf({ discount: 9.6 }, 98, 1000).toString()).toBe('20.00')
  expect(savingOf({ discount: 9.6 }, 95, 1000).toString()).toBe('0.00')
})
