import fc from 'fast-check'
import { histories } from '../refund/history.ts'
import type { Command } from '../refund/history.ts'
import type { Ask } from './memory.ts'

const ask: fc.Arbitrary<Ask> = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 60_000 }).map((cents): Ask => ({ do: 'ask', cents })) },
  // Amounts around the minimum withdrawal.
  { weight: 4, arbitrary: fc.constantFrom(999, 1000, 1001, 2500).map((cents): Ask => ({ do: 'ask', cents })) },
  { weight: 3, arbitrary: fc.boolean().map((pay): Ask => ({ do: 'end', pay })) },
  { weight: 2, arbitrary: fc.constant<Ask>({ do: 'midnight' }) },
)

/** An order's history, the commission rates of its lines, and the distributor's withdrawals after each turn. */
export const commissionHistories = fc.record({
  history: histories,
  rates: fc.oneof(
    fc.constantFrom('5.00', '0.01', '50.00', '33.33').map((rate) => [rate]),
    fc.array(fc.constantFrom('0.01', '3.00', '7.77', '50.00'), { minLength: 2, maxLength: 4 }),
  ),
  asks: fc.array(fc.array(ask, { maxLength: 3 }), { minLength: 4, maxLength: 70, size: 'max' }),
})

/**
 * Ships and receives the order and lets the return period pass. Without these turns few commissions would be settled.
 */
export const ending: Command[] = [
  { do: 'ship', pieces: [5, 5, 5, 5] },
  { do: 'receive' },
  ...Array.from({ length: 5 }, (): Command => ({ do: 'tick', hours: 11 * 24 })),
]
