import {
  applicationSteps,
  emptyApplication,
  filesOfApplication,
  stepProblems,
} from '@millwright/domain/shop/application'
import type { ApplicationProblems, ApplicationStep, ShopApplication } from '@millwright/domain/shop/application'
import { arrayText, queryOne } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'
import type { LicenceRenewal } from './licenceRenewal.ts'
import { attachFiles } from '../files/files.ts'
import type { CallContext } from '../../core/call/call.ts'

export type LocalisedText = { zh: string; en: string }
export type RefusalReason = { field: string; reason: LocalisedText }
export type OwnShopRow = {
  shopId: number | null
  audit: number | null
  status: number | null
  draft: ShopApplication | null
  draftSaved: number | null
  sent: ShopApplication | null
  sentAt: number | null
  /** Empty unless the last answer was a refusal. */
  reasons: RefusalReason[]
  answeredAt: number | null
  offlineReason: LocalisedText | null
  account: string | null
  password: string | null
  passwordSet: number | null
  licenceUntil: string | null
  renewal: LicenceRenewal | null
}

/** The id of a user's own shop is the user's id plus this number. The shops of the catalogue have lower ids. */
const OWN_SHOPS = 900_000
export const shopIdFor = (user: number): number => OWN_SHOPS + user

export async function ownShopOf(db: Db, user: number): Promise<OwnShopRow> {
  return queryOne<OwnShopRow>(
    db,
    `
    select o.shop_id as "shopId", o.audit_status as audit, o.shop_status as status, a.draft, a.draft_saved as "draftSaved", a.sent,
      a.sent_at as "sentAt", coalesce(a.problems, '[]') as reasons, a.answered_at as "answeredAt", a.offline_reason as "offlineReason", a.account,
      a.store_password as password, a.password_set as "passwordSet",
      a.licence_until as "licenceUntil", a.renewal
    from buyer left join shop_owner o using (user_id) left join shop_application a using (user_id) where user_id = $1`,
    [user],
  )
}

/** Whether an application can be filled in: before the first one is sent, and after a refusal. */
export const mayFillIn = ({ audit }: Pick<OwnShopRow, 'audit'>): boolean => audit === null || audit === -1

/** Returns the draft, the refused application, or an empty one. */
export const draftOf = ({ draft, sent }: Pick<OwnShopRow, 'draft' | 'sent'>): ShopApplication => ({
  ...emptyApplication,
  ...(draft ?? sent),
})

type Asker = Pick<CallContext, 'db' | 'now'> & { user: number }

/** Returns the problems of an application's steps: broken rules, and conflicts with the mall's data. */
export async function problemsOf(
  { db, now, user }: Asker,
  application: ShopApplication,
  steps: readonly ApplicationStep[] = applicationSteps,
): Promise<ApplicationProblems> {
  const problems: ApplicationProblems = Object.assign({}, ...steps.map((step) => stepProblems(step, application, now)))
  if (steps.includes('shop')) {
    if (!problems.shopName && (await isTaken(db, application.shopName, user))) problems.shopName = 'nameTaken'
    if (!problems.city && !(await cityOf(db, application.city))) problems.city = 'cityUnknown'
  }
  // Categories come with the first import, which needs a shop: the first merchants of an empty mall name none.
  if (problems.categoryIds === 'categoriesNone' && !(await hasTopClass(db))) delete problems.categoryIds
  if (steps.includes('goods') && !problems.categoryIds) {
    const known = await topClasses(db, application.categoryIds)
    if (known.length !== application.categoryIds.length) problems.categoryIds = 'categoryUnknown'
  }
  return problems
}

/** Whether a shop or another pending or approved application has the name, ignoring spaces and case. */
export async function isTaken(db: Db, name: string, user?: number): Promise<boolean> {
  const same = (column: string) =>
    `lower(regexp_replace(${column}, '\\s', '', 'g')) = lower(regexp_replace($1::text, '\\s', '', 'g'))`
  const rows = await db.query(
    `
    select 1 from shop where (${same("name->>'zh'")} or ${same("name->>'en'")})
      and not exists (select 1 from shop_owner o where o.shop_id = shop.shop_id and o.user_id = $2::bigint)
    union all
    select 1 from shop_application a join shop_owner o using (user_id)
      where ${same("a.sent->>'shopName'")} and o.audit_status >= 0 and user_id <> coalesce($2::bigint, 0) limit 1`,
    [name, user ?? null],
  )
  return rows.length > 0
}

/** Returns a city of the mall's regions by name, with or without the word for city. Municipalities count as cities. */
export async function cityOf(db: Db, typed: string): Promise<LocalisedText | undefined> {
  const name = typed.replace(/(?:市| city)$/i, '').trim()
  const [row] = await db.query<{ name: LocalisedText }>(
    `select name from area where level <= 2 and (name->>'zh' in ($1::text, $1::text || '市') or lower(name->>'en') = lower($1::text)) order by level desc limit 1`,
    [name],
  )
  return row && { zh: row.name.zh.replace(/市$/, ''), en: row.name.en }
}

/** Returns the top-level categories among the ids, with their names. */
export function topClasses(db: Db, ids: readonly string[]): Promise<{ id: number; name: LocalisedText }[]> {
  return db.query(
    `select category_id as id, name from category where grade = 1 and status = 1 and category_id = any($1::text::bigint[]) order by seq`,
    [arrayText(ids.map(Number).filter(Number.isSafeInteger))],
  )
}

async function hasTopClass(db: Db): Promise<boolean> {
  return (await db.query('select 1 from category where grade = 1 and status = 1 limit 1')).length > 0
}

type Claimer = Parameters<typeof attachFiles>[0]

/** Claims the files of `next` for the application and releases those of `before` that are no longer named. */
export async function claimFiles(
  context: Claimer,
  next: readonly (ShopApplication | null)[],
  before: readonly (ShopApplication | null)[],
): Promise<void> {
  for (const kind of ['logo', 'licence'] as const) {
    const paths = (all: readonly (ShopApplication | null)[]) => [
      ...new Set(all.flatMap((one) => filesOfApplication(one)[kind])),
    ]
    await attachFiles(context, paths(next), kind, paths(before))
  }
}
