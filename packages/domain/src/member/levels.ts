import { compareWhole } from '../money/wholeMoney.ts'
import type { Money } from '../money/money.ts'
import { termEnd } from './term.ts'

/** The wire's `levelType`: reached by growth, or bought for a term. */
export const levelTypes = { ordinary: 0, paid: 1 } as const

export type LevelRule = {
  levelId: string
  /** 1 is the lowest of its type. */
  level: number
  levelType: number
  /** Ordinary: the growth at which it begins. Paid: the growth that one needs to buy it. */
  needGrowth: number
  /** Tenths of the price that are paid, 0.01 to 9.99; absent: no discount. */
  discount?: number | undefined
}
export type PaidRule = LevelRule & { term: number; termType: number }

/** What a buyer has: growth in whole points, and the paid level with its end (epoch milliseconds). */
export type MemberFacts = { growth: number; paidLevelId?: string | undefined; paidUntil?: number | undefined }

/** Growth that money brings: a point for each whole yuan. */
export function growthFor(paid: Money): number {
  return compareWhole(paid, '0' as Money) > 0 ? Math.floor(Number(paid)) : 0
}

/** The percent of a price that are paid at a level: 95 is 5 % off; 100 where it has no discount. */
export function percentOf({ discount }: Pick<LevelRule, 'discount'>): number {
  return discount === undefined || !(discount > 0 && discount < 10) ? 100 : Math.round(discount * 1000) / 100
}

export type Standing<L extends LevelRule> = {
  /** The highest that growth has reached. */
  ordinary: L | undefined
  /** The next one by growth. */
  next: L | undefined
  /** The paid one while it runs, and until when. */
  paid: { level: L; until: number } | undefined
  /** What the member is called by: the paid one while it runs. */
  shown: L | undefined
  /** Percent of a price that are paid: the better of both levels. */
  percent: number
}

/** How a member stands at a moment of the server's clock. */
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
      /** The first; the same once more, added to its end; a higher one, whose term takes the place of the running one. */
      kind: 'first' | 'renewal' | 'upgrade'
      until: number
      /** Of an upgrade: when the running term would have ended. */
      replaces?: number | undefined
    }
  | {
      refused: 'lower' | 'growth'
      /** Growth that is missing. */
      missing?: number | undefined
    }

/** What buying a paid level would do now, or why it cannot be bought. */
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
