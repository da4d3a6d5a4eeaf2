import { money } from '@millwright/domain/money/money'
import { expect, it } from 'vitest'
import { groupOffered, mostInGroup } from './groupOffered.ts'
import type { DetailDeals } from './runningDeals.ts'

const now = 1_000
const deals = (startTime: number, endTime: number): DetailDeals => ({
  now,
  open: {
    prodId: '1',
    groupActivityId: '401',
    skuId: '11',
    properties: '',
    price: money('10.60'),
    leaderPrice: undefined,
    unit: undefined,
    people: 3,
    validMinutes: 60,
    maxNum: 0,
    stocks: 5,
    minOrderQty: 1,
    packQty: 1,
    teams: [],
    startTime,
    endTime,
  },
})

it('sells in the group while the deal runs and its size is selected', () => {
  expect(groupOffered(deals(0, 2_000), { skuId: '11' })?.groupActivityId).toBe('401')
})

it('sells alone for another size, before the start, and from the end on', () => {
  expect(groupOffered(deals(0, 2_000), { skuId: '12' })).toBeUndefined()
  expect(groupOffered(deals(0, 2_000), undefined)).toBeUndefined()
  expect(groupOffered(deals(1_001, 2_000), { skuId: '11' })).toBeUndefined()
  expect(groupOffered(deals(0, 1_000), { skuId: '11' })).toBeUndefined()
  expect(groupOffered({ now }, { skuId: '11' })).toBeUndefined()
})

it('takes at most the limit and the stock, where there are any', () => {
  expect(mostInGroup({ maxNum: 200, stocks: 50 })).toBe(50)
  expect(mostInGroup({ maxNum: 20, stocks: 50 })).toBe(20)
  expect(mostInGroup({ maxNum: 0, stocks: 50 })).toBe(50)
  expect(mostInGroup({ maxNum: 0, stocks: -1 })).toBe(Infinity)
})
