import { paidOf } from './history.ts'
import type { Bought, Seen } from './history.ts'

type State = Seen['refunds'][number]['state']

/** The allowed transitions, written by hand from the requirement instead of the state machine (R6.07). */
const after: Record<State, readonly State[]> = {
  applied: ['accepted', 'refused', 'withdrawn'],
  accepted: ['refunded', 'shipped', 'withdrawn', 'closed'],
  shipped: ['received'],
  received: ['refunded', 'moneyOffered', 'exchangeSent'],
  moneyOffered: ['received', 'refunded', 'exchangeSent'],
  exchangeSent: ['exchanged'],
  refused: ['platformIn'],
  platformIn: ['accepted', 'platformRefused', 'withdrawn'],
  refunded: [],
  exchanged: [],
  withdrawn: [],
  platformRefused: [],
  closed: [],
}
const waiting: readonly State[] = [
  'applied',
  'accepted',
  'shipped',
  'received',
  'moneyOffered',
  'exchangeSent',
  'platformIn',
]
const gone: readonly State[] = [...waiting, 'refunded']

/**
 * Whether a state is the same or reachable in any number of steps. Concurrent commands and the clock may take several.
 */
function reaches(from: State, to: State, seen = new Set<State>()): boolean {
  if (from === to) return true
  if (seen.has(from)) return false
  seen.add(from)
  return after[from].some((next) => reaches(next, to, seen))
}

/**
 * Returns a function that checks the invariants of an order in its current state and returns the violations. It
 * remembers the earlier states of the order.
 */
export function judge(bought: Bought) {
  const paid = paidOf(bought)
  let before: Seen | undefined
  /**
   * Refunds by index: those whose goods reached the seller, those whose replacement was sent, and those whose unsent
   * pieces returned to stock.
   */
  const cameBack = new Set<number>()
  const leftAgain = new Set<number>()
  const freed = new Set<number>()
  return (now: Seen): string[] => {
    const wrong: string[] = []
    const hold = (so: boolean, says: string) => {
      if (!so) wrong.push(says)
    }
    for (const [at, refund] of now.refunds.entries()) {
      const was = before?.refunds[at]
      if (was) hold(reaches(was.state, refund.state), `${at}: ${was.state} became ${refund.state}`)
      hold(
        waiting.includes(refund.state) === (refund.due !== null) || refund.state === 'refused',
        `${at}: ${refund.state} without a time`,
      )
      const goods = refund.kind !== 'money'
      if (goods && ['received', 'moneyOffered', 'exchangeSent', 'exchanged', 'refunded'].includes(refund.state))
        cameBack.add(at)
      if (['exchangeSent', 'exchanged'].includes(refund.state)) leftAgain.add(at)
      if (!goods && refund.unsent && ['accepted', 'refunded'].includes(refund.state)) freed.add(at)
      hold(
        refund.kind === 'money' || refund.state !== 'refunded' || !leftAgain.has(at),
        `${at}: exchanged and paid back`,
      )
      hold(
        goods || !['shipped', 'received', 'moneyOffered', 'exchangeSent', 'exchanged'].includes(refund.state),
        `${at}: money went the way of goods`,
      )
    }
    hold(now.refunds.length >= (before?.refunds.length ?? 0), 'a refund is gone')

    // Pieces by line: the stock grows by unsent and returned pieces and shrinks by those that leave for exchanges.
    for (const [line, { quantity }] of bought.lines.entries()) {
      const count = (which: ReadonlySet<number>) =>
        [...which]
          .flatMap((at) => now.refunds[at]!.lines)
          .reduce((sum, one) => sum + (one.line === line ? one.quantity : 0), 0)
      const stock = bought.stock + count(freed) + count(cameBack) - count(leftAgain)
      hold(now.stock[line] === stock, `line ${line}: ${now.stock[line]} in stock, ${stock} are right`)
      hold(now.shipped[line]! + count(freed) <= quantity, `line ${line}: more left than was bought`)
      const atBuyer = now.shipped[line]! - count(cameBack) + count(leftAgain)
      hold(atBuyer >= 0 && atBuyer <= quantity, `line ${line}: ${atBuyer} pieces are with the buyer`)
      const held = now.refunds.filter(({ state }) => gone.includes(state)).flatMap(({ lines }) => lines)
      const pieces = held.reduce((sum, one) => sum + (one.line === line ? one.quantity : 0), 0)
      hold(pieces <= quantity, `line ${line}: ${pieces} of ${quantity} are asked for`)
    }

    // Each refund is paid back once, with the agreed amount, and all refunds together never exceed the amount paid. If
    // everything is returned in full, the whole amount is paid back.
    const refunded = now.refunds.flatMap(({ state }, at) => (state === 'refunded' ? [at] : []))
    // An agreed price reduction leaves the goods with the buyer.
    const given = refunded.filter((at) => {
      const { kind, unsent, amount, freight, lines } = now.refunds[at]!
      return kind !== 'money' || unsent || amount - freight >= lines.reduce((sum, { worth }) => sum + worth, 0)
    })
    const all = bought.lines.every(
      ({ quantity }, line) =>
        given
          .flatMap((at) => now.refunds[at]!.lines)
          .reduce((sum, one) => sum + (one.line === line ? one.quantity : 0), 0) === quantity,
    )
    hold(
      now.back.length === refunded.length &&
        refunded.every((at) => now.back.filter(({ refund }) => refund === at).length === 1),
      'paid back other than once',
    )
    for (const { refund, cents } of now.back)
      hold(now.refunds[refund]?.amount === cents, `${refund}: paid back other than agreed`)
    const held = now.refunds.filter(({ state }) => gone.includes(state))
    const total = now.back.reduce((sum, { cents }) => sum + cents, 0)
    hold(
      all || refunded.every((at) => now.refunds[at]!.freight === 0),
      'the freight came back, and not all of the goods',
    )
    hold(total <= paid, `${total} of ${paid} paid back`)
    hold(held.reduce((sum, { amount }) => sum + amount, 0) <= paid, 'more is asked for than was paid')
    hold(held.reduce((sum, { freight }) => sum + freight, 0) <= bought.freight, 'the freight came back twice')
    for (const { amount, lines, freight } of held)
      hold(amount <= lines.reduce((sum, { worth }) => sum + worth, 0) + freight, 'more than its pieces are worth')
    hold(
      (now.status === 6) === all && (now.closeType === 2) === all,
      `all is ${all ? '' : 'not '}given back, and the order's status ${now.status}`,
    )
    if (all) {
      const worth = refunded.flatMap((at) => now.refunds[at]!.lines).reduce((sum, one) => sum + one.worth, 0)
      hold(worth === paid - bought.freight, `the lines add up to ${worth}, ${paid - bought.freight} were paid`)
    }
    before = structuredClone(now)
    return wrong
  }
}
