import type { RefundActor, RefundEvent, RefundKind, RefundState } from '@millwright/domain/order/refundMachine'
import type { Money } from '@millwright/domain/money/money'
import fc from 'fast-check'

/** A paid order. Amounts are in whole cents. */
export type Bought = { lines: { quantity: number; cents: number }[]; freight: number; off: number; stock: number }
export type Press = { refund: number; event: RefundEvent; by: RefundActor }
export type Typed = { orderItemId: string | undefined; pieces: number; amount: Money }
/** A single action. Actions of one turn happen at the same moment. */
export type Command =
  | { do: 'apply'; line: number | 'whole'; kind: RefundKind; pieces: number; share: number; typed?: Typed }
  | { do: 'press'; press: Press }
  /** One of the transitions that the refund's state allows, selected by `choice`. */
  | { do: 'next'; refund: number; choice: number }
  | { do: 'ship'; pieces: number[] }
  | { do: 'receive' }
  | { do: 'tick'; hours: number }
export type Turn = Command[]
export type History = { bought: Bought; turns: Turn[] }

/** The visible state of an order. Amounts are in whole cents. */
export type Seen = {
  status: number
  closeType: number | null
  stock: number[]
  shipped: number[]
  refunds: {
    kind: RefundKind
    state: RefundState
    unsent: boolean
    whole: boolean
    amount: number
    freight: number
    due: number | null
    lines: { line: number; quantity: number; worth: number }[]
  }[]
  /** Cents paid back, by refund. */
  back: { refund: number; cents: number }[]
  now: number
}

/** A mall with one order. Each command reports whether it was carried out. */
export type World = {
  run(turn: Turn): Promise<boolean[]>
  see(): Promise<Seen>
}

const kind = fc.constantFrom<RefundKind>('money', 'goods', 'exchange')
const press = fc
  .tuple(
    fc.nat(5),
    fc.constantFrom<[RefundActor, RefundEvent]>(
      ['seller', 'accept'],
      ['seller', 'accept'],
      ['seller', 'refuse'],
      ['buyer', 'withdraw'],
      ['buyer', 'ship'],
      ['buyer', 'ship'],
      ['buyer', 'amend'],
      ['seller', 'receive'],
      ['seller', 'receive'],
      ['seller', 'payBack'],
      ['seller', 'payBack'],
      ['seller', 'sendExchange'],
      ['seller', 'offerMoney'],
      ['buyer', 'takeMoney'],
      ['buyer', 'keepExchange'],
      ['buyer', 'confirmExchange'],
      ['buyer', 'appeal'],
      ['platform', 'uphold'],
      ['platform', 'dismiss'],
      ['buyer', 'payBack'],
      ['seller', 'withdraw'],
    ),
  )
  .map(([refund, [by, event]]): Command => ({ do: 'press', press: { refund, event, by } }))
const apply = fc
  .record({
    line: fc.oneof({ weight: 6, arbitrary: fc.nat(3) }, { weight: 1, arbitrary: fc.constant('whole' as const) }),
    kind,
    pieces: fc.oneof(
      { weight: 5, arbitrary: fc.integer({ min: 1, max: 4 }) },
      { weight: 1, arbitrary: fc.constantFrom(0, -1, 99) },
    ),
    // Usually the full amount, sometimes a part of it or slightly too much.
    share: fc.oneof({ weight: 6, arbitrary: fc.constant(1) }, { weight: 1, arbitrary: fc.constantFrom(0.5, 0, 1.01) }),
  })
  .map((one): Command => ({ do: 'apply', ...one }))
const ship = fc
  .array(fc.constantFrom(0, 1, 2, 5, 5, 5), { minLength: 1, maxLength: 4 })
  .map((pieces): Command => ({ do: 'ship', pieces }))
const tick = fc.constantFrom(1, 1, 20, 20, 49, 7 * 24 + 1, 11 * 24).map((hours): Command => ({ do: 'tick', hours }))
const receive = fc.constant<Command>({ do: 'receive' })

const next = fc.record({ refund: fc.nat(5), choice: fc.nat(20) }).map((one): Command => ({ do: 'next', ...one }))

const alone = fc.oneof(
  { weight: 5, arbitrary: apply },
  { weight: 4, arbitrary: press },
  { weight: 14, arbitrary: next },
  { weight: 5, arbitrary: ship },
  { weight: 1, arbitrary: receive },
  { weight: 2, arbitrary: tick },
)
/** The buyer, the shop and the clock act at the same moment. */
const together = fc
  .tuple(
    fc.option(apply, { nil: undefined }),
    fc.array(fc.oneof({ weight: 2, arbitrary: press }, { weight: 3, arbitrary: next }), { minLength: 1, maxLength: 2 }),
  )
  .map(([first, rest]): Turn => (first ? [first, ...rest] : rest))

export const histories: fc.Arbitrary<History> = fc.record({
  bought: fc.record({
    lines: fc.array(
      fc.record({ quantity: fc.integer({ min: 1, max: 5 }), cents: fc.integer({ min: 1, max: 99_999 }) }),
      {
        minLength: 1,
        maxLength: 4,
      },
    ),
    freight: fc.constantFrom(0, 1, 800, 1200),
    off: fc.constantFrom(0, 0, 1, 333, 5000),
    stock: fc.constantFrom(0, 1, 50),
  }),
  turns: fc.array(
    fc.oneof({ weight: 6, arbitrary: alone.map((one): Turn => [one]) }, { weight: 1, arbitrary: together }),
    { minLength: 5, maxLength: 60, size: 'max' },
  ),
})

export const START = Date.parse('2026-11-21T10:00:00+08:00')
export const HOUR = 3_600_000

/** Returns the total paid, in cents. */
export function paidOf({ lines, freight, off }: Bought): number {
  return Math.max(0, lines.reduce((sum, { cents }) => sum + cents, 0) - off) + freight
}
