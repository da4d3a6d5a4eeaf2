const DAY = 86_400_000

/** From receipt, and from the first words: chosen. */
export const COMMENT_DAYS = 90
export const FOLLOW_UP_DAYS = 180

/** Whether an order's lines may be commented: it has been received, and not too long ago. Epoch milliseconds. */
export function mayComment(
  { status, finishedAt }: { status: number; finishedAt?: number | null },
  now: number,
): boolean {
  return status === 5 && typeof finishedAt === 'number' && now - finishedAt <= COMMENT_DAYS * DAY
}

/** Whether words may be added to a comment: once, and not too late. */
export function mayFollowUp(
  { created, followUp }: { created: number; followUp?: string | null },
  now: number,
): boolean {
  return !followUp && now - created <= FOLLOW_UP_DAYS * DAY
}

/** An order's `isComm`: 1 when every line has its comment, 0 while one may still be written. */
export function isCommOf(
  order: { status: number; finishedAt?: number | null },
  lines: readonly { commented: boolean }[],
  now: number,
): 0 | 1 | undefined {
  if (order.status !== 5 || !lines.length) return undefined
  if (lines.every(({ commented }) => commented)) return 1
  return mayComment(order, now) ? 0 : undefined
}
