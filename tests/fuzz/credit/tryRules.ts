import { applyCreditChange } from '../../../packages/domain/src/credit/creditAccount.ts'
import type { CreditAccount, CreditChange } from '../../../packages/domain/src/credit/creditAccount.ts'
import {
  closeMonth,
  closeMonths,
  creditRefusal,
  payCredit,
  returnCredit,
  chargeCredit,
} from '../../../packages/domain/src/credit/creditRules.ts'
import { DAY, START } from './history.ts'
import type { CreditHistory } from './history.ts'
import { judge, overdueAt } from './judge.ts'
import type { Seen } from './judge.ts'

/** Runs a history on the rules alone and returns the errors found. */
export function tryCreditRules({ limit, days, turns }: CreditHistory): string[] {
  let book: CreditAccount = { limit, days, stopped: false, used: 0, closed: undefined, running: undefined, open: [] }
  let now = START
  let used = 0
  const seen: Seen = { entries: [], bills: [] }
  const orders: { name: string; month: string; left: number }[] = []
  const write = (change: CreditChange, order?: string) => {
    book = applyCreditChange(book, change)
    seen.entries.push(...change.entries.map((entry) => ({ ...entry, order })))
    seen.bills.push(...change.bills)
  }
  for (const command of turns.flat()) {
    write(closeMonths(book, now))
    switch (command.kind) {
      case 'order': {
        const refusal = creditRefusal(book, command.cents, now)
        const right = overdueAt(seen, now)
          ? 'overdue'
          : book.stopped
            ? 'stopped'
            : used + command.cents > book.limit
              ? 'tooLittle'
              : undefined
        if (refusal?.why !== right) return [`refused as ${refusal?.why}, right is ${right}`]
        if (refusal) break
        const change = chargeCredit(book, command.cents, now)
        const name = `o${orders.length}`
        write(change, name)
        orders.push({ name, month: change.entries[0]!.month, left: command.cents })
        used += command.cents
        if (used > book.limit) return [`${used} used of ${book.limit}`]
        break
      }
      case 'return': {
        const order = orders[command.pick % (orders.length || 1)]
        const cents = order && Math.floor((order.left * command.part) / 4)
        if (!order || !cents) break
        write(returnCredit(book, order.month, cents, now), order.name)
        order.left -= cents
        used -= cents
        break
      }
      case 'pay': {
        const named = seen.bills.filter((_, at) => (at + command.pick) % 3 !== 0).map(({ month }) => month)
        if (!book.open.some(({ month }) => named.includes(month))) break
        write(payCredit(book, named, command.cents, now))
        used -= command.cents
        break
      }
      case 'wait':
        now += command.days * DAY
        break
      case 'bill':
        write(closeMonth(book, now))
        break
      case 'stop':
        book = { ...book, stopped: command.stopped }
        break
      case 'limit':
        book = { ...book, limit: command.cents }
    }
    const wrong = judge(seen)
    if (book.used !== used) wrong.push(`${book.used} used, ${used} is right`)
    if (wrong.length) return [`${JSON.stringify(command)}: ${wrong.join('; ')}`]
  }
  return []
}
