import { centsOf, centsText } from '../money/wholeMoney.ts'
import type { Money } from '../money/money.ts'
import { shareOut } from '../money/shareOut.ts'
import type { SignScores } from './signIn.ts'

/** Points are spent in multiples of this. */
export const POINT_STEP = 10
/** Days before they expire from which on points are said to do so soon. */
const SOON_DAYS = 30

/** Whether what expires at a moment does so soon, by the mall's own clock. */
export function expiresSoon(expireTime: number | undefined, time = 0): boolean {
  return expireTime !== undefined && expireTime - time <= SOON_DAYS * 86_400_000
}

/** What the mall has settled about points. */
export type PointsRule = {
  /** Yuan that bring one point. */
  earnYuan: number
  /** Points that are worth one yuan; ten points are whole cents. */
  perYuan: number
  /** Percent of an order's goods that points may pay. */
  share: number
  /** Months that points live. */
  months: number
  sign: SignScores
}

/** Why points change, by the wire's number (api.md N); those of ours come last. */
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

/** What is done once and gives points. */
export const pointTasks = { profile: 20, firstOrder: 50, comment: 30 } as const
export type PointTask = keyof typeof pointTasks

/** Points that so much money brings, `rate` (of two decimals) times those of an ordinary buyer. */
export function earnedPoints(amount: Money, earnYuan: number, rate = 1): number {
  return Number(((centsOf(amount) / BigInt(earnYuan * 100)) * BigInt(Math.round(rate * 100))) / 100n)
}

export function pointsWorth(points: number, perYuan: number): Money {
  return centsText((BigInt(points) * 100n) / BigInt(perYuan))
}

/** The most that goods of that price take: the mall's share of them, of what the buyer has, in whole steps. */
export function usablePoints(has: number, goods: Money, { perYuan, share }: PointsRule): number {
  const cents = (centsOf(goods) * BigInt(share)) / 100n
  const most = Math.min(has, Number((cents * BigInt(perYuan)) / 100n))
  return Math.max(0, Math.floor(most / POINT_STEP) * POINT_STEP)
}

export type PointsProblem =
  | { problem: 'step' }
  | { problem: 'short'; missing: number }
  | { problem: 'over'; most: number }

/** What is wrong with spending so many points, or nothing. */
export function pointsProblem(points: number, has: number, usable: number): PointsProblem | undefined {
  if (!Number.isInteger(points) || points < 0 || points % POINT_STEP) return { problem: 'step' }
  if (points > has) return { problem: 'short', missing: points - has }
  return points > usable ? { problem: 'over', most: usable } : undefined
}

/** Each line's part of the points that were spent, by what they took off it. */
export function sharePoints(points: number, reductions: readonly Money[]): number[] {
  return shareOut(BigInt(points), reductions.map(centsOf)).map(Number)
}

/** What comes back of a line's points with so many pieces, when `before` of its `quantity` came back already. */
export function returnedPoints(points: number, quantity: number, before: number, pieces: number): number {
  const until = (back: number) => Math.floor((points * Math.min(quantity, back)) / quantity)
  return until(before + pieces) - until(before)
}
