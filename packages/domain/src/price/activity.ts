export type ActivityPhase = 'before' | 'running' | 'ended'

/**
 * Returns the phase of an activity by the server's clock, in epoch milliseconds. The start is inclusive, the end
 * exclusive.
 */
export function activityPhase(
  { startTime, endTime }: { startTime: number; endTime: number },
  now: number,
): ActivityPhase {
  if (now >= endTime) return 'ended'
  return now < startTime ? 'before' : 'running'
}

/**
 * Returns the sold pieces in whole percent: never 100 while a piece is left, never 0 once a piece is sold. Returns
 * `undefined` if the server sends no numbers.
 */
export function percentSold(left: number | undefined, origin: number | undefined): number | undefined {
  if (left === undefined || origin === undefined || origin <= 0) return undefined
  const percent = Math.round(((origin - left) / origin) * 100)
  if (left <= 0) return 100
  return Math.min(99, Math.max(left < origin ? 1 : 0, percent))
}

/**
 * Returns the number of pieces that a buyer may still buy, by the limit and the stock. Returns `undefined` if there is
 * no limit and the stock is unknown.
 */
export function remainingPurchaseLimit({
  maxNum,
  boughtNum = 0,
  left,
}: {
  maxNum?: number
  boughtNum?: number
  left?: number
}): number | undefined {
  const limit = maxNum !== undefined && maxNum > 0 ? Math.max(0, maxNum - boughtNum) : undefined
  return limit === undefined || left === undefined ? (limit ?? left) : Math.min(limit, left)
}

export type TeamState = 'forming' | 'full' | 'failed'

/**
 * Returns the state of a group. `status` 2 (full) and 3 (failed) are final; otherwise the number of members and the
 * time decide.
 */
export function teamState(
  { status, groupNumber, joinNum, endTime }: { status?: number; groupNumber: number; joinNum: number; endTime: number },
  now: number,
): TeamState {
  if (status === 2 || (status !== 3 && joinNum >= groupNumber)) return 'full'
  return status === 3 || now >= endTime ? 'failed' : 'forming'
}
