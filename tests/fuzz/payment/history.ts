import fc from 'fast-check'

/**
 * A command on a buyer's orders and payments. A pick selects one of the existing items, -1 the newest. `some` selects
 * orders by bits. `cents` is the price of an `order`, and in `receive` the difference from the amount due.
 */
export type PayCommand =
  | { kind: 'order'; deal: 0 | 1 | 2 | 3; cents: number; pieces: number }
  | { kind: 'scan'; some: number; alipay: boolean }
  | { kind: 'confirm'; pick: number }
  | { kind: 'transfer'; some: number }
  | { kind: 'receipt'; pick: number }
  | { kind: 'refuse'; pick: number }
  | { kind: 'receive'; pick: number; cents: number }
  | { kind: 'own'; some: number; period: boolean }
  | { kind: 'cancel'; pick: number }
  | { kind: 'return'; pick: number }
  | { kind: 'wait'; minutes: number }

export type PayHistory = { turns: PayCommand[][] }

export const START = Date.parse('2026-11-21T10:00:00+08:00')
export const MINUTE = 60_000
export const DAY = 86_400_000
/** The maximum time that an unpaid order reserves stock, stated independently of the rules. */
export const HELD_AT_MOST = 14 * DAY

const LAST = -1
const plain: PayCommand = { kind: 'order', deal: 0, cents: 700, pieces: 1 }
const pick = fc.oneof({ weight: 3, arbitrary: fc.nat(11) }, { weight: 1, arbitrary: fc.constant(LAST) })
const some = fc.integer({ min: 1, max: 255 })
const of = <const K extends PayCommand['kind'], T extends Record<string, unknown>>(
  weight: number,
  kind: K,
  more: { [P in keyof T]: fc.Arbitrary<T[P]> },
) => ({ weight, arbitrary: fc.record({ kind: fc.constant(kind), ...more }) as unknown as fc.Arbitrary<PayCommand> })

const command: fc.Arbitrary<PayCommand> = fc.oneof(
  of(5, 'order', {
    deal: fc.constantFrom(0, 0, 0, 1, 2, 3),
    cents: fc.integer({ min: 1, max: 9000 }),
    pieces: fc.integer({ min: 1, max: 3 }),
  }),
  of(4, 'scan', { some, alipay: fc.boolean() }),
  of(4, 'confirm', { pick }),
  of(4, 'transfer', { some }),
  of(3, 'receipt', { pick }),
  of(2, 'refuse', { pick }),
  of(3, 'receive', { pick, cents: fc.constantFrom(0, 0, 0, -1, 1, 250) }),
  of(2, 'own', { some, period: fc.boolean() }),
  of(1, 'cancel', { pick }),
  of(2, 'return', { pick }),
  of(3, 'wait', { minutes: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 60, max: 5 * 1440 })) }),
)

const anything = fc.array(fc.array(command, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 14 })

/** A buyer who tries to keep an order's stock reserved for days by starting one bank transfer after the other. */
const holding: fc.Arbitrary<PayCommand[][]> = fc
  .array(
    fc.record({
      days: fc.integer({ min: 1, max: 9 }),
      sends: fc.boolean(),
      refused: fc.boolean(),
      more: fc.array(command, { maxLength: 1 }),
    }),
    { minLength: 3, maxLength: 7 },
  )
  .map((rounds) => [
    [plain],
    ...rounds.flatMap(({ days, sends, refused, more }, at): PayCommand[][] => [
      [plain],
      [{ kind: 'transfer', some: 1 | (1 << (at + 1)) }],
      ...(sends ? [[{ kind: 'receipt', pick: LAST } as const]] : []),
      [{ kind: 'wait', minutes: days * 1440 - 1 }],
      ...(refused ? [[{ kind: 'refuse', pick: LAST } as const]] : []),
      ...(more[0] && more[0].kind !== 'order' ? [more] : []),
    ]),
  ])

/** Commands of one turn run at the same moment. */
export const payHistories: fc.Arbitrary<PayHistory> = fc.record({
  turns: fc.oneof({ weight: 2, arbitrary: anything }, { weight: 1, arbitrary: holding }),
})

export function picked<T>(all: readonly T[], pick: number): T | undefined {
  return pick === LAST ? all.at(-1) : all[pick % (all.length || 1)]
}

/** Returns the items whose bit is set, among the last eight. */
export function chosen<T>(all: readonly T[], bits: number): T[] {
  return all.slice(-8).filter((_, at) => bits & (1 << at))
}
