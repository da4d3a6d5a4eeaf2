import type { Locale } from '@millwright/domain/locale'
import { standingOf } from '@millwright/domain/member/levels'
import type { LevelRule, MemberFacts, Standing } from '@millwright/domain/member/levels'
import type { WireOf } from '@millwright/contract/contract'
import type { Db } from '../../db/db.ts'
import type { CallContext } from '../call/call.ts'
import { optionalWireYuan } from '../wire/wire.ts'

type Both = Record<Locale, string>
export type LevelRow = LevelRule & {
  name: Both
  needAmount: string | null
  term: number
  termType: number
  rateScore: number
  freeFee: boolean
  onSale: boolean
  rights: { id: number; name: Both; icon: string; words: Both }[]
}
export type Member = { levels: LevelRow[]; facts: MemberFacts; standing: Standing<LevelRow> }

/** Returns the levels, and the buyer's standing by the server's clock. */
export async function memberOf(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  user: number | undefined,
): Promise<Member> {
  const rows = await db.query<
    Omit<LevelRow, 'levelId' | 'discount' | 'rateScore'> & {
      levelId: number
      discount: string | null
      rateScore: string
      growth: number | null
      bought: number | null
      until: number | null
    }
  >(
    `select l.level_id as "levelId", l.level, l.level_type as "levelType", l.name, l.need_growth as "needGrowth", l.need_amount as "needAmount",
      coalesce(l.term, 1) as term, coalesce(l.term_type, 5) as "termType", l.discount, l.rate_score as "rateScore", l.free_fee as "freeFee",
      l.on_sale as "onSale", l.rights, m.growth, m.level_id as bought, m.level_until as until
    from member_level l left join member m on m.user_id = $1 order by l.level_type, l.level`,
    [user ?? null],
  )
  const levels = rows.map(({ growth: _, bought: __, until: ___, levelId, discount, rateScore, ...level }) => ({
    ...level,
    levelId: String(levelId),
    discount: discount === null ? undefined : Number(discount),
    rateScore: Number(rateScore),
  }))
  const { growth, bought, until } = rows[0] ?? {}
  const facts: MemberFacts = {
    growth: growth ?? 0,
    paidLevelId: bought ? String(bought) : undefined,
    paidUntil: until ?? undefined,
  }
  return { levels, facts, standing: standingOf(levels, facts, now) }
}

/**
 * The percentage of a price that a buyer pays, whether the mall's own shops deliver free of charge, and the earning
 * rate of points.
 */
type MemberTerms = { percent: number | undefined; freeFee: boolean; rateScore: number }

/** Stands for a visitor where a buyer's id is asked for. No buyer has this id, and a visitor has no member's terms. */
export const VISITOR = 0

export async function memberTerms(context: Pick<CallContext, 'db' | 'now'>, user: number): Promise<MemberTerms> {
  if (user === VISITOR) return { percent: undefined, freeFee: false, rateScore: 1 }
  return termsOf(await memberOf(context, user))
}

/** Returns the benefits of a standing. Pages and prices use the same function. */
export function termsOf({ standing }: Pick<Member, 'standing'>): MemberTerms {
  const held = [standing.ordinary, standing.paid?.level].filter((level) => level !== undefined)
  return {
    percent: standing.percent < 100 ? standing.percent : undefined,
    freeFee: held.some(({ freeFee }) => freeFee),
    rateScore: Math.max(1, ...held.map(({ rateScore }) => rateScore)),
  }
}

export function levelWire(level: LevelRow, locale: Locale) {
  const { levelId, levelType, needGrowth, needAmount, term, termType, discount, rateScore, freeFee, onSale } = level
  return {
    levelId,
    level: level.level,
    levelName: level.name[locale],
    levelType,
    needGrowth,
    ...(levelType === 1 && { needAmount: optionalWireYuan(needAmount), term, termType, recruitStatus: onSale ? 1 : 0 }),
    ...(discount !== undefined && { discount }),
    rateScore,
    isFreeFee: freeFee ? 1 : 0,
    userRights: rightsWire(level, locale),
  } satisfies NonNullable<WireOf<'levelList'>>[number]
}

export function rightsWire({ rights }: Pick<LevelRow, 'rights'>, locale: Locale) {
  return rights.map(({ id, name, icon, words }) => ({
    rightsId: id,
    rightsName: name[locale],
    icon,
    description: words[locale],
  }))
}

/** Locks the row of a member's growth and paid level. Creates the row if needed. */
export async function lockMember(db: Db, user: number): Promise<void> {
  await db.query('insert into member (user_id) values ($1) on conflict do nothing', [user])
  await db.query('select 1 from member where user_id = $1 for no key update', [user])
}
