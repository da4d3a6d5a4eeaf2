import { money } from '@millwright/domain/money/money'
import { centsOf } from '@millwright/domain/money/wholeMoney'
import { renewClaim, claimRefund, claimToPay, isPayoutPending } from '@millwright/domain/order/refundClaim'
import { refundDue, refundEffects, refundTransition } from '@millwright/domain/order/refundMachine'
import type { RefundActor, RefundEvent } from '@millwright/domain/order/refundMachine'
import { isAllRefunded, piecesToSend, maxRefund, refundTerms } from '@millwright/domain/order/refundTerms'
import type { BoughtOrder, ExistingRefund } from '@millwright/domain/order/refundTerms'
import { HOUR, paidOf, START } from './history.ts'
import type { Bought, Command, Seen, Turn, Typed, World } from './history.ts'

type Kept = ExistingRefund & { due: number | undefined; parcel: number }

const yuan = (cents: number) => money((cents / 100).toFixed(2))
const cents = (amount: string) => Number(centsOf(amount as ExistingRefund['freight']))

/** Returns the input of a refund application in the order's current state: a share of the refundable amount. */
export function typedFor(
  order: BoughtOrder,
  made: readonly ExistingRefund[],
  command: Command & { do: 'apply' },
  now: number,
): Typed {
  const orderItemId = command.line === 'whole' ? undefined : String(command.line % order.lines.length)
  const terms = refundTerms(order, made, orderItemId, now)
  const pieces = typeof terms !== 'string' && command.line === 'whole' ? terms.maxPieces : command.pieces
  const most = typeof terms === 'string' ? 0 : cents(maxRefund(terms, Math.max(0, pieces)))
  const amount = command.share > 1 ? most + 1 : Math.floor(most * command.share)
  return { orderItemId, pieces, amount: yuan(amount) }
}

/** An order in memory that follows the domain's rules, one command after another. */
export class MemoryOrder implements World {
  order: BoughtOrder
  refunds: Kept[] = []
  stock: number[]
  back: Seen['back'] = []
  closeType: number | null = null
  parcels = 0
  now = START

  constructor(bought: Bought) {
    this.order = {
      status: 2,
      orderType: 0,
      paid: yuan(paidOf(bought)),
      freight: yuan(bought.freight),
      lines: bought.lines.map(({ quantity, cents: amount }, at) => ({
        orderItemId: String(at),
        quantity,
        shipped: 0,
        amount: yuan(amount),
      })),
    }
    this.stock = bought.lines.map(() => bought.stock)
  }

  copy(): MemoryOrder {
    return Object.assign(Object.create(MemoryOrder.prototype) as MemoryOrder, structuredClone({ ...this }))
  }

  async run(turn: Turn): Promise<boolean[]> {
    return turn.map((command) => this.carryOut(command))
  }

  carryOut(command: Command): boolean {
    switch (command.do) {
      case 'apply':
        return this.apply(command)
      case 'press':
        return this.press(command.press.refund, command.press.event, command.press.by)
      case 'next':
        return false
      case 'ship':
        return this.ship(command.pieces)
      case 'receive':
        if (this.order.status !== 3) return false
        this.order = { ...this.order, status: 5, finishedAt: this.now }
        return true
      case 'tick':
        this.now += command.hours * HOUR
        for (const [index, { due }] of this.refunds.entries())
          if (due !== undefined && due <= this.now) this.step(index, 'timeout', 'clock')
        return true
    }
  }

  apply(command: Command & { do: 'apply' }): boolean {
    const { orderItemId, pieces, amount } = command.typed ?? typedFor(this.order, this.refunds, command, this.now)
    const claim = claimRefund(this.order, this.refunds, { orderItemId, kind: command.kind, pieces, amount }, this.now)
    if (typeof claim === 'string') return false
    const state = 'applied'
    this.refunds.push({ ...claim, state, due: refundDue({ kind: claim.kind, state }, this.now), parcel: 0 })
    return true
  }

  press(index: number, event: RefundEvent, by: RefundActor): boolean {
    if (!this.refunds[index]) return false
    this.step(index, 'timeout', 'clock')
    return this.step(index, event, by)
  }

  step(index: number, event: RefundEvent, by: RefundActor): boolean {
    const refund = this.refunds[index]!
    const move = refundTransition(refund, event, by, this.now)
    if (!move) return false
    const others = this.refunds.filter((one) => one !== refund)
    const next: Kept = { ...refund }
    let { stock } = this
    for (const effect of refundEffects(move, refund)) {
      switch (effect) {
        case 'claim': {
          const claim = renewClaim(this.order, others, refund)
          if (typeof claim === 'string') return false
          Object.assign(next, claim)
          break
        }
        case 'restock':
          stock = this.stocked(stock, refund, 1)
          break
        case 'takeStock':
          stock = this.stocked(stock, refund, -1)
          if (stock.some((pieces) => pieces < 0)) return false
          break
        case 'payBack': {
          const { passedOn, ...claim } = claimToPay(this.order, others, refund)
          Object.assign(next, claim)
          const carrier = others.find(isPayoutPending)
          if (carrier) {
            carrier.amount = yuan(cents(carrier.amount) + cents(passedOn))
            carrier.freight = yuan(cents(carrier.freight) + cents(passedOn))
          }
          this.back.push({ refund: index, cents: cents(next.amount) })
        }
      }
    }
    this.stock = stock
    const due = event === 'amend' ? refund.due : refundDue({ kind: next.kind, state: move.to }, this.now)
    this.refunds[index] = { ...next, state: move.to, due }
    this.settle()
    return true
  }

  stocked(stock: readonly number[], { lines }: ExistingRefund, sign: 1 | -1): number[] {
    return stock.map(
      (pieces, at) => pieces + sign * (lines.find(({ orderItemId }) => orderItemId === String(at))?.quantity ?? 0),
    )
  }

  ship(wanted: readonly number[]): boolean {
    if (![2, 3].includes(this.order.status) || this.parcels >= 10) return false
    const chosen = this.order.lines.map((line, at) => Math.min(piecesToSend(line, this.refunds), wanted[at] ?? 0))
    if (!chosen.some((pieces) => pieces > 0)) return false
    this.parcels++
    this.order = {
      ...this.order,
      lines: this.order.lines.map((line, at) => ({ ...line, shipped: line.shipped + Math.max(0, chosen[at]!) })),
    }
    this.settle()
    return true
  }

  settle(): void {
    if (isAllRefunded(this.order, this.refunds)) {
      if (this.order.status !== 6) this.closeType = 2
      this.order = { ...this.order, status: 6 }
      return
    }
    const never = this.refunds.filter(({ unsent, state }) => unsent && (state === 'accepted' || state === 'refunded'))
    const gone = (at: string) =>
      never.flatMap(({ lines }) => lines).reduce((sum, line) => sum + (line.orderItemId === at ? line.quantity : 0), 0)
    const open = this.order.lines.some(({ orderItemId, quantity, shipped }) => shipped + gone(orderItemId) < quantity)
    if (!open && this.order.status === 2 && this.order.lines.some(({ shipped }) => shipped > 0))
      this.order = { ...this.order, status: 3 }
  }

  async see(): Promise<Seen> {
    return this.seen()
  }

  seen(): Seen {
    return {
      status: this.order.status,
      closeType: this.closeType,
      stock: this.stock,
      shipped: this.order.lines.map(({ shipped }) => shipped),
      refunds: this.refunds.map(({ kind, state, unsent, whole, amount, freight, due, lines }) => ({
        kind,
        state,
        unsent,
        whole,
        amount: cents(amount),
        freight: cents(freight),
        due: due ?? null,
        lines: lines.map(({ orderItemId, quantity, worth }) => ({
          line: Number(orderItemId),
          quantity,
          worth: cents(worth),
        })),
      })),
      back: this.back.toSorted((a, b) => a.refund - b.refund),
      now: this.now,
    }
  }
}
