import { expect, it } from 'vitest'
import {
  buyerActions,
  isPartlySent,
  nextOrderStatus,
  orderStatuses,
  orderDisplayState,
  isPayable,
  orderDisplayStates,
} from './orderStatus.ts'

it('gives an order one of exactly ten display states [R6.06]', () => {
  const orders = [
    { status: 1 },
    { status: 2 },
    { status: 2, partly: true },
    { status: 3 },
    { status: 4 },
    { status: 5, isComm: 1 },
    { status: 5 },
    { status: 6, closeType: 4 },
    { status: 6, closeType: 1 },
    { status: 7 },
  ]
  expect(orders.map(orderDisplayState).toSorted()).toEqual([...orderDisplayStates].toSorted())
  expect(orderDisplayState({ status: 5, isComm: 0 })).toBe('pendingEvaluation')
  expect(orderDisplayState({ status: 99 })).toBe('closed')
})

it('reports an order as partly sent once some of its pieces have been sent [R6.06]', () => {
  expect([[], [{}], [{ status: -1 }, { status: -1 }]].map(isPartlySent)).toEqual([false, false, false])
  expect([[{ status: 0 }, { status: -1 }], [{ status: 3 }]].map(isPartlySent)).toEqual([true, true])
})

it('moves an order from unpaid to paid, shipped and success [R6.06]', () => {
  const { unpaid, paid, shipped, success } = orderStatuses
  expect(nextOrderStatus(unpaid, 'pay')).toBe(paid)
  expect(nextOrderStatus(paid, 'ship')).toBe(shipped)
  expect(nextOrderStatus(shipped, 'receive')).toBe(success)
})

it('never lets an order be paid twice, cancelled after payment, shipped unpaid, or reopened [R6.06]', () => {
  expect(nextOrderStatus(2, 'pay')).toBeUndefined()
  expect(nextOrderStatus(2, 'cancel')).toBeUndefined()
  expect(nextOrderStatus(1, 'ship')).toBeUndefined()
  for (const event of ['pay', 'ship', 'receive', 'cancel', 'expire', 'refund'] as const)
    expect(nextOrderStatus(6, event), event).toBeUndefined()
})

it("offers only the actions allowed in the order's state [R6.06]", () => {
  expect(buyerActions({ status: 1 })).toEqual(['pay', 'cancel'])
  expect(buyerActions({ status: 3 })).toEqual(['receive', 'rebuy'])
  for (const status of [2, 4, 7]) expect(buyerActions({ status }), String(status)).toEqual(['rebuy'])
  for (const status of [5, 6]) {
    expect(buyerActions({ status })).toEqual(['rebuy', 'delete'])
    expect(buyerActions({ status, refundStatus: 1 })).toEqual(['rebuy'])
    expect(buyerActions({ status, refundStatus: 2 })).toEqual(['rebuy', 'delete'])
  }
})

it('allows exactly these changes of status [R6.06]', () => {
  const moves = Object.values(orderStatuses).flatMap((from) =>
    (['pay', 'ship', 'receive', 'cancel', 'expire', 'refund'] as const).flatMap((event) => {
      const to = nextOrderStatus(from, event)
      return to === undefined ? [] : [`${from} ${event} ${to}`]
    }),
  )
  expect(moves).toEqual([
    '1 pay 2',
    '1 cancel 6',
    '1 expire 6',
    '2 ship 3',
    '2 refund 6',
    '3 receive 5',
    '3 refund 6',
    '4 refund 6',
    '5 refund 6',
    '7 pay 2',
    '7 expire 6',
  ])
})

it('asks for the payment of an unpaid order until its deadline, but not while a transfer is checked', () => {
  const order = { status: 1, endTime: 2 }
  expect([isPayable(order, 1), isPayable(order, 2), isPayable({ status: 1 }, 1)]).toEqual([true, false, true])
  expect([isPayable({ ...order, transferSent: true }, 1), isPayable({ ...order, status: 2 }, 1)]).toEqual([
    false,
    false,
  ])
})
