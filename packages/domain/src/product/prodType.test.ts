import { expect, it } from 'vitest'
import { prodTypeAt, prodTypes } from './prodType.ts'

const { group, seckill, points, normal } = prodTypes
const always = { startTime: -Infinity, endTime: Infinity }

it('says what a product is sold as while its deal runs, and before and after it that it is sold as usual [R5.03]', () => {
  const sale = { prodType: seckill, startTime: 10, endTime: 20 }
  expect([9, 10, 19, 20].map((now) => prodTypeAt([sale], now))).toEqual([normal, seckill, seckill, normal])
  expect(prodTypeAt([], 0)).toBe(normal)
})

it('lets the shortest of several deals speak: the sale, the group, the points mall [R5.03]', () => {
  const deals = [
    { prodType: points, ...always },
    { prodType: group, startTime: 0, endTime: 30 },
    { prodType: seckill, startTime: 10, endTime: 20 },
  ]
  expect([15, 25, 35].map((now) => prodTypeAt(deals, now))).toEqual([seckill, group, points])
})
