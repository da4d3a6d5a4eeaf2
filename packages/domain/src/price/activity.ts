export type ActivityPhase = 'before' | 'running' | 'ended'

/** Where an activity stands by the server's clock; its start belongs to it, its end does not. Epoch milliseconds. */
export function activityPhase(
  { startTime, endTime }: { startTime: number; endTime: number },
  now: number,
): ActivityPhase {
  if (now >= endTime) return 'ended'
  return now < startTime ? 'before' : 'running'
}

/**
 * Whole percent of the pieces that are sold. Never 100 while one is left, never 0 once one is sold; `undefined` where
 * the server does not tell.
 */
export function percentSold(left: number | undefined, origin: number | undefined): number | undefined {
  if (left === undefined || origin === undefined || origin <= 0) return undefined
  const percent = Math.round(((origin - left) / origin) * 100)
  if (left <= 0) return 100
  return Math.min(99, Math.max(left < origin ? 1 : 0, percent))
}

/** Pieces that a buyer may still take: by the limit and by what is left. `undefined` where neither bounds it. */
export function mayTake({
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

/** How a group stands: `status` 2 and 3 are the server's last word; in between, people and the clock decide. */
export function teamState(
  { status, groupNumber, joinNum, endTime }: { status?: number; groupNumber: number; joinNum: number; endTime: number },
  now: number,
): TeamState {
  if (status === 2 || (status !== 3 && joinNum >= groupNumber)) return 'full'
  return status === 3 || now >= endTime ? 'failed' : 'forming'
}
