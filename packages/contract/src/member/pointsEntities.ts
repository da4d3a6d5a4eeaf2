import * as z from 'zod'
import { prodCard } from '../catalogue/entities.ts'
import { count, id, list, maybe, money, text, yes } from '../values.ts'

/** Points as the wire spells them (api.md N). */

export const scoreInfo = z.object({
  score: count,
  /** Days in a row, today among them once it is signed. */
  signInDays: count,
  todaySigned: yes,
  /** What the n-th day in a row gives; after the last it begins anew. */
  signRules: list(z.object({ day: count, score: count })),
  /** What expires next, and when; epoch milliseconds. */
  expiringScore: count,
  expireTime: maybe(z.number()),
  /** Points that are worth one yuan. */
  shopUseScore: count,
  /** Ours: yuan that bring one point, and percent of an order's goods that points may pay. */
  earnYuan: maybe(count),
  useShare: maybe(count),
  /** Ours: months that points live. */
  validMonths: maybe(count),
  /** Ours: today by the mall's calendar, `2026-11-21`, and its week from Monday. */
  today: z.string(),
  week: list(z.object({ date: z.string(), state: z.enum(['signed', 'missed', 'today', 'coming']), score: count })),
  /** Ours: what is done once for points. */
  tasks: list(z.object({ task: z.string(), score: count, state: z.enum(['open', 'done', 'taken']) })),
  /** Ours: of goods that one may have so many of, the pieces that the buyer's orders hold. */
  redeemed: list(z.object({ prodId: id, count })),
  /** Ours: by when, the next first; the mall's own clock. */
  expiring: list(z.object({ score: count, time: z.number() })),
  /** Ours: the moment by the mall's calendar. */
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
  /** What it was about, as an order's number. */
  bizId: text,
  /** Ours: what there was then. */
  balance: maybe(count),
})
export type ScoreLog = z.output<typeof scoreLog>

export const pointsGood = prodCard.extend({
  /** Points for a piece; `scoreAmount` is the money beside them. */
  scorePrice: count,
  scoreAmount: maybe(money),
  skuId: id,
  properties: text.transform((value) => value ?? ''),
  /** Pieces that are left, that there were, and that one buyer may have (0: as many as there are). */
  scoreStocks: count,
  scoreOrigin: maybe(count),
  maxNum: maybe(count),
})
export type PointsGood = z.output<typeof pointsGood>
