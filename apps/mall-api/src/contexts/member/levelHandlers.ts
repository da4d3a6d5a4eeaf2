import type { CallName } from '@millwright/contract/contract'
import type { PartialHandlers } from '../../core/call/call.ts'
import { pageOf } from '../../core/list/paging.ts'
import { levelWire, memberOf, rightsWire } from '../../core/member/levels.ts'
import { openMemberTransfers } from '../payment/memberTransfers.ts'
import { pointsHeld } from '../../core/member/pointsHeld.ts'
import { startLevel } from './memberPayments.ts'

type Names = 'levelList' | 'levelInfo' | 'userScore' | 'growthLog' | 'payLevel'

export const levelHandlers: PartialHandlers<Names & CallName> = {
  levelList: async ({ levelType }, context) => {
    const { levels } = await memberOf(context, context.user)
    return levels
      .filter((level) => levelType === undefined || level.levelType === levelType)
      .map((level) => levelWire(level, context.locale))
  },
  levelInfo: async (_, context) => {
    const { locale } = context
    const { levels, facts, standing } = await memberOf(context, context.user)
    const { shown, ordinary, next, paid, percent } = standing
    const ended = paid ? undefined : levels.find(({ levelId }) => levelId === facts.paidLevelId)
    return {
      levelId: shown?.levelId,
      level: shown?.level,
      levelType: shown?.levelType,
      levelName: shown?.name[locale],
      growth: facts.growth,
      nextGrowth: next?.needGrowth,
      nextName: next?.name[locale],
      ordinaryLevelId: ordinary?.levelId,
      endTime: paid?.until ?? (ended && facts.paidUntil),
      endedName: ended?.name[locale],
      percent: percent < 100 ? percent : undefined,
      userRights: shown ? rightsWire(shown, locale) : [],
      transfers: await openMemberTransfers(context, context.user, 'level'),
    }
  },
  userScore: async (_, context) => {
    const { user } = context
    const [{ facts, standing }, score] = await Promise.all([memberOf(context, user), pointsHeld(context, user)])
    return { score, growth: facts.growth, level: standing.shown?.level }
  },
  growthLog: async ({ current, size }, context) => {
    const rows = await context.db.query<{
      id: number
      source: string
      growth: number
      balance: number
      bizId: string | null
      created: number
      found: number
    }>(
      `select growth_id as id, source, change as growth, balance, biz_id as "bizId", created, count(*) over ()::int as found
      from growth_log where user_id = $1 order by growth_id desc limit $2 offset $3`,
      [context.user, size, (current - 1) * size],
    )
    return pageOf(
      rows.map(({ found: _, created, ...row }) => ({ ...row, createTime: created })),
      rows[0]?.found ?? 0,
      { current, size },
    )
  },
  payLevel: (input, context) => startLevel(input, context),
}
