import { commissionStates, commissionSteps, isFinal, returnedOf } from '@millwright/domain/distribution/commission'
import type { CommissionState } from '@millwright/domain/distribution/commission'
import { walletOf } from '@millwright/domain/distribution/commissionLedger'
import type { LedgerEntry, Wallet } from '@millwright/domain/distribution/commissionLedger'
import { readWithdrawal } from '@millwright/domain/distribution/withdrawal'
import type { Money } from '@millwright/domain/money/money'
import { centsOf, centsText } from '@millwright/domain/money/wholeMoney'
import { paidByLine } from '@millwright/domain/order/refundTerms'
import type { MemoryOrder } from '../refund/memory.ts'

export type Ask = { do: 'ask'; cents: number } | { do: 'end'; pay: boolean } | { do: 'midnight' }
type Line = { orderItemId: string; state: CommissionState; paid: Money; rate: string; entries: LedgerEntry[] }

/** The commission on an order, computed in memory by the rules alone, with its distributor's withdrawals. */
export class MemoryCommission {
  order: MemoryOrder
  lines: Line[]
  payouts: LedgerEntry[] = []
  asked: Money[] = []
  today = 0

  constructor(order: MemoryOrder, rates: readonly string[]) {
    this.order = order
    const paid = paidByLine(order.order)
    this.lines = order.order.lines.map(({ orderItemId }, at) => ({
      orderItemId,
      state: commissionStates.unpaid,
      paid: paid[at]!,
      rate: rates[at % rates.length]!,
      entries: [],
    }))
  }

  wallet(): Wallet {
    return walletOf([...this.lines.flatMap(({ entries }) => entries), ...this.payouts])
  }

  follow(): void {
    const { order, refunds, now } = this.order
    const closed = order.status === 6
    const final = closed || isFinal(order, refunds, now)
    for (const line of this.lines) {
      const { unsettled } = walletOf(line.entries)
      const returned = returnedOf(line.orderItemId, refunds)
      const { state, entries } = commissionSteps({ ...line, unsettled }, { paid: true, closed, returned, final })
      line.state = state
      line.entries.push(...entries)
    }
  }

  carryOut(ask: Ask): void {
    if (ask.do === 'midnight') this.today = 0
    if (ask.do === 'ask') {
      const { settled } = this.wallet()
      const read = readWithdrawal(centsText(BigInt(ask.cents)), { settled, today: this.today })
      if ('problem' in read) return
      this.today++
      this.asked.push(read.amount)
      this.payouts.push({ move: 'withdraw', amount: read.amount })
    }
    if (ask.do === 'end') {
      const amount = this.asked.shift()
      if (amount) this.payouts.push({ move: ask.pay ? 'payOut' : 'giveBack', amount })
    }
  }

  /** Returns the violated invariants, computed in whole cents and independently of the rules. */
  wrong(): string[] {
    const wallet = this.wallet()
    const of = (amount: Money) => centsOf(amount)
    const said: string[] = []
    for (const [pot, amount] of Object.entries(wallet)) if (amount.includes('-')) said.push(`${pot} is ${amount}`)
    const out = of(wallet.paid) + of(wallet.held)
    const parts = of(wallet.unsettled) + of(wallet.void) + of(wallet.settled) + out
    if (parts !== of(wallet.earned)) said.push(`the parts are ${parts} of ${wallet.earned}`)
    const kept = this.kept()
    if (out + of(wallet.settled) > kept) said.push(`settled or paid out are more than the ${kept} that were earned`)
    if (this.lines.every(({ state }) => state === commissionStates.settled || state === commissionStates.void)) {
      const settled = out + of(wallet.settled)
      // With a single rate the sum is exact, except that each line rounds down.
      if (new Set(this.lines.map(({ rate }) => rate)).size === 1 && settled + BigInt(this.lines.length) < kept)
        said.push(`only ${settled} of ${kept} were settled`)
      if (of(wallet.unsettled) !== 0n) said.push(`${wallet.unsettled} wait for nothing`)
    }
    return said
  }

  /**
   * Returns the maximum commission in cents: the money for the goods of each line that was not refunded, times the
   * line's rate.
   */
  private kept(): bigint {
    const { refunds } = this.order
    const back = refunds.reduce(
      (sum, { state, amount, freight }) => sum + (state === 'refunded' ? centsOf(amount) - centsOf(freight) : 0n),
      0n,
    )
    const rates = new Set(this.lines.map(({ rate }) => rate))
    const paid = this.lines.reduce((sum, line) => sum + centsOf(line.paid), 0n)
    const [rate = '0'] = rates
    if (rates.size === 1) return share(paid - back, rate)
    return this.lines.reduce((sum, line) => {
      const mine = refunds
        .filter(({ state, lines }) => state === 'refunded' && lines.some((one) => one.orderItemId === line.orderItemId))
        .reduce((cents, { lines, amount, freight }) => {
          // A refund of one line reduces its worth by the amount. In a whole-order refund each line's worth is the
          // upper bound.
          const [only] = lines
          return cents + (lines.length === 1 && only ? centsOf(amount) - centsOf(freight) : 0n)
        }, 0n)
      return sum + share(centsOf(line.paid) - mine, line.rate)
    }, 0n)
  }
}

/** Returns a percentage in whole cents, rounded down. `rate` is a percentage with two decimals, such as `"5.00"`. */
function share(cents: bigint, rate: string): bigint {
  return (cents * BigInt(Math.round(Number(rate) * 100))) / 10_000n
}
