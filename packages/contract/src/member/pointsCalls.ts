import { QUANTITY_LIMIT } from '@millwright/domain/constants'
import { keysOf } from '@millwright/domain/table'
import * as z from 'zod'
import { pointTasks } from '@millwright/domain/member/points'
import { call, nothing } from '../call.ts'
import { orderConfirm } from '../order/entities.ts'
import { count, idIn, page, paging } from '../values.ts'
import { pointsGood, scoreInfo, scoreLog } from './pointsEntities.ts'

const search = z.object({
  /** 0 spent, 1 received. */
  type: z.coerce.number<number | string>().int().min(0).max(1).optional(),
  /** Extension: the cause of the entry, by its number in `pointSources`. */
  source: z.coerce.number<number | string>().int().min(0).max(99).optional(),
  /** Extension: a month in China, `2026-11`. */
  month: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .optional(),
})
const tasks = keysOf(pointTasks)

/** Points and daily check-in (api.md N). */
export const points = {
  scoreInfo: call({
    method: 'GET',
    path: '/p/score/info',
    auth: 'user',
    ours: true,
    summary: 'Returns the points, the next expiry and the daily check-ins',
    input: nothing,
    answer: scoreInfo,
    codes: [],
  }),
  scoreSignIn: call({
    method: 'POST',
    path: '/p/score/signIn',
    auth: 'user',
    ours: true,
    summary: "Sign in for today, by the mall's calendar; a day counts once",
    input: nothing,
    answer: z.object({ score: count, signInDays: count, again: z.boolean() }),
    codes: [],
  }),
  scoreTask: call({
    method: 'POST',
    path: '/p/score/task',
    auth: 'user',
    ours: true,
    summary: 'Claims the points of a completed task, once',
    input: z.object({ task: z.enum(tasks) }),
    answer: z.object({ score: count, again: z.boolean() }),
    codes: [],
  }),
  scoreLogPage: call({
    method: 'GET',
    path: '/p/score/logPage',
    auth: 'user',
    ours: true,
    summary: 'Lists the entries of the points, newest first',
    input: paging.extend(search.shape),
    answer: page(scoreLog),
    codes: [],
  }),
  scoreExport: call({
    method: 'GET',
    path: '/p/score/export',
    auth: 'user',
    ours: true,
    summary: 'Exports the entries of the points as a workbook (xlsx) of at most 10,000 rows',
    input: search,
    answer: z.instanceof(Blob),
    raw: 'blob',
    codes: [],
  }),
  scoreProdPage: call({
    method: 'GET',
    path: '/score/prodPage',
    auth: 'none',
    ours: true,
    summary: 'Lists the products of the points mall, cheapest first',
    input: paging.extend({
      /** Extension: the highest price in points, as a number. */
      canAfford: z.coerce.number<number | string>().int().min(0).max(1_000_000_000).optional(),
      /** Extension: 1 points only, 2 points and money. */
      kind: z.coerce.number<number | string>().int().min(1).max(2).optional(),
      prodId: idIn.optional(),
    }),
    answer: page(pointsGood),
    codes: [],
  }),
  scoreConfirm: call({
    method: 'POST',
    path: '/p/score/confirm',
    auth: 'user',
    summary: 'Prices an order of the points mall, to be submitted like any order',
    input: z.object({
      orderItem: z.object({ prodId: idIn, skuId: idIn, prodCount: z.number().int().min(1).max(QUANTITY_LIMIT) }),
      addrId: idIn.default(0),
    }),
    answer: orderConfirm,
    codes: ['A01000', 'A03010', 'A07001'],
  }),
}
