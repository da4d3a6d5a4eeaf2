import * as z from 'zod'
import { call, nothing } from '../call.ts'
import { count, idIn, list, maybe, page, paging } from '../values.ts'
import { memberPaying, started } from './balanceEntities.ts'
import { growthLog, levelInfo, memberLevel } from './levelEntities.ts'

/** Member levels (api.md O). */
export const levels = {
  levelList: call({
    method: 'GET',
    path: '/p/user/level/list',
    auth: 'user',
    ours: true,
    summary: 'Lists the levels with their benefits: 0 earned by growth, 1 paid; all without a type',
    input: z.object({ levelType: z.coerce.number<number | string>().int().min(0).max(1).optional() }),
    answer: list(memberLevel),
    codes: [],
  }),
  levelInfo: call({
    method: 'GET',
    path: '/p/user/level/info',
    auth: 'user',
    ours: true,
    summary: 'Returns the buyer’s level and growth',
    input: nothing,
    answer: levelInfo,
    codes: [],
  }),
  userScore: call({
    method: 'GET',
    path: '/p/user/getUserScore',
    auth: 'user',
    summary: "The member's points, growth and level in short",
    input: nothing,
    answer: z.object({ score: count, growth: count, level: maybe(count) }),
    codes: [],
  }),
  growthLog: call({
    method: 'GET',
    path: '/p/user/growthLog',
    auth: 'user',
    ours: true,
    summary: 'Lists the growth entries, newest first',
    input: paging,
    answer: page(growthLog),
    codes: [],
  }),
  payLevel: call({
    method: 'POST',
    path: '/p/level/payLevel',
    auth: 'user',
    ours: true,
    summary: 'Buys a paid level for its term, by a code to scan or from the balance; the same uuid pays once',
    input: memberPaying.extend({ id: idIn, uuid: z.string().min(8).max(64).optional() }),
    answer: started,
    codes: ['A03002'],
  }),
}
