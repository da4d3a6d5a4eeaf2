import { expect, it } from 'vitest'
import { prodTypeAt, prodTypes } from './prodType.ts'

const { group, seckill, points, normal } = prodTypes
const always = { startTime: -Infinity, endTime: Infinity }

it('returns a deal’s type while the deal runs, and the normal type before and after [R5.03]', () => {
  const sale = { prodType: seckill, startTime: 10, endTime: 20 }
  expect([9, 10, 19, 20].map((now) => prodTypeAt([sale], now))).toEqual([normal, seckill, seckill, normal])
  expect(prodTypeAt([], 0)).toBe(normal)
})

it('prefers the shortest of several deals: flash sale, group deal, points mall [R5.03]', () => {
  const deals = [
    { prodType: points, ...always },
    { prodType: group, startTime: 0, endTime: 30 },
    { prodType: seckill, startTime: 10, endTime: 20 },
  ]
  expect([15, 25, 35].map((now) => prodTypeAt(deals, now))).toEqual([seckill, group, points])
})
