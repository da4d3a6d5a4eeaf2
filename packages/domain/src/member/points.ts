import { centsOf, centsText } from '../money/wholeMoney.ts'
import type { Money } from '../money/money.ts'
import { shareOut } from '../money/shareOut.ts'
import type { CheckInScores } from './checkIn.ts'

/** Points are spent in multiples of this number. */
export const POINT_STEP = 10
/** Days before expiry at which points count as expiring soon. */
const SOON_DAYS = 30

/** Returns whether points expire within 30 days. Both times are epoch milliseconds of the mall's clock. */
export function expiresSoon(expireTime: number | undefined, time = 0): boolean {
  return (expireTime ?? Infinity) - time <= SOON_DAYS * 86_400_000
}

/** The mall's rules of points. */
export type PointsRule = {
  /** Yuan per earned point. */
  earnYuan: number
  /** Points per yuan when spent. Ten points must be worth a whole number of cents. */
  perYuan: number
  /** The maximum percentage of an order's goods paid in points. */
  share: number
  /** Months until points expire. */
  months: number
  sign: CheckInScores
}

/**
 * The reasons for a change of points. The index is the reason's number in the API (api.md N). The reasons that this
 * mall adds come last.
 */
export const pointSources = [
  'register',
  'shopping',
  'levelUp',
  'signIn',
  'deduct',
  'expired',
  'recharge',
  'system',
  'refund',
  'exchange',
  'task',
  'takenBack',
] as const
export type PointSource = (typeof pointSources)[number]

/** The points of one-time tasks. */
export const pointTasks = { profile: 20, firstOrder: 50, comment: 30 } as const
export type PointTask = keyof typeof pointTasks

/** Returns the points earned by a payment. `rate` (two decimals) multiplies the points of an ordinary buyer. */
export function earnedPoints(amount: Money, earnYuan: number, rate = 1): number {
  return Number(((centsOf(amount) / BigInt(earnYuan * 100)) * BigInt(Math.round(rate * 100))) / 100n)
}

export function pointsWorth(points: number, perYuan: number): Money {
  return centsText((BigInt(points) * 100n) / BigInt(perYuan))
}

/**
 * Returns the maximum number of points to spend on goods: bounded by the mall's share and by the buyer's points, in
 * whole steps.
 */
export function usablePoints(has: number, goods: Money, { perYuan, share }: PointsRule): number {
  const cents = (centsOf(goods) * BigInt(share)) / 100n
  const most = Math.min(has, Number((cents * BigInt(perYuan)) / 100n))
  return Math.max(0, Math.floor(most / POINT_STEP) * POINT_STEP)
}

export type PointsProblem =
  | { problem: 'step' }
  | { problem: 'short'; missing: number }
  | { problem: 'over'; most: number }

/** Returns the problem with spending a number of points, or `undefined`. */
export function pointsProblem(points: number, has: number, usable: number): PointsProblem | undefined {
  if (points < 0 || points % POINT_STEP !== 0) return { problem: 'step' }
  if (points > has) return { problem: 'short', missing: points - has }
  return points > usable ? { problem: 'over', most: usable } : undefined
}

/** Divides the spent points among lines in proportion to the lines' reductions. */
export function sharePoints(points: number, reductions: readonly Money[]): number[] {
  return shareOut(BigInt(points), reductions.map(centsOf)).map(Number)
}

/**
 * Returns the points to return with some pieces of a line of `quantity` pieces, `before` of which were returned
 * earlier.
 */
export function returnedPoints(points: number, quantity: number, before: number, pieces: number): number {
  const until = (back: number) => Math.floor((points * Math.min(quantity, back)) / quantity)
  return until(before + pieces) - until(before)
}
