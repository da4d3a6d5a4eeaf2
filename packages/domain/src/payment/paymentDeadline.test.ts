import fc from 'fast-check'
import { expect, it } from 'vitest'
import { UNPAID_ORDER_DAYS } from '../constants.ts'
import { latestPaymentDeadline, extendPaymentDeadline } from './paymentDeadline.ts'

const DAY = 86_400_000

it('extends a deadline up to the limit, and never shortens it', () => {
  const order = { created: 0, expires: DAY }
  expect(extendPaymentDeadline(order, 3 * DAY)).toBe(3 * DAY)
  expect(extendPaymentDeadline(order, 1)).toBe(DAY)
  expect(extendPaymentDeadline(order, 100 * DAY)).toBe(UNPAID_ORDER_DAYS * DAY)
  expect(latestPaymentDeadline(5)).toBe(5 + UNPAID_ORDER_DAYS * DAY)
})

it('keeps no order beyond its limit, however often it is extended [R2.21]', () => {
  fc.assert(
    fc.property(
      fc.nat(2e12),
      fc.nat(1_800_000),
      fc.array(fc.record({ after: fc.nat(10 * DAY), days: fc.integer({ min: 0, max: 60 }) }), { maxLength: 40 }),
      (created, hold, asks) => {
        let expires = created + hold
        let now = created
        for (const { after, days } of asks) {
          now += after
          if (now >= expires) break
          const before = expires
          expires = extendPaymentDeadline({ created, expires }, now + days * DAY)
          if (expires < before || expires > created + 14 * DAY) return false
        }
        return true
      },
    ),
    { seed: 20_261_121, numRuns: 2000 },
  )
})
