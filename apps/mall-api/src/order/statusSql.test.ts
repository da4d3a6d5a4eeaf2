import {
  buyerActions,
  holdingStatuses,
  nextOrderStatus,
  openStatuses,
  orderStatuses,
  overStatuses,
  waitingStatuses,
} from '@millwright/domain/order/orderStatus'
import { expect, it } from 'vitest'
import { holdsGoods, statusIn } from './statusSql.ts'

const all = Object.values(orderStatuses)

it('names statuses by the domain’s lists, which agree with its machine and its actions [R5.10]', () => {
  expect(statusIn(waitingStatuses, 'o')).toBe('o.status in (1, 7)')
  expect(holdsGoods()).toBe('orders.status in (1, 2, 3, 4, 5, 7)')
  expect(overStatuses).toEqual(all.filter((status) => buyerActions({ status }).includes('delete')))
  expect(holdingStatuses).toEqual(all.filter((status) => status !== orderStatuses.closed))
  expect(waitingStatuses).toEqual(all.filter((status) => nextOrderStatus(status, 'pay') !== undefined))
  // 4 exists in other editions of the family alone.
  const steps = ['pay', 'ship', 'receive'] as const
  expect(openStatuses).toEqual(
    all.filter((status) => steps.some((step) => nextOrderStatus(status, step) !== undefined)),
  )
})
