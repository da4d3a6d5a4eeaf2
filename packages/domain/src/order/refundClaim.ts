import type { Money } from '../money/money.ts'
import { centsOf, centsText } from '../money/wholeMoney.ts'
import { isRunning } from './refundMachine.ts'
import type { RefundKind } from './refundMachine.ts'
import { areAllPiecesClaimed, freightLeft, paidByLine, maxRefund, refundTerms, refundWorth } from './refundTerms.ts'
import type { BoughtOrder, ExistingRefund, RefundProblem } from './refundTerms.ts'

/** A requested refund: pieces of one line, or the whole order without `orderItemId`. `amount` is yuan. */
export type RefundRequest = { orderItemId?: string | undefined; kind: RefundKind; pieces: number; amount: Money }
/** The pieces and the money that a refund reserves. */
export type RefundClaim = Omit<ExistingRefund, 'state'>
export type ClaimProblem = RefundProblem | 'kindNot' | 'piecesNot' | 'amountNot'

/**
 * Returns the claim of a requested refund, or the problem. An exchange reserves the worth of its pieces without
 * freight.
 */
export function claimRefund(
  order: BoughtOrder,
  made: readonly ExistingRefund[],
  { orderItemId, kind, pieces, amount }: RefundRequest,
  now: number,
): RefundClaim | ClaimProblem {
  const terms = refundTerms(order, made, orderItemId, now)
  if (typeof terms === 'string') return terms
  const whole = orderItemId === undefined
  if (!terms.kinds.includes(kind)) return 'kindNot'
  if (!Number.isInteger(pieces) || pieces < 1 || pieces > terms.maxPieces || (whole && pieces !== terms.maxPieces))
    return 'piecesNot'
  const worth = refundWorth(terms, pieces)
  const most = maxRefund(terms, pieces)
  const asked = kind === 'exchange' ? worth : amount
  if (!isAmount(asked) || centsOf(asked) > centsOf(most) || (centsOf(asked) === 0n && centsOf(most) > 0n))
    return 'amountNot'
  const paid = paidByLine(order)
  const over = centsOf(asked) - centsOf(worth)
  return {
    kind,
    whole,
    unsent: terms.unsent,
    amount: asked,
    freight: centsText(over > 0n ? over : 0n),
    lines: whole
      ? order.lines.map((line, at) => ({
          orderItemId: line.orderItemId,
          quantity: line.quantity,
          worth: paid[at]!,
        }))
      : [{ orderItemId, quantity: pieces, worth }],
  }
}

/**
 * Renews a claim when the buyer appeals to the mall after a refusal, with the pieces and the money that no other refund
 * reserves now. Returns the problem if the refund is no longer possible.
 */
export function renewClaim(
  order: BoughtOrder,
  made: readonly ExistingRefund[],
  before: RefundClaim,
): RefundClaim | ClaimProblem {
  const orderItemId = before.whole ? undefined : before.lines[0]?.orderItemId
  const late = { ...order, finishedAt: undefined }
  const terms = refundTerms(late, made, orderItemId, 0)
  if (typeof terms === 'string') return terms
  const pieces = before.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  if (pieces > terms.left) return 'piecesNot'
  const worth = refundWorth(terms, pieces)
  const most = maxRefund(terms, pieces)
  const amount = centsOf(before.amount) < centsOf(most) ? before.amount : most
  const over = centsOf(amount) - centsOf(worth)
  return {
    ...before,
    amount,
    freight: centsText(over > 0n ? over : 0n),
    // Pieces sent since then are no longer withheld.
    unsent: before.kind === 'money' && terms.unsent && pieces <= terms.maxPieces,
    lines: before.whole ? before.lines : before.lines.map((line) => ({ ...line, worth })),
  }
}

/**
 * Returns the final payment of a refund. The freight is refunded with the order's last pieces. While other refunds are
 * open, they inherit the freight (`passedOn`). If pieces stay with the buyer, the freight is not refunded. An exchange
 * that ends in money counts as a return.
 */
export function claimToPay(
  order: BoughtOrder,
  others: readonly ExistingRefund[],
  claim: RefundClaim,
): Pick<RefundClaim, 'kind' | 'amount' | 'freight'> & { passedOn: Money } {
  const kind = claim.kind === 'exchange' ? 'goods' : claim.kind
  const goes = areAllPiecesClaimed(order, [...others, { ...claim, kind, state: 'received' }])
  const carried = claim.kind === 'exchange' ? freightLeft(order, others) : claim.freight
  const due = goes ? carried : centsText(0n)
  const last = !others.some(isPayoutPending)
  const freight = last ? due : centsText(0n)
  return {
    kind,
    freight,
    amount: centsText(centsOf(claim.amount) - centsOf(claim.freight) + centsOf(freight)),
    passedOn: last ? centsText(0n) : due,
  }
}

/** Returns whether an open refund is to pay money back. Exchanges do not count. */
export const isPayoutPending = ({ state, kind }: Pick<ExistingRefund, 'state' | 'kind'>) =>
  isRunning(state) && kind !== 'exchange'

/** Returns whether the amount is non-negative yuan with at most two decimals. */
function isAmount(amount: string): boolean {
  return /^\d{1,12}(\.\d{1,2})?0*$/.test(amount)
}
