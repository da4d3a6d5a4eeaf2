import fc from 'fast-check'

/** A command on a credit account. Amounts are in cents. A pick selects one of the existing items. */
export type CreditCommand =
  | { kind: 'order'; cents: number }
  | { kind: 'return'; pick: number; part: number }
  | { kind: 'pay'; pick: number; cents: number }
  | { kind: 'wait'; days: number }
  | { kind: 'bill' }
  | { kind: 'stop'; stopped: boolean }
  | { kind: 'limit'; cents: number }

export type CreditHistory = { limit: number; days: number; turns: CreditCommand[][] }

const pick = fc.nat(9)
const command: fc.Arbitrary<CreditCommand> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('order' as const), cents: fc.integer({ min: 1, max: 6000 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('return' as const), pick, part: fc.integer({ min: 1, max: 4 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('pay' as const), pick, cents: fc.integer({ min: 1, max: 9000 }) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 70 }) }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'bill' as const }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('stop' as const), stopped: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('limit' as const), cents: fc.integer({ min: 0, max: 12_000 }) }),
  },
)

/** Commands of one turn run at the same moment. */
export const creditHistories: fc.Arbitrary<CreditHistory> = fc.record({
  limit: fc.integer({ min: 1000, max: 12_000 }),
  days: fc.constantFrom(15, 30, 90),
  turns: fc.array(fc.array(command, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 12 }),
})

export const START = Date.parse('2026-11-21T10:00:00+08:00')
export const DAY = 86_400_000
