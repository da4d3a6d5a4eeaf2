import type { Money } from '../money/money.ts'
import { shareOut } from '../money/shareOut.ts'
import { centsOf, centsText } from '../money/wholeMoney.ts'
import { refundLimits, refundMovesOf } from '../order/refundMachine.ts'
import type { RefundActor, RefundStanding } from '../order/refundMachine.ts'
import type { RefundClaim } from '../order/refundClaim.ts'
import type { LedgerEntry } from './commissionLedger.ts'

/** The wire's numbers (api.md 1.2). */
export const commissionStates = { unpaid: 0, unsettled: 1, settled: 2, void: -1 } as const
export type CommissionState = (typeof commissionStates)[keyof typeof commissionStates]

/** The commission on one line of an order: what was paid for its goods, freight and reductions apart. */
export type CommissionLine = {
  state: CommissionState
  paid: Money
  /** Percent, with at most two places: `"5.00"`. */
  rate: string
  /** What of it stands unsettled now. */
  unsettled: Money
}

/** What has become of the line's order. */
export type CommissionFacts = {
  paid: boolean
  /** Closed; of a paid one everything was asked back. */
  closed: boolean
  /** What of the line was given back, in yuan. */
  returned: Money
  /** Nothing can go back any more (`isFinal`). */
  final: boolean
}

/** A percentage of an amount, rounded down to the cent: nobody is promised a cent that was not earned. */
export function commissionOn(amount: Money, rate: string): Money {
  const hundredths = centsOf(rate as Money)
  return centsText((centsOf(amount) * hundredths) / 10_000n)
}

/**
 * What is to be booked for a line, and its state after it: earned once the order is paid, less what goes back, settled
 * when nothing can go back any more. Asked twice with the same facts it books nothing the second time.
 */
export function commissionSteps(
  line: CommissionLine,
  facts: CommissionFacts,
): { state: CommissionState; entries: LedgerEntry[] } {
  const { unpaid, unsettled, settled, void: isVoid } = commissionStates
  if (line.state === settled || line.state === isVoid) return { state: line.state, entries: [] }
  if (!facts.paid) return { state: facts.closed ? isVoid : unpaid, entries: [] }
  const entries: LedgerEntry[] = []
  const whole = centsOf(commissionOn(line.paid, line.rate))
  let stands = centsOf(line.unsettled)
  if (line.state === unpaid) {
    stands = whole
    if (stands > 0n) entries.push({ move: 'earn', amount: centsText(stands) })
  }
  const left = centsOf(line.paid) - centsOf(facts.returned)
  const due = left <= 0n ? 0n : centsOf(commissionOn(centsText(left), line.rate))
  if (due < stands) {
    entries.push({ move: 'reduce', amount: centsText(stands - due) })
    stands = due
  }
  if (left <= 0n) return { state: isVoid, entries }
  if (!facts.final) return { state: unsettled, entries }
  if (stands > 0n) entries.push({ move: 'settle', amount: centsText(stands) })
  return { state: settled, entries }
}

type Returned = Pick<RefundClaim, 'kind' | 'amount' | 'freight' | 'lines'> & Pick<RefundStanding, 'state'>

/** What of a line's money went back: a return that was agreed on for less than its goods are worth is shared out over its lines. */
export function returnedOf(orderItemId: string, refunds: readonly Returned[]): Money {
  let cents = 0n
  for (const { state, amount, freight, lines } of refunds) {
    const at = lines.findIndex((line) => line.orderItemId === orderItemId)
    if (state !== 'refunded' || at < 0) continue
    const goods = centsOf(amount) - centsOf(freight)
    cents += shareOut(
      goods > 0n ? goods : 0n,
      lines.map(({ worth }) => centsOf(worth)),
    )[at]!
  }
  return centsText(cents)
}

const actors: readonly RefundActor[] = ['buyer', 'seller', 'platform', 'clock']

/** Received, the return window over, and no return that anybody could still decide otherwise. Epoch milliseconds. */
export function isFinal(
  order: { finishedAt?: number | undefined },
  refunds: readonly RefundStanding[],
  now: number,
): boolean {
  if (order.finishedAt === undefined || now <= settledFrom(order.finishedAt)) return false
  return !refunds.some((refund) => actors.some((by) => refundMovesOf(refund, by, now).length > 0))
}

/** The last moment at which a return can be asked for. */
export function settledFrom(finishedAt: number): number {
  return finishedAt + refundLimits.applyAfterReceipt
}
