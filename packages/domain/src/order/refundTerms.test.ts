import { expect, it } from 'vitest'
import { money } from '../money/money.ts'
import {
  areAllPiecesClaimed,
  freightLeft,
  lineReturns,
  isAllRefunded,
  isDifference,
  piecesToSend,
  maxRefund,
  refundStatusOf,
  refundTerms,
  refundWorth,
} from './refundTerms.ts'
import type { BoughtOrder, ExistingRefund } from './refundTerms.ts'

const DAY = 86_400_000
const line = (orderItemId: string, quantity: number, amount: string, shipped = quantity) => ({
  orderItemId,
  quantity,
  shipped,
  amount: money(amount),
})
const order = (changes: Partial<BoughtOrder> = {}): BoughtOrder => ({
  status: 5,
  orderType: 0,
  paid: money('52.00'),
  freight: money('12.00'),
  finishedAt: 0,
  lines: [line('1', 3, '10.00'), line('2', 2, '30.00')],
  ...changes,
})
const refund = (
  orderItemId: string,
  quantity: number,
  worth: string,
  changes: Partial<ExistingRefund> = {},
): ExistingRefund => ({
  kind: 'goods',
  state: 'refunded',
  whole: false,
  unsent: false,
  amount: money(worth),
  freight: money('0.00'),
  lines: [{ orderItemId, quantity, worth: money(worth) }],
  ...changes,
})

it('offers the whole order, sent or unsent, but not if partly sent [R5.15]', () => {
  expect(refundTerms(order(), [], undefined, 0)).toEqual({
    kinds: ['money', 'goods', 'exchange'],
    maxPieces: 5,
    left: 5,
    worth: '40.00',
    freight: '12.00',
    unsent: false,
  })
  const unsent = order({
    status: 2,
    finishedAt: undefined,
    lines: [line('1', 3, '10.00', 0), line('2', 2, '30.00', 0)],
  })
  expect(refundTerms(unsent, [], undefined, 9 * DAY)).toEqual({
    kinds: ['money'],
    maxPieces: 5,
    left: 5,
    worth: '40.00',
    freight: '12.00',
    unsent: true,
  })
  const part = order({ status: 2, lines: [line('1', 3, '10.00', 0), line('2', 2, '30.00')] })
  expect(refundTerms(part, [], undefined, 0)).toBe('partSent')
})

it('counts the pieces of a line that no refund reserves, and reports a line without such pieces [R5.15]', () => {
  expect(refundTerms(order(), [refund('1', 3, '10.00')], '1', 0)).toBe('nothingLeft')
  expect(refundTerms(order(), [refund('1', 3, '10.00', { state: 'withdrawn' })], '1', 0)).toMatchObject({ left: 3 })
  expect(refundTerms(order(), [refund('1', 2, '6.67'), refund('2', 1, '15.00')], '1', 0)).toMatchObject({
    left: 1,
    maxPieces: 1,
    worth: '3.33',
    freight: '0.00',
  })
})

it('withholds pieces claimed before shipment, and sends the others [R5.15]', () => {
  const half = line('1', 5, '10.00', 2)
  expect(piecesToSend(half, [])).toBe(3)
  const asked = refund('1', 2, '4.00', { kind: 'money', state: 'applied', unsent: true })
  expect(piecesToSend(half, [asked])).toBe(1)
  expect(piecesToSend(half, [{ ...asked, unsent: false }])).toBe(3)
  expect(piecesToSend(half, [{ ...asked, state: 'withdrawn' }])).toBe(3)
})

it('refunds the freight with the last pieces, unless the buyer keeps exchanged pieces [R5.15]', () => {
  const other = refund('2', 2, '30.00')
  expect(refundTerms(order(), [other], '1', 0)).toMatchObject({ freight: '12.00' })
  const exchanged = refund('1', 1, '3.33', { kind: 'exchange', state: 'shipped' })
  expect(refundTerms(order(), [other, exchanged], '1', 0)).toMatchObject({ left: 2, freight: '0.00' })
  expect(refundTerms(order(), [other, { ...exchanged, state: 'withdrawn' }], '1', 0)).toMatchObject({
    freight: '12.00',
  })
  // An exchange of another line leaves that line with the buyer.
  const elsewhere = refund('2', 2, '30.00', { kind: 'exchange', state: 'shipped' })
  expect(refundTerms(order(), [elsewhere], '1', 0)).toMatchObject({ freight: '0.00' })
  expect(freightLeft(order(), [refund('2', 2, '42.00', { freight: money('12.00') })])).toBe('0.00')
})

it('reports whether every piece is claimed at full price, and whether every piece is refunded [R5.15]', () => {
  const both = [refund('1', 3, '10.00'), refund('2', 2, '30.00')]
  expect(areAllPiecesClaimed(order(), both)).toBe(true)
  expect(areAllPiecesClaimed(order(), both.slice(1))).toBe(false)
  expect(areAllPiecesClaimed(order(), [both[0]!, { ...both[1]!, kind: 'exchange', state: 'shipped' }])).toBe(false)
  expect(isAllRefunded(order(), both)).toBe(true)
  expect(isAllRefunded(order(), [both[0]!, { ...both[1]!, state: 'shipped' }])).toBe(false)
  expect(isAllRefunded({ lines: [] }, [])).toBe(false)
})

it('treats a money refund below the worth of sent goods as a price difference [R6.07]', () => {
  const difference = refund('1', 3, '10.00', { kind: 'money', amount: money('9.99') })
  expect(isDifference(difference)).toBe(true)
  expect(isDifference({ ...difference, kind: 'goods' })).toBe(false)
  expect(isDifference({ ...difference, unsent: true })).toBe(false)
  expect(isDifference({ ...difference, amount: money('10.00') })).toBe(false)
  expect(isDifference({ ...difference, amount: money('11.00'), freight: money('1.50') })).toBe(true)
})

it('refunds the rest of the worth and the freight only with the last pieces [R5.15]', () => {
  const terms = { worth: money('10.00'), left: 3, freight: money('12.00') }
  expect([0, 1, 2, 3, 4, -1].map((pieces) => refundWorth(terms, pieces))).toEqual([
    '0.00',
    '3.33',
    '6.67',
    '10.00',
    '10.00',
    '0.00',
  ])
  expect([2, 3].map((pieces) => maxRefund(terms, pieces))).toEqual(['6.67', '22.00'])
})

it('returns the refund status of an order with an exchange or a refusal by the mall [R6.07]', () => {
  const statusOf = (state: ExistingRefund['state'], kind: ExistingRefund['kind'] = 'goods') =>
    refundStatusOf(order(), [refund('1', 1, '3.33', { state, kind })])
  expect(statusOf('exchanged', 'exchange')).toBe(3)
  expect(statusOf('platformRefused')).toBe(4)
  expect(statusOf('platformIn')).toBe(1)
  expect(statusOf('closed')).toBe(-1)
})

it('counts what became of a line’s pieces: returned, in an open refund, exchanged [R6.07]', () => {
  const made = [
    refund('1', 1, '3.33'),
    refund('1', 2, '6.67', { state: 'shipped' }),
    refund('1', 1, '3.33', { kind: 'exchange', state: 'exchanged' }),
    refund('1', 1, '3.33', { state: 'refused' }),
    // A price difference: the piece stays with the buyer.
    refund('1', 3, '10.00', { kind: 'money', amount: money('1.00') }),
    refund('2', 2, '30.00'),
  ]
  expect(lineReturns('1', made)).toEqual({ returned: 1, running: 2, exchanged: 1 })
  expect(lineReturns('2', made)).toEqual({ returned: 2, running: 0, exchanged: 0 })
  expect(lineReturns('3', made)).toEqual({ returned: 0, running: 0, exchanged: 0 })
})
