import * as z from 'zod'
import { memberTransfer } from '../payment/memberTransfer.ts'
import { count, flag, id, list, maybe, moment, money, text } from '../values.ts'

const rate = z.coerce.number<number | string>()

/** A benefit of a level, as text for the buyer. */
export const levelRight = z.object({ rightsId: id, rightsName: z.string(), icon: text, description: text })
export type LevelRight = z.output<typeof levelRight>

export const memberLevel = z.object({
  levelId: id,
  /** 1 is the lowest level of its type. */
  level: count,
  levelName: z.string(),
  /** 0 by growth, 1 bought for a term. */
  levelType: count,
  needGrowth: count,
  /** The price of a term of a bought level. */
  needAmount: maybe(money),
  term: maybe(count),
  /** 1 day, 2 week, 3 month, 4 quarter, 5 year. */
  termType: maybe(count),
  /** The price that the member pays, in tenths of the full price: 9.5 is 5 % off. */
  discount: maybe(rate),
  /** The factor by which the level multiplies earned points. */
  rateScore: maybe(rate),
  /** Whether freight is free in the mall's own shops. */
  isFreeFee: maybe(flag),
  userRights: list(levelRight),
  /** 1 if the level can be bought. */
  recruitStatus: maybe(flag),
})
export type MemberLevel = z.output<typeof memberLevel>

export const levelInfo = z.object({
  levelId: maybe(id),
  level: maybe(count),
  levelType: maybe(count),
  levelName: text,
  growth: count,
  /** The growth at which the next level begins, and the name of that level. Absent at the highest level. */
  nextGrowth: maybe(count),
  nextName: text,
  /** The level that the member has reached by growth, regardless of bought levels. */
  ordinaryLevelId: maybe(id),
  /** The end of the bought level. `endedName` is the last bought level's name if no bought level is valid now. */
  endTime: maybe(moment),
  endedName: text,
  /** The percentage of the price that this member pays. Absent: the full price. */
  percent: maybe(rate),
  userRights: list(levelRight),
  /** Extension: the bank transfers of levels that have not been received, newest first. */
  transfers: maybe(z.array(memberTransfer)),
})
export type LevelInfo = z.output<typeof levelInfo>

export const growthLog = z.object({
  id,
  createTime: moment,
  /** order, refund, level, topup or platform. */
  source: z.string(),
  /** The signed change. */
  growth: count,
  /** The growth after the entry. */
  balance: count,
  /** The number of the order, return or payment. */
  bizId: text,
})
export type GrowthLog = z.output<typeof growthLog>
