import { expect, it } from 'vitest'
import { openOrders } from './orderQuery.ts'

it('counts the open orders as the tabs of the order list do', () => {
  const counts = { allCount: 100, unPay: 1, grouping: 2, payed: 4, consignment: 8, success: 16, close: 32 }
  expect(openOrders(counts)).toBe(15)
  expect(openOrders({ allCount: 3, success: 3 })).toBe(0)
})
