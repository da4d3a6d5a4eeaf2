const DAY = 86_400_000

/**
 * The days after receipt in which a comment is allowed, and the days after the comment in which a follow-up is allowed.
 * Both numbers are this mall's own choice.
 */
export const COMMENT_DAYS = 90
export const FOLLOW_UP_DAYS = 180

/**
 * Returns whether an order's lines may be commented: it is received, and not too long ago. Times are epoch
 * milliseconds.
 */
export function mayComment(
  { status, finishedAt }: { status: number; finishedAt?: number | null },
  now: number,
): boolean {
  return status === 5 && typeof finishedAt === 'number' && now - finishedAt <= COMMENT_DAYS * DAY
}

/** Returns whether a follow-up may be added to a comment: once, and within its time. */
export function mayFollowUp(
  { created, followUp }: { created: number; followUp?: string | null },
  now: number,
): boolean {
  return !followUp && now - created <= FOLLOW_UP_DAYS * DAY
}

/** Returns an order's `isComm`: 1 if every line has a comment, 0 while a comment is still allowed. */
export function isCommOf(
  order: { status: number; finishedAt?: number | null },
  lines: readonly { commented: boolean }[],
  now: number,
): 0 | 1 | undefined {
  if (order.status !== 5 || !lines.length) return undefined
  if (lines.every(({ commented }) => commented)) return 1
  return mayComment(order, now) ? 0 : undefined
}
