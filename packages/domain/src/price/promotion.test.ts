import fc from 'fast-check'
import { compareMoney, money } from '../money/money.ts'
import { greatestShare, percentPaid, promotionProgress } from './promotion.ts'
import type { PromotionFacts } from './promotion.ts'

const step = (needAmount: number, discount: number) => ({ needAmount: money(needAmount), discount: money(discount) })
const byAmount: PromotionFacts = { discountRule: 0, discountItems: [step(500, 30), step(1000, 80)] }
const at = (promotion: PromotionFacts, amount: number | string, pieces = 1) =>
  promotionProgress(promotion, { amount: money(amount), pieces })

it('returns the amount missing to the next step, to the cent [R2.08]', () => {
  expect(at(byAmount, '499.99')).toMatchObject({
    times: 0,
    reduction: '0.00',
    missing: { amount: '0.01' },
    next: byAmount.discountItems[0],
  })
  expect(at(byAmount, 500)).toMatchObject({
    times: 1,
    reduction: '30.00',
    missing: { amount: '500.00' },
    next: byAmount.discountItems[1],
  })
  expect(at(byAmount, 1000)).toMatchObject({ reduction: '80.00', missing: undefined, next: undefined, share: 1 })
})

it('applies the highest step once, or repeatedly if the promotion repeats [R2.08]', () => {
  const every: PromotionFacts = { discountRule: 0, discountType: 1, discountItems: [step(200, 15)] }
  expect(at(every, 650)).toMatchObject({ times: 3, reduction: '45.00', missing: { amount: '150.00' } })
  expect(at({ ...every, discountType: 0 }, 650)).toMatchObject({ times: 1, reduction: '15.00', missing: undefined })
  // A nearer higher step comes before a repetition of the lower step.
  const both: PromotionFacts = { ...every, discountItems: [step(200, 15), step(700, 90)] }
  expect(at(both, 650)).toMatchObject({ next: both.discountItems[1], missing: { amount: '50.00' } })
  expect(at(both, 250)).toMatchObject({ next: both.discountItems[0], missing: { amount: '150.00' } })
})

it('counts pieces for piece rules [R2.08]', () => {
  const pieces: PromotionFacts = { discountRule: 3, discountItems: [step(10, 9.5), step(50, 9)] }
  expect(at(pieces, 100, 9)).toMatchObject({ reduction: '0.00', missing: { pieces: 1 } })
  expect(at(pieces, 100, 10)).toMatchObject({ reduction: '5.00', missing: { pieces: 40 } })
  expect(percentPaid(step(10, 9.55))).toBe(95.5)
})

it('reduces by a rate to the cent, half up, up to the maximum [R1.03]', () => {
  const rate: PromotionFacts = { discountRule: 2, discountItems: [step(0, 9.6)] }
  expect(at(rate, '12.62')).toMatchObject({ reduction: '0.50' })
  expect(at(rate, '12.63')).toMatchObject({ reduction: '0.51' })
  expect(at({ ...rate, maxReduceAmount: money(20) }, 10_000)).toMatchObject({ reduction: '20.00' })
})

it('reads steps in any order, and counts pieces for a rule of money off [R2.08]', () => {
  const pieces: PromotionFacts = { discountRule: 1, discountItems: [step(50, 40), step(20, 12), step(10, 5)] }
  expect(at(pieces, 1000, 25)).toMatchObject({
    reached: pieces.discountItems[1],
    times: 1,
    reduction: '12.00',
    next: pieces.discountItems[0],
    missing: { pieces: 25 },
    share: 0.5,
  })
})

it('returns the progress to the next step [R2.08]', () => {
  expect(at(byAmount, 125).share).toBe(0.25)
  expect(at(byAmount, 750).share).toBe(0.75)
})

it('applies a step without a threshold once, even if the promotion repeats', () => {
  const free: PromotionFacts = { discountRule: 0, discountType: 1, discountItems: [step(0, 3)] }
  expect(at(free, 10)).toMatchObject({ times: 1, reduction: '3.00', next: undefined, missing: undefined, share: 1 })
})

it('prefers the higher step over an equally near repetition [R2.08]', () => {
  const even: PromotionFacts = { discountRule: 0, discountType: 1, discountItems: [step(200, 15), step(400, 50)] }
  expect(at(even, 300)).toMatchObject({
    reached: even.discountItems[0],
    next: even.discountItems[1],
    missing: { amount: '100.00' },
  })
  expect(at(even, 400)).toMatchObject({
    reached: even.discountItems[1],
    times: 1,
    next: even.discountItems[1],
    missing: { amount: '400.00' },
  })
})

it('never reduces more than the maximum or the cost of the goods [R1.03]', () => {
  const capped: PromotionFacts = { ...byAmount, maxReduceAmount: money(50) }
  expect(at(capped, 500).reduction).toBe('30.00')
  expect(at(capped, 1000).reduction).toBe('50.00')
  expect(at({ discountRule: 0, discountItems: [step(0, 30)] }, 10).reduction).toBe('10.00')
})

it('never reduces more than the amount, and never reports a missing amount of zero [R1.03]', () => {
  const amount = fc.integer({ min: 0, max: 10_000_000 }).map((cents) => money((cents / 100).toFixed(2)))
  fc.assert(
    fc.property(
      amount,
      amount,
      amount,
      fc.integer({ min: 0, max: 3 }),
      fc.integer({ min: 0, max: 1 }),
      fc.nat(9999),
      (total, need, discount, discountRule, discountType, pieces) => {
        const items = [{ needAmount: need, discount: discountRule > 1 ? money(8.8) : discount }]
        const { reduction, missing, share } = promotionProgress(
          { discountRule, discountType, discountItems: items },
          { amount: total, pieces },
        )
        expect(compareMoney(reduction, total)).toBeLessThanOrEqual(0)
        expect(compareMoney(reduction, 0)).toBeGreaterThanOrEqual(0)
        if (missing) expect('pieces' in missing ? missing.pieces : Number(missing.amount)).toBeGreaterThan(0)
        expect(share >= 0 && share <= 1).toBe(true)
      },
    ),
  )
})

it('tells the largest share of the goods’ price that a promotion takes off', () => {
  const share = (rule: number, steps: ReturnType<typeof step>[], cheapest: string, more: object = {}) =>
    greatestShare({ discountRule: rule, discountItems: steps, ...more }, money(cheapest))
  // 60 yuan off 100 nuts of 0.06 yuan gives them away.
  expect(share(1, [step(20, 10), step(100, 60)], '0.06')).toBe(1)
  expect(share(1, [step(20, 10), step(100, 60)], '5.00')).toBe(0.12)
  expect(share(1, [step(1, 10)], '40.00', { maxReduceAmount: money(4) })).toBe(0.1)
  expect(share(0, [step(500, 30), step(1000, 80)], '0.06')).toBe(0.08)
  expect(share(0, [step(0, 5)], '3.00')).toBe(1)
  expect(share(2, [step(1000, 9.6), step(5000, 4.5)], '3.00')).toBe(0.55)
  expect(share(3, [step(10, 9.5)], '0.06')).toBeCloseTo(0.05)
  expect(share(0, [], '3.00')).toBe(0)
})
