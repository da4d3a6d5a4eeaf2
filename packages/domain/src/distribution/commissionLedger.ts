import type { Money } from '../money/money.ts'
import { centsOf, centsText } from '../money/wholeMoney.ts'

/**
 * The states of commission. Every earned amount is in exactly one state, so the states add up to the earned commission.
 */
export const commissionBuckets = ['unsettled', 'void', 'settled', 'held', 'paid'] as const
export type CommissionBucket = (typeof commissionBuckets)[number]

/** The moves of the ledger. Each entry moves an amount from one state to another. Entries never change. */
export const ledgerMoves = {
  earn: { from: undefined, to: 'unsettled' },
  reduce: { from: 'unsettled', to: 'void' },
  settle: { from: 'unsettled', to: 'settled' },
  withdraw: { from: 'settled', to: 'held' },
  payOut: { from: 'held', to: 'paid' },
  /** A withdrawal was refused, or the bank returned it. */
  giveBack: { from: 'held', to: 'settled' },
} as const satisfies Record<string, { from: CommissionBucket | undefined; to: CommissionBucket }>
export type LedgerMove = keyof typeof ledgerMoves
export type LedgerEntry = { move: LedgerMove; amount: Money }

export type Wallet = Record<CommissionBucket, Money> & { earned: Money }

/** Returns the amount in each state, from entries or from their sums by move. */
export function walletOf(entries: Iterable<LedgerEntry>): Wallet {
  const cents: Record<CommissionBucket, bigint> = { unsettled: 0n, void: 0n, settled: 0n, held: 0n, paid: 0n }
  let earned = 0n
  for (const { move, amount } of entries) {
    const { from, to }: { from: CommissionBucket | undefined; to: CommissionBucket } = ledgerMoves[move]
    const whole = centsOf(amount)
    if (from) cents[from] -= whole
    else earned += whole
    cents[to] += whole
  }
  const of = (pot: CommissionBucket) => centsText(cents[pot])
  return {
    unsettled: of('unsettled'),
    void: of('void'),
    settled: of('settled'),
    held: of('held'),
    paid: of('paid'),
    earned: centsText(earned),
  }
}
