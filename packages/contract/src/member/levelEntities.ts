import * as z from 'zod'
import { count, flag, id, list, maybe, moment, money, text } from '../values.ts'

const rate = z.coerce.number<number | string>()

/** A right in words, as the mall gives it to a level. */
export const levelRight = z.object({ rightsId: id, rightsName: z.string(), icon: text, description: text })
export type LevelRight = z.output<typeof levelRight>

export const memberLevel = z.object({
  levelId: id,
  /** 1 is the lowest of its type. */
  level: count,
  levelName: z.string(),
  /** 0 by growth, 1 bought for a term. */
  levelType: count,
  needGrowth: count,
  /** Paid: what a term costs. */
  needAmount: maybe(money),
  term: maybe(count),
  /** 1 day, 2 week, 3 month, 4 season, 5 year. */
  termType: maybe(count),
  /** Tenths of the price that are paid: 9.5 is 5 % off. */
  discount: maybe(rate),
  /** Times the points of an ordinary buyer. */
  rateScore: maybe(rate),
  /** No freight in shops that the mall runs itself. */
  isFreeFee: maybe(flag),
  userRights: list(levelRight),
  /** 1: it can be bought. */
  recruitStatus: maybe(flag),
})
export type MemberLevel = z.output<typeof memberLevel>

export const levelInfo = z.object({
  levelId: maybe(id),
  level: maybe(count),
  levelType: maybe(count),
  levelName: text,
  growth: count,
  /** The growth at which the next level begins, and its name; absent at the highest. */
  nextGrowth: maybe(count),
  nextName: text,
  /** The ordinary level by growth, whatever was bought. */
  ordinaryLevelId: maybe(id),
  /** When the paid level ends; and the one that ended last, where none runs. */
  endTime: maybe(moment),
  endedName: text,
  /** Percent of a price that this member pays; absent: all of it. */
  percent: maybe(rate),
  userRights: list(levelRight),
})
export type LevelInfo = z.output<typeof levelInfo>

export const growthLog = z.object({
  id,
  createTime: moment,
  /** order, refund, level, topup or platform. */
  source: z.string(),
  /** With its sign. */
  growth: count,
  /** After it. */
  balance: count,
  /** The order, return or payment. */
  bizId: text,
})
export type GrowthLog = z.output<typeof growthLog>
