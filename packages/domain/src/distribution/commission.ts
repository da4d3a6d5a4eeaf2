import type { Money } from '../money/money.ts'
import { shareOut } from '../money/shareOut.ts'
import { centsOf, centsText } from '../money/wholeMoney.ts'
import { refundLimits, allowedRefundTransitions } from '../order/refundMachine.ts'
import type { RefundActor, RefundStanding } from '../order/refundMachine.ts'
import type { RefundClaim } from '../order/refundClaim.ts'
import type { LedgerEntry } from './commissionLedger.ts'

/** The API's number for each commission state (api.md 1.2). */
export const commissionStates = { unpaid: 0, unsettled: 1, settled: 2, void: -1 } as const
export type CommissionState = (typeof commissionStates)[keyof typeof commissionStates]

/** The commission on an order line. `paid` is the price of its goods after discounts, without freight. */
export type CommissionLine = {
  state: CommissionState
  paid: Money
  /** Percent with at most two decimals: `"5.00"`. */
  rate: string
  unsettled: Money
}

/** The state of the line's order. */
export type CommissionFacts = {
  paid: boolean
  /** Whether the order is closed. A paid order is closed once all of it has been refunded. */
  closed: boolean
  /** The refunded part of the line, in yuan. */
  returned: Money
  /** Whether no refund is possible any more (`isFinal`). */
  final: boolean
}

/** Returns a percentage of an amount, rounded down to the cent, so that no unearned cent is promised. */
export function commissionOn(amount: Money, rate: string): Money {
  const hundredths = centsOf(rate)
  return centsText((centsOf(amount) * hundredths) / 10_000n)
}

/**
 * Returns the ledger entries for a line and its new state. Commission is earned when the order is paid, reduced by
 * refunds, and settled when no refund is possible any more. Idempotent: the same facts add no entry twice.
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

/**
 * Returns the refunded money of a line. A refund is divided among its lines in proportion to the worth of their goods.
 */
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

/**
 * Returns whether an order is received, its return window is over, and no refund can still change. Times are epoch
 * milliseconds.
 */
export function isFinal(
  order: { finishedAt?: number | undefined },
  refunds: readonly RefundStanding[],
  now: number,
): boolean {
  if (order.finishedAt === undefined || now <= settledFrom(order.finishedAt)) return false
  return !refunds.some((refund) => actors.some((by) => allowedRefundTransitions(refund, by, now).length > 0))
}

/** Returns the last time at which a refund can be requested. */
export function settledFrom(finishedAt: number): number {
  return finishedAt + refundLimits.applyAfterReceipt
}
