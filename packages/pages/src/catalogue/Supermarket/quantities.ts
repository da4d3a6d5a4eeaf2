import { readQuantity } from '@millwright/domain/account/validation'
import type { QuantityProblem } from '@millwright/domain/account/validation'
import type { Money } from '@millwright/domain/money/money'
import { moneyOfCents, centsNumber } from '@millwright/domain/price/cents'
import { lineTotal } from '@millwright/domain/price/price'
import type { MarketRow } from './Supermarket.load.ts'

/** The state of a row. The quantity is 0 if nothing is typed. */
export type RowState = { quantity: number; amount?: Money; problem?: { problem: QuantityProblem; bound: number } }
export type Total = { lines: number; amount: Money }

const nothing: RowState = { quantity: 0 }

/** Returns the state of a row for a typed quantity, by the price engine. */
function rowState(row: MarketRow, typed: string): RowState {
  if (!typed.trim()) return nothing
  const read = readQuantity(typed, row)
  if ('problem' in read) return { quantity: 0, problem: read }
  return { quantity: read.quantity, amount: lineTotal(row, read.quantity) }
}

/**
 * A store of the typed quantities. Every change notifies all listeners, and each compares its own snapshot, so that of
 * two hundred rows only the edited row and the total re-render.
 */
export class Quantities {
  private readonly states = new Map<string, RowState>()
  private readonly listeners = new Set<() => void>()
  private sum: Total = { lines: 0, amount: moneyOfCents(0) }
  private rows: ReadonlyMap<string, MarketRow>

  constructor(rows: readonly MarketRow[], typed: Readonly<Record<string, string>> = {}) {
    this.rows = new Map(rows.map((row) => [row.skuId, row]))
    for (const [skuId, text] of Object.entries(typed)) this.put(skuId, text)
    this.settle()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
  stateOf(skuId: string): RowState {
    return this.states.get(skuId) ?? nothing
  }
  readonly total = (): Total => this.sum

  /** Sets several quantities with one notification. */
  type(typed: Iterable<readonly [skuId: string, text: string]>): void {
    for (const [skuId, text] of typed) this.put(skuId, text)
    this.settle()
    for (const listener of this.listeners) listener()
  }

  private put(skuId: string, text: string): void {
    const row = this.rows.get(skuId)
    const state = row ? rowState(row, text) : nothing
    if (state === nothing) this.states.delete(skuId)
    else this.states.set(skuId, state)
  }

  private settle(): void {
    let [lines, cents] = [0, 0]
    for (const { amount } of this.states.values()) {
      if (amount === undefined) continue
      lines++
      cents += centsNumber(amount)
    }
    this.sum = { lines, amount: moneyOfCents(cents) }
  }
}
