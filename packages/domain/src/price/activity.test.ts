import { activityPhase, remainingPurchaseLimit, percentSold, teamState } from './activity.ts'

it('includes the start of an activity and excludes its end [R2.12]', () => {
  const sale = { startTime: 1000, endTime: 2000 }
  expect([999, 1000, 1999, 2000].map((now) => activityPhase(sale, now))).toEqual([
    'before',
    'running',
    'running',
    'ended',
  ])
})

it('never reports sold out while a piece is left [R2.12]', () => {
  expect(percentSold(1, 1000)).toBe(99)
  expect(percentSold(999, 1000)).toBe(1)
  expect(percentSold(1000, 1000)).toBe(0)
  expect(percentSold(0, 1000)).toBe(100)
  expect(percentSold(320, 1000)).toBe(68)
  expect(percentSold(undefined, 1000)).toBeUndefined()
  expect(percentSold(3, 0)).toBeUndefined()
})

it('lets a buyer buy as many pieces as the limit and the stock allow [R2.12]', () => {
  expect(remainingPurchaseLimit({ maxNum: 5, boughtNum: 2, left: 100 })).toBe(3)
  expect(remainingPurchaseLimit({ maxNum: 5, boughtNum: 7, left: 100 })).toBe(0)
  expect(remainingPurchaseLimit({ maxNum: 5, left: 2 })).toBe(2)
  expect(remainingPurchaseLimit({ maxNum: -1, left: 8 })).toBe(8)
  expect(remainingPurchaseLimit({})).toBeUndefined()
})

it('reports a group as forming until it is full or its time is over [R6.06]', () => {
  const team = { groupNumber: 3, joinNum: 2, endTime: 1000 }
  expect(teamState(team, 999)).toBe('forming')
  expect(teamState(team, 1000)).toBe('failed')
  expect(teamState({ ...team, joinNum: 3 }, 5000)).toBe('full')
  expect(teamState({ ...team, status: 2 }, 5000)).toBe('full')
  expect(teamState({ ...team, joinNum: 3, status: 3 }, 5)).toBe('failed')
})

it('returns undefined without data from the server, and the stock if there is no limit', () => {
  expect([percentSold(undefined, 10), percentSold(5, undefined), percentSold(5, 0)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(remainingPurchaseLimit({ maxNum: 0, left: 5 })).toBe(5)
  expect(remainingPurchaseLimit({ maxNum: 3, boughtNum: 1 })).toBe(2)
  expect(remainingPurchaseLimit({})).toBeUndefined()
})
