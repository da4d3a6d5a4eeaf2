import { expect, it } from 'vitest'
import { money } from '../money/money.ts'
import { applyDiscounts } from './discounts.ts'
import type { OrderDiscount } from './discounts.ts'
import { workLine } from './orderLines.ts'

const line = (lineId: string, price: string, quantity = 1, discountId?: string) =>
  workLine({ lineId, shopId: '1', prodId: lineId, price: money(price), quantity, discountId })
const discount = (
  discountId: string,
  need: string,
  off: string,
  change: Partial<OrderDiscount> = {},
): OrderDiscount => ({
  discountId,
  discountName: `name of ${discountId}`,
  shopId: '1',
  suitableProdType: 0,
  discountRule: 0,
  startTime: 0,
  endTime: 2000,
  discountItems: [{ needAmount: money(need), discount: money(off) }],
  ...change,
})

it('returns the lines, the reduction and the reached step of each discount [R2.08]', () => {
  const lines = [line('a', '300'), line('b', '100')]
  const [only, ...others] = applyDiscounts(lines, [discount('1', '400', '40')], 1000)
  expect(others).toEqual([])
  expect(only).toEqual({
    discountId: '1',
    discountName: 'name of 1',
    lineIds: ['a', 'b'],
    reduction: 4000,
    reached: { needAmount: '400.00', discount: '40.00' },
    missing: undefined,
  })
  expect(lines.map(({ left }) => left)).toEqual([27_000, 9000])
  expect(lines[0]!.steps.at(-1)).toEqual({
    kind: 'discount',
    id: '1',
    name: 'name of 1',
    before: '300.00',
    after: '270.00',
  })
})

it('returns the missing amount if no step is reached, and frees the line for another discount [R2.08]', () => {
  const lines = [line('a', '300')]
  const results = applyDiscounts(lines, [discount('1', '400', '40'), discount('2', '300', '10')], 1000)
  expect(results.map(({ discountId, reduction }) => [discountId, reduction])).toEqual([['2', 1000]])
  expect(lines[0]!.not).toEqual([{ kind: 'discount', id: '1', name: 'name of 1', why: 'otherDiscount' }])
  const few = applyDiscounts([line('a', '300')], [discount('1', '400', '40')], 1000)
  expect(few[0]).toMatchObject({ reduction: 0, lineIds: ['a'], missing: { amount: '100.00' } })
})

it('counts the pieces of all lines of a discount for a piece rule [R2.08]', () => {
  const pieces = discount('1', '5', '40', { discountRule: 1 })
  expect(applyDiscounts([line('a', '100', 3), line('b', '10', 2)], [pieces], 1000)[0]!.reduction).toBe(4000)
  expect(applyDiscounts([line('a', '100', 2), line('b', '10', 2)], [pieces], 1000)[0]).toMatchObject({
    reduction: 0,
    missing: { pieces: 1 },
  })
})

it('applies the larger of two discounts on a line, or the first by id [R2.08]', () => {
  const taken = (...discounts: OrderDiscount[]) =>
    applyDiscounts([line('a', '300')], discounts, 1000).map(({ discountId }) => discountId)
  expect(taken(discount('1', '100', '10'), discount('2', '100', '20'))).toEqual(['2'])
  expect(taken(discount('2', '100', '20'), discount('1', '100', '10'))).toEqual(['2'])
  expect(taken(discount('2', '100', '10'), discount('1', '100', '10'))).toEqual(['1'])
  expect(taken(discount('1', '100', '10'), discount('2', '100', '10'))).toEqual(['1'])
  expect(taken(discount('3', '100', '10'), discount('1', '100', '10'), discount('2', '100', '10'))).toEqual(['1'])
})

it('applies a second discount only to lines without a discount, so it may miss its threshold [R2.08]', () => {
  const lines = [line('a', '300'), line('b', '100')]
  const onA = discount('1', '300', '50', { suitableProdType: 1, prodIds: ['a'] })
  const results = applyDiscounts(lines, [onA, discount('2', '400', '30')], 1000)
  expect(results.map(({ discountId, reduction, lineIds }) => [discountId, reduction, lineIds])).toEqual([
    ['1', 5000, ['a']],
    ['2', 0, ['b']],
  ])
  expect(lines[0]!.not).toEqual([{ kind: 'discount', id: '2', name: 'name of 2', why: 'otherDiscount' }])
  expect(lines[1]!.not).toMatchObject([{ id: '2', why: 'below', missing: { amount: '300.00' } }])
})

it('omits discounts that are not running, do not apply to the goods, or were not chosen [R2.08]', () => {
  const taken = (change: Partial<OrderDiscount>, wanted?: string) =>
    applyDiscounts([line('a', '300', 1, wanted)], [discount('1', '100', '10', change)], 1000)
  expect(taken({ startTime: 1001 })).toEqual([])
  expect(taken({ endTime: 1000 })).toEqual([])
  expect(taken({ shopId: '2' })).toEqual([])
  expect(taken({}, '0')).toEqual([])
  expect(taken({}, '1')).toHaveLength(1)
})
