const DAY = 86_400_000

/**
 * The days after receipt in which a review is allowed, and the days after the review in which a follow-up is allowed.
 * This mall chose both numbers.
 */
export const COMMENT_DAYS = 90
export const FOLLOW_UP_DAYS = 180

/**
 * Returns whether the buyer may review an order's lines: the order was received at most `COMMENT_DAYS` ago. Times are
 * epoch milliseconds.
 */
export function mayComment(
  { status, finishedAt }: { status: number; finishedAt?: number | null },
  now: number,
): boolean {
  return status === 5 && typeof finishedAt === 'number' && now - finishedAt <= COMMENT_DAYS * DAY
}

/** Returns whether the buyer may add a follow-up to a review: once, and within `FOLLOW_UP_DAYS`. */
export function mayFollowUp(
  { created, followUp }: { created: number; followUp?: string | null },
  now: number,
): boolean {
  return !followUp && now - created <= FOLLOW_UP_DAYS * DAY
}

/**
 * Returns an order's `isComm`: 1 if every line has a review, 0 while a review is still allowed, otherwise `undefined`.
 */
export function isCommOf(
  order: { status: number; finishedAt?: number | null },
  lines: readonly { commented: boolean }[],
  now: number,
): 0 | 1 | undefined {
  if (order.status !== 5 || !lines.length) return undefined
  if (lines.every(({ commented }) => commented)) return 1
  return mayComment(order, now) ? 0 : undefined
}
