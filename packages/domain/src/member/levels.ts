import type { Money } from '../money/money.ts'
import { termEnd } from './term.ts'

/** The `levelType` of levels in the API: reached by growth, or bought for a term. */
export const levelTypes = { ordinary: 0, paid: 1 } as const

export type LevelRule = {
  levelId: string
  /** 1 is the lowest of its type. */
  level: number
  levelType: number
  /** For an ordinary level the growth at which it begins; for a paid level the growth required to buy it. */
  needGrowth: number
  /** The part of the price to pay in tenths, 0.01 to 9.99. Absent: no discount. */
  discount?: number | undefined
}
export type PaidRule = LevelRule & { term: number; termType: number }

/** A buyer's growth in whole points, and the paid level with its end (epoch milliseconds). */
export type MemberFacts = { growth: number; paidLevelId?: string | undefined; paidUntil?: number | undefined }

/** Returns the growth for a payment: one point per whole yuan. */
export function growthFor(paid: Money): number {
  return Math.max(0, Math.floor(Number(paid)))
}

/** Returns the percentage of the price to pay at a level: 95 is 5 % off, 100 is no discount. */
export function percentOf({ discount = 10 }: Pick<LevelRule, 'discount'>): number {
  return discount > 0 ? Math.min(Math.round(discount * 1000) / 100, 100) : 100
}

export type Standing<L extends LevelRule> = {
  /** The highest level reached by growth. */
  ordinary: L | undefined
  next: L | undefined
  /** The paid level during its term, with its end. */
  paid: { level: L; until: number } | undefined
  /** The level shown for the member: the paid level during its term, otherwise the ordinary level. */
  shown: L | undefined
  /** The percentage of the price to pay: the lower percentage of the two levels. */
  percent: number
}

/** Returns a member's levels and percentage at a time of the server's clock, in epoch milliseconds. */
export function standingOf<L extends LevelRule>(
  levels: readonly L[],
  { growth, paidLevelId, paidUntil = 0 }: MemberFacts,
  now: number,
): Standing<L> {
  const byGrowth = levels.filter(({ levelType }) => levelType === levelTypes.ordinary).toSorted(lowestFirst)
  const ordinary = byGrowth.findLast(({ needGrowth }) => growth >= needGrowth)
  const next = byGrowth.find(({ needGrowth }) => needGrowth > growth)
  const bought = paidUntil > now ? levels.find(({ levelId }) => levelId === paidLevelId) : undefined
  const paid = bought && { level: bought, until: paidUntil }
  const percent = Math.min(ordinary ? percentOf(ordinary) : 100, bought ? percentOf(bought) : 100)
  return { ordinary, next, paid, shown: bought ?? ordinary, percent }
}

export type PurchasePlan =
  | {
      /**
       * `first`: no paid level yet. `renewal`: the term of the same level is extended. `upgrade`: the term of a higher
       * level replaces the running one.
       */
      kind: 'first' | 'renewal' | 'upgrade'
      until: number
      /** For an upgrade, the end of the replaced term. */
      replaces?: number | undefined
    }
  | {
      refused: 'lower' | 'growth'
      missing?: number | undefined
    }

/** Returns the result of buying a paid level now, or the reason why it cannot be bought. */
export function planPurchase<L extends PaidRule>(
  levels: readonly L[],
  member: MemberFacts,
  wanted: L,
  now: number,
): PurchasePlan {
  const { paid } = standingOf(levels, member, now)
  if (paid && wanted.levelId !== paid.level.levelId && wanted.level <= paid.level.level) return { refused: 'lower' }
  if (member.growth < wanted.needGrowth) return { refused: 'growth', missing: wanted.needGrowth - member.growth }
  if (!paid) return { kind: 'first', until: termEnd(now, wanted) }
  return wanted.levelId === paid.level.levelId
    ? { kind: 'renewal', until: termEnd(paid.until, wanted) }
    : { kind: 'upgrade', until: termEnd(now, wanted), replaces: paid.until }
}

const lowestFirst = (a: LevelRule, b: LevelRule) => a.needGrowth - b.needGrowth || a.level - b.level
