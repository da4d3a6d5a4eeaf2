import * as z from 'zod'
import { prodCard } from '../catalogue/entities.ts'
import { count, id, list, maybe, money, text, booleanValue } from '../values.ts'

/** A buyer's points in the API's spelling (api.md N). */

export const scoreInfo = z.object({
  score: count,
  /** The number of consecutive days with a check-in, including today once the buyer has checked in. */
  signInDays: count,
  todaySigned: booleanValue,
  /** The points for each consecutive day of check-in. After the last day the cycle restarts. */
  signRules: list(z.object({ day: count, score: count })),
  /** The number of points that expire next, and their expiry in epoch milliseconds. */
  expiringScore: count,
  expireTime: maybe(z.number()),
  /** Points worth one yuan. */
  shopUseScore: count,
  /** Extension: yuan per point earned, and the percentage of an order's goods that points may pay. */
  earnYuan: maybe(count),
  useShare: maybe(count),
  /** Extension: months until points expire. */
  validMonths: maybe(count),
  /** Extension: today by the mall's calendar, `2026-11-21`, and its week from Monday. */
  today: z.string(),
  week: list(z.object({ date: z.string(), state: z.enum(['signed', 'missed', 'today', 'coming']), score: count })),
  /** Extension: one-time tasks that earn points. */
  tasks: list(z.object({ task: z.string(), score: count, state: z.enum(['open', 'done', 'taken']) })),
  /** Extension: for products with a limit per buyer, the pieces in the buyer's orders. */
  redeemed: list(z.object({ prodId: id, count })),
  /** Extension: points by expiry, next first, by the mall's clock. */
  expiring: list(z.object({ score: count, time: z.number() })),
  /** Extension: the mall's current time. */
  time: maybe(z.number()),
})
export type ScoreInfo = z.output<typeof scoreInfo>

export const scoreLog = z.object({
  id,
  createTime: z.string(),
  source: count,
  /** 0 out, 1 in. */
  type: count,
  score: count,
  /** The subject of the entry, such as an order number. */
  bizId: text,
  /** Extension: the points after the entry. */
  balance: maybe(count),
})
export type ScoreLog = z.output<typeof scoreLog>

export const pointsGood = prodCard.extend({
  /** Points per piece. `scoreAmount` is the additional money. */
  scorePrice: count,
  scoreAmount: maybe(money),
  skuId: id,
  properties: text.transform((value) => value ?? ''),
  /** Pieces left, pieces at the start, and the limit per buyer (0: no limit). */
  scoreStocks: count,
  scoreOrigin: maybe(count),
  maxNum: maybe(count),
})
export type PointsGood = z.output<typeof pointsGood>
