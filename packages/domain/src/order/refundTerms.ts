import { centsOf, centsText } from '../money/wholeMoney.ts'
import type { Money } from '../money/money.ts'
import { shareOut } from '../money/shareOut.ts'
import { orderStatuses } from './orderStatus.ts'
import { isRunning, refundLimits, refundStates } from './refundMachine.ts'
import type { RefundKind, RefundState } from './refundMachine.ts'

/** A line of an order: pieces bought, pieces sent, and its cost before reductions of the whole order. */
export type BoughtLine = { orderItemId: string; quantity: number; shipped: number; amount: Money }
/** The facts of an order for the refund rules. Times are epoch milliseconds, money is yuan. */
export type BoughtOrder = {
  status: number
  orderType: number
  /** The total paid, including freight. */
  paid: Money
  freight: Money
  finishedAt?: number | undefined
  lines: readonly BoughtLine[]
}
/** A refund of the order in any state, with its pieces and their worth by line. */
export type ExistingRefund = {
  kind: RefundKind
  state: RefundState
  whole: boolean
  /** Whether the pieces were unsent at the request. The shop does not send them while the refund reserves them. */
  unsent: boolean
  /** The requested or repaid amount, including freight. */
  amount: Money
  /** The part of the freight in `amount`. */
  freight: Money
  lines: readonly { orderItemId: string; quantity: number; worth: Money }[]
}

export type RefundProblem =
  | 'notPaid'
  | 'grouping'
  | 'orderClosed'
  | 'pointsOrder'
  | 'windowOver'
  | 'wholeRunning'
  | 'itemRunning'
  | 'partRefunded'
  | 'partSent'
  | 'nothingLeft'

/** The terms of a refund of one line or of the whole order. */
export type RefundTerms = {
  kinds: RefundKind[]
  maxPieces: number
  /**
   * The remaining money paid for the `left` pieces, without freight. `freight` is added only with the order's last
   * pieces.
   */
  worth: Money
  left: number
  freight: Money
  unsent: boolean
}

const everyKind: RefundKind[] = ['money', 'goods', 'exchange']
const holds = ({ state }: ExistingRefund) => refundStates[state].holds
const cents = (amounts: readonly Money[]) => amounts.reduce((sum, amount) => sum + centsOf(amount), 0n)

/** Returns the money paid for each line in order, without freight, with reductions of the whole order shared out. */
export function paidByLine({ paid, freight, lines }: Pick<BoughtOrder, 'paid' | 'freight' | 'lines'>): Money[] {
  const shares = shareOut(
    centsOf(paid) - centsOf(freight),
    lines.map(({ amount }) => centsOf(amount)),
  )
  return shares.map(centsText)
}

/** Returns the worth of a number of pieces. The last pieces have the rest of `worth`, to the cent. */
export function refundWorth({ worth, left }: Pick<RefundTerms, 'worth' | 'left'>, pieces: number): Money {
  if (pieces >= left) return worth
  return centsText(shareOut(centsOf(worth), [BigInt(Math.max(0, pieces)), BigInt(left - Math.max(0, pieces))])[0]!)
}

/** Returns the maximum refund for a number of pieces. Freight is refunded with the last pieces. */
export function maxRefund(terms: Pick<RefundTerms, 'worth' | 'left' | 'freight'>, pieces: number): Money {
  const freight = pieces >= terms.left ? centsOf(terms.freight) : 0n
  return centsText(centsOf(refundWorth(terms, pieces)) + freight)
}

/** Returns the number of a line's unsent pieces that no refund withholds. */
export function piecesToSend(
  line: Pick<BoughtLine, 'orderItemId' | 'quantity' | 'shipped'>,
  made: readonly ExistingRefund[],
) {
  return (
    line.quantity -
    line.shipped -
    taken(
      line.orderItemId,
      made.filter(({ unsent }) => unsent),
    )
  )
}

/**
 * Returns the terms on which a refund can be requested, or the problem. Before shipment only money is refunded, a whole
 * order and its parts exclude each other, and the window ends seven days after receipt. A failed group is refunded
 * automatically.
 */
export function refundTerms(
  order: BoughtOrder,
  made: readonly ExistingRefund[],
  orderItemId: string | undefined,
  now: number,
): RefundTerms | RefundProblem {
  const { status, orderType, finishedAt } = order
  if (status === orderStatuses.closed) return 'orderClosed'
  if (status === orderStatuses.unpaid) return 'notPaid'
  if (status === orderStatuses.grouping) return 'grouping'
  if (orderType === 3) return 'pointsOrder'
  if (finishedAt !== undefined && now > finishedAt + refundLimits.applyAfterReceipt) return 'windowOver'
  const running = made.filter(({ state }) => isRunning(state))
  if (running.some(({ whole }) => whole)) return 'wholeRunning'
  return orderItemId === undefined ? wholeTerms(order, made, running) : lineTerms(order, made, orderItemId)
}

function wholeTerms(
  order: BoughtOrder,
  made: readonly ExistingRefund[],
  running: readonly ExistingRefund[],
): RefundTerms | RefundProblem {
  if (running.length) return 'itemRunning'
  if (made.some(holds)) return 'partRefunded'
  const sent = order.lines.filter(({ shipped }) => shipped > 0).length
  const whole = order.lines.every(({ shipped, quantity }) => shipped === quantity)
  if (sent && !whole) return 'partSent'
  const pieces = order.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    kinds: sent ? everyKind : ['money'],
    maxPieces: pieces,
    left: pieces,
    worth: centsText(centsOf(order.paid) - centsOf(order.freight)),
    freight: order.freight,
    unsent: !sent,
  }
}

function lineTerms(
  order: BoughtOrder,
  made: readonly ExistingRefund[],
  orderItemId: string,
): RefundTerms | RefundProblem {
  const at = order.lines.findIndex((line) => line.orderItemId === orderItemId)
  const line = order.lines[at]
  if (!line) return 'nothingLeft'
  const left = line.quantity - taken(orderItemId, made)
  if (left <= 0) return 'nothingLeft'
  const worth = centsOf(paidByLine(order)[at]!) - cents(worthsOf(orderItemId, made))
  const toSend = piecesToSend(line, made)
  return {
    kinds: toSend > 0 ? ['money'] : everyKind,
    maxPieces: toSend > 0 ? Math.min(toSend, left) : left,
    left,
    worth: centsText(worth),
    freight: othersGone(order, made, orderItemId) ? freightLeft(order, made) : centsText(0n),
    unsent: toSend > 0,
  }
}

/** Returns whether all other pieces are refunded or claimed for money. Exchanged pieces stay with the buyer. */
function othersGone(order: BoughtOrder, made: readonly ExistingRefund[], orderItemId: string): boolean {
  return (
    !made.some((one) => one.kind === 'exchange' && holds(one)) &&
    areAllPiecesClaimed({ lines: order.lines.filter((line) => line.orderItemId !== orderItemId) }, made)
  )
}

/** Returns whether a refund is a price difference for goods that stay with the buyer. */
export function isDifference({ kind, unsent, amount, freight, lines }: Omit<ExistingRefund, 'state'>): boolean {
  return kind === 'money' && !unsent && centsOf(amount) - centsOf(freight) < cents(lines.map(({ worth }) => worth))
}

/** Returns whether every piece is refunded or claimed for its full price. */
export function areAllPiecesClaimed({ lines }: Pick<BoughtOrder, 'lines'>, made: readonly ExistingRefund[]): boolean {
  const forMoney = made.filter((one) => one.kind !== 'exchange' && !isDifference(one))
  return lines.every((line) => taken(line.orderItemId, forMoney) === line.quantity)
}

/** Returns the freight that no refund has claimed. */
export function freightLeft(order: Pick<BoughtOrder, 'freight'>, made: readonly ExistingRefund[]): Money {
  return centsText(centsOf(order.freight) - cents(made.filter(holds).map(({ freight }) => freight)))
}

/** Returns the order's `refundStatus`: 1 applying, 2 success, 3 partial, 4 failed, -1 closed (api.md 1.2). */
export function refundStatusOf(
  { lines }: Pick<BoughtOrder, 'lines'>,
  made: readonly ExistingRefund[],
): number | undefined {
  if (made.some(({ state }) => isRunning(state))) return 1
  if (isAllRefunded({ lines }, made)) return 2
  if (made.some(({ state }) => state === 'refunded' || state === 'exchanged')) return 3
  if (made.some(({ state }) => state === 'refused' || state === 'platformRefused')) return 4
  return made.length ? -1 : undefined
}

/** Returns whether every piece was refunded. */
export function isAllRefunded({ lines }: Pick<BoughtOrder, 'lines'>, made: readonly ExistingRefund[]): boolean {
  const refunded = made.filter((one) => one.state === 'refunded' && !isDifference(one))
  return lines.length > 0 && lines.every((line) => pieces(line.orderItemId, refunded) === line.quantity)
}

/** Pieces of a line by what became of them: given back for money, in an open refund, or exchanged. */
export type LineReturns = { returned: number; running: number; exchanged: number }

/** Returns what became of a line's pieces. A price difference leaves the pieces with the buyer. */
export function lineReturns(orderItemId: string, made: readonly ExistingRefund[]): LineReturns {
  const of = (which: (one: ExistingRefund) => boolean) => pieces(orderItemId, made.filter(which))
  return {
    returned: of((one) => one.state === 'refunded' && !isDifference(one)),
    running: of(({ state }) => isRunning(state)),
    exchanged: of(({ state }) => state === 'exchanged'),
  }
}

const taken = (orderItemId: string, made: readonly ExistingRefund[]) => pieces(orderItemId, made.filter(holds))

function pieces(orderItemId: string, made: readonly Pick<ExistingRefund, 'lines'>[]): number {
  return made
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => sum + (line.orderItemId === orderItemId ? line.quantity : 0), 0)
}

function worthsOf(orderItemId: string, made: readonly ExistingRefund[]): Money[] {
  return made
    .filter(holds)
    .flatMap(({ lines }) => lines)
    .flatMap((line) => (line.orderItemId === orderItemId ? [line.worth] : []))
}
