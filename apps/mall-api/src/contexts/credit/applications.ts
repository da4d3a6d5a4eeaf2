import { applicationStates } from '@millwright/domain/credit/applicationStates'
import { isCreditGrant } from '@millwright/domain/credit/creditApplication'
import type { CreditApplication } from '@millwright/domain/credit/creditApplication'
import { money } from '@millwright/domain/money/money'
import type { WireOf } from '@millwright/contract/contract'
import { queryOne } from '../../db/db.ts'
import type { Db, Param } from '../../db/db.ts'
import { lockBuyer } from '../../db/locks.ts'
import { attachFiles } from '../files/files.ts'
import type { CallContext } from '../../core/call/call.ts'
import { wireDate, optionalWireDate, optionalWireYuan, wireYuan } from '../../core/wire/wire.ts'

type Row = {
  id: number
  state: number
  company: string
  creditCode: string
  licence: string
  contact: string
  mobile: string
  limit: string
  days: number
  remark: string
  created: number
  decided: number | null
  reason: string | null
  grantedLimit: string | null
  grantedDays: number | null
}

const columns = `application_id as id, state, company, credit_code as "creditCode", licence, contact, mobile, credit_limit as limit, days, remark,
  created, decided, reason, granted_limit as "grantedLimit", granted_days as "grantedDays"`

export async function applicationPage(
  { db }: Pick<CallContext, 'db'>,
  user: number,
  { status, current, size }: { status?: number | undefined; current: number; size: number },
): Promise<{ rows: Row[]; total: number }> {
  const params: Param[] = [user, status ?? null, size, (current - 1) * size]
  const found = await db.query<Row & { found: number }>(
    `select ${columns}, count(*) over ()::int as found from credit_application where user_id = $1 and ($2::int is null or state = $2::int)
    order by created desc, application_id desc limit $3 offset $4`,
    params,
  )
  return { rows: found, total: found[0]?.found ?? 0 }
}

/** Returns an application of the buyer. Another buyer's application counts as missing. */
export async function applicationById(db: Db, user: number, id: number): Promise<Row | undefined> {
  const params = [user, id]
  const sql = `select ${columns} from credit_application where user_id = $1 and application_id = $2::bigint`
  return (await db.query<Row>(sql, params))[0]
}

export function applicationWire(row: Row): WireOf<'creditApplyInfo'> {
  return {
    applicationId: row.id,
    status: row.state,
    companyName: row.company,
    creditCode: row.creditCode,
    licencePic: row.licence,
    contact: row.contact,
    mobile: row.mobile,
    creditLimit: wireYuan(money(row.limit)),
    periodDays: row.days,
    remark: row.remark,
    createTime: wireDate(row.created),
    auditTime: optionalWireDate(row.decided),
    reason: row.reason,
    grantedLimit: optionalWireYuan(row.grantedLimit),
    grantedDays: row.grantedDays,
  }
}

export function applyForCredit(
  { db, now, locale }: Pick<CallContext, 'db' | 'now' | 'locale'>,
  user: number,
  given: CreditApplication,
): Promise<{ id: number } | { problem: 'creditUnderReview' | 'creditRunning' }> {
  return db.tx(async (tx) => {
    await lockBuyer(tx, user)
    if ((await tx.query('select 1 from credit_account where user_id = $1', [user])).length)
      return { problem: 'creditRunning' }
    if ((await tx.query('select 1 from credit_application where user_id = $1 and state = 0', [user])).length)
      return { problem: 'creditUnderReview' }
    // The licence file of a refused application may be reused.
    const [before] = await tx.query<{ id: number; licence: string }>(
      'select application_id as id, licence from credit_application where user_id = $1 order by created desc, application_id desc limit 1',
      [user],
    )
    const [licence] = await attachFiles({ db: tx, user, locale }, given.licence, 'licence', sameFile(before, given))
    const made = await queryOne<{ id: number }>(
      tx,
      `insert into credit_application (user_id, company, credit_code, licence, contact, mobile, credit_limit, days, remark, created)
      values ($1, $2, $3, $4, $5, $6, $7::bigint, $8, $9, $10) returning application_id as id`,
      [
        user,
        given.company,
        given.creditCode,
        licence!,
        given.contact,
        given.mobile,
        given.limit,
        given.days,
        given.remark,
        now,
      ],
    )
    // Other forms are prefilled with the company, so that the buyer writes it once.
    await tx.query(
      'update buyer set company = $2, credit_code = $3 where user_id = $1 and company is null and credit_code is null',
      [user, given.company, given.creditCode],
    )
    return { id: made.id }
  })
}

function sameFile(before: { licence: string } | undefined, { licence }: CreditApplication): string[] {
  return before && before.licence === licence ? [licence] : []
}

/** Grants an application, on terms that may differ from the request. */
export function grant(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  id: number,
  terms: { limit: number; days: number },
): Promise<boolean> {
  if (!isCreditGrant(terms)) return Promise.resolve(false)
  return db.tx(async (tx) => {
    const [application] = await tx.query<{ user: number }>(
      `update credit_application set state = 1, decided = $2::bigint, granted_limit = $3::bigint, granted_days = $4::int
      where application_id = $1 and state = 0 returning user_id as user`,
      [id, now, terms.limit, terms.days],
    )
    if (!application) return false
    await openAccount(tx, application.user, terms, now)
    return true
  })
}

export async function openAccount(
  db: Db,
  user: number,
  { limit, days }: { limit: number; days: number },
  now: number,
): Promise<void> {
  await db.query(
    `insert into credit_account (user_id, credit_limit, days, granted) values ($1, $2::bigint, $3, $4)
    on conflict (user_id) do update set credit_limit = excluded.credit_limit, days = excluded.days, stopped = false, reason = null`,
    [user, limit, days, now],
  )
}

export async function refuseCreditApplication(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  id: number,
  reason: string,
): Promise<boolean> {
  const said = reason.trim().slice(0, 200)
  if (!said) return false
  const done = await db.query(
    'update credit_application set state = $4, decided = $2::bigint, reason = $3 where application_id = $1 and state = 0 returning 1',
    [id, now, said, applicationStates.refused],
  )
  return done.length === 1
}
