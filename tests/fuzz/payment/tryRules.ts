import { TRANSFER_RECEIPT_DAYS, TRANSFER_SEARCH_DAYS } from '../../../packages/domain/src/constants.ts'
import { settleMoney } from '../../../packages/domain/src/payment/settleMoney.ts'
import { extendPaymentDeadline } from '../../../packages/domain/src/payment/paymentDeadline.ts'
import { moneyOfCents, centsNumber } from '../../../packages/domain/src/price/cents.ts'
import { chosen, DAY, MINUTE, picked, START } from './history.ts'
import type { PayCommand, PayHistory } from './history.ts'
import { judge } from './judge.ts'
import type { Seen, SeenOrder } from './judge.ts'

type Order = SeenOrder & { deal: number }
type Asked = { of: Order[]; cents: number; confirmed: boolean }
type Transfer = Asked & { state: 'waiting' | 'sent' | 'refused' }

/** The rules under test. A test may substitute wrong ones. */
export type PayRules = { settleMoney: typeof settleMoney; waitsUntil: typeof extendPaymentDeadline }
const mallRules: PayRules = { settleMoney, waitsUntil: extendPaymentDeadline }

/** Runs a history on the rules alone, with a mall in memory. Returns the errors found. */
export function tryPayRules({ turns }: PayHistory, rules: PayRules = mallRules): string[] {
  const mall = new ListMall(rules)
  for (const command of turns.flat()) {
    mall.carryOut(command)
    const wrong = judge(mall.seen())
    if (wrong.length) return [`${JSON.stringify(command)}: ${wrong.join('; ')}`]
  }
  return []
}

const namesOf = (orders: readonly Order[]) => orders.map(({ number }) => number).join()

class ListMall {
  readonly rules: PayRules
  constructor(rules: PayRules) {
    this.rules = rules
  }

  now = START
  orders: Order[] = []
  scans: Asked[] = []
  transfers: Transfer[] = []
  owed: Seen['owed'] = []
  taken = 0
  came = 0
  took = 0
  wentBack = 0

  seen(): Seen {
    const { now, orders, taken, came, owed, wentBack, took } = this
    return { now, orders, taken, came, owed, wentBack, took }
  }

  waiting(order: Order): boolean {
    return order.status === 1 && order.expires > this.now
  }

  close(order: Order): void {
    order.status = 6
    this.taken -= order.pieces
  }

  hold(orders: readonly Order[], days: number): void {
    for (const order of orders)
      if (this.waiting(order)) order.expires = this.rules.waitsUntil(order, this.now + days * DAY)
  }

  /** Receives money from outside. */
  receive(of: readonly Order[], cents: number): void {
    this.came += cents
    const dues = of.map((order) => ({
      orderNumber: order.number,
      actualTotal: moneyOfCents(order.cents),
      payable: this.waiting(order),
    }))
    const { paid, owed } = this.rules.settleMoney(moneyOfCents(cents), dues)
    for (const order of of)
      if (paid.includes(order.number)) Object.assign(order, { status: 2, by: 'outside' } satisfies Partial<Order>)
    if (Number(owed) > 0) this.owed.push({ cents: centsNumber(owed), returned: false })
  }

  carryOut(command: PayCommand): void {
    const sumOf = (of: readonly Order[]) => of.reduce((all, { cents }) => all + cents, 0)
    switch (command.kind) {
      case 'order': {
        const { cents, pieces, deal } = command
        const expires = this.now + (deal === 2 ? 15 : 30) * MINUTE
        const number = `o${this.orders.length}`
        this.orders.push({ number, created: this.now, expires, cents, pieces, deal, status: 1, by: undefined })
        this.taken += pieces
        break
      }
      case 'scan': {
        const of = chosen(this.orders, command.some)
        if (of.length && of.every((order) => this.waiting(order)))
          this.scans.push({ of, cents: sumOf(of), confirmed: false })
        break
      }
      case 'confirm': {
        const scan = picked(this.scans, command.pick)
        if (!scan || scan.confirmed) break
        scan.confirmed = true
        this.receive(scan.of, scan.cents)
        break
      }
      case 'transfer': {
        const of = chosen(this.orders, command.some)
        if (!of.length || of.some((order) => !this.waiting(order) || order.deal !== 0)) break
        if (this.transfers.some((made) => !made.confirmed && namesOf(made.of) === namesOf(of))) break
        this.hold(of, TRANSFER_RECEIPT_DAYS)
        this.transfers.push({ of, cents: sumOf(of), confirmed: false, state: 'waiting' })
        break
      }
      case 'receipt': {
        const transfer = picked(this.transfers, command.pick)
        if (!transfer || transfer.confirmed || !transfer.of.every((order) => this.waiting(order))) break
        if (transfer.state !== 'sent') this.hold(transfer.of, TRANSFER_SEARCH_DAYS)
        transfer.state = 'sent'
        break
      }
      case 'refuse': {
        const transfer = picked(this.transfers, command.pick)
        if (!transfer || transfer.confirmed || transfer.state !== 'sent') break
        transfer.state = 'refused'
        this.hold(transfer.of, TRANSFER_RECEIPT_DAYS)
        break
      }
      case 'receive': {
        const transfer = picked(this.transfers, command.pick)
        const cents = (transfer?.cents ?? 0) + command.cents
        if (!transfer || transfer.confirmed || cents <= 0) break
        transfer.confirmed = true
        this.receive(transfer.of, cents)
        break
      }
      case 'own': {
        const of = chosen(this.orders, command.some)
        if (!of.length || of.some((order) => !this.waiting(order))) break
        for (const order of of) Object.assign(order, { status: 2, by: 'own' } satisfies Partial<Order>)
        this.took += sumOf(of)
        break
      }
      case 'cancel': {
        const order = picked(this.orders, command.pick)
        if (order?.status === 1) this.close(order)
        break
      }
      case 'return': {
        const owed = picked(this.owed, command.pick)
        if (!owed || owed.returned) break
        owed.returned = true
        this.wentBack += owed.cents
        break
      }
      case 'wait':
        this.now += command.minutes * MINUTE
    }
    for (const order of this.orders) if (order.status === 1 && order.expires <= this.now) this.close(order)
  }
}
