import { randomInt } from 'node:crypto'
import { cardNoOf } from '@millwright/domain/distribution/cardNo'
import { distributorStates, masked, readApplication } from '@millwright/domain/distribution/application'
import type {
  ApplicationField,
  DistributionApplication,
  DistributorState,
  DistributorType,
} from '@millwright/domain/distribution/application'
import { keysOf } from '@millwright/domain/table'
import type { Db } from '../../db/db.ts'
import { lockBuyer } from '../../db/locks.ts'
import { attachFiles } from '../files/files.ts'
import type { CallContext } from '../../core/call/call.ts'
import type { MessageKey } from '../../core/messages/messages.ts'

export type DistributorRow = {
  user: number
  cardNo: string | null
  state: DistributorState
  type: DistributorType
  realName: string
  identityNumber: string
  identityFront: string
  identityBack: string
  mobile: string
  companyName: string | null
  creditCode: string | null
  licence: string | null
  bankName: string
  bankBranch: string
  bankAccount: string
  inviter: number | null
  reason: string | null
  applied: number
  approved: number | null
}

const columns = `d.user_id as "user", d.card_no as "cardNo", d.state, d.type, d.real_name as "realName", d.identity_number as "identityNumber",
  d.identity_front as "identityFront", d.identity_back as "identityBack", d.mobile, d.company_name as "companyName", d.credit_code as "creditCode", d.licence,
  d.bank_name as "bankName", d.bank_branch as "bankBranch", d.bank_account as "bankAccount", d.inviter_id as inviter, d.reason, d.applied, d.approved`

export async function distributorOf(db: Db, user: number): Promise<DistributorRow | undefined> {
  const [row] = await db.query<DistributorRow>(`select ${columns} from distributor d where user_id = $1`, [user])
  return row
}

/** Whether the distributor has a number. Approved and stopped distributors have a number. */
export const hasCard = (row: DistributorRow | undefined): row is DistributorRow =>
  row?.state === distributorStates.approved || row?.state === distributorStates.stopped

type DistributorSearch = { find: string; state: string | undefined; from: number; most: number }

/** Returns distributors, those in review first, then the newest. `state` is the number of a state, as text. */
export function findDistributors(
  db: Db,
  { find, state, from, most }: DistributorSearch,
): Promise<(DistributorRow & { account: string | null })[]> {
  return db.query(
    `select ${columns}, b.account from distributor d join buyer b using (user_id)
    where ($1 = '' or d.real_name ilike '%' || $1 || '%' or d.company_name ilike '%' || $1 || '%' or d.mobile = $1 or d.card_no = $1)
      and ($2::text is null or d.state = $2::text::int)
    order by d.state = 0 desc, d.applied desc, d.user_id limit $3 offset $4::bigint`,
    [find, state ?? null, most, from],
  )
}

export type RegisterRefusal = { key: MessageKey; field?: ApplicationField }

/** Stores a new application, or replaces a refused application. */
export async function registerDistributor(
  { db, now, locale }: Pick<CallContext, 'db' | 'now' | 'locale'>,
  user: number,
  typed: Parameters<typeof readApplication>[0],
): Promise<RegisterRefusal | undefined> {
  const read = readApplication(typed, now)
  if ('problems' in read) return { key: 'partnerIncomplete', field: keysOf(read.problems)[0] }
  const { application } = read
  return db.tx(async (tx) => {
    await lockBuyer(tx, user)
    const before = await distributorOf(tx, user)
    if (before && before.state !== distributorStates.refused) return { key: standing[before.state] }
    if (application.type === 2 && !(await hasOpenShop(tx, user))) return { key: 'partnerNoShop', field: 'type' }
    const inviter = await inviterOf(tx, user, application.cardNoOfInviter)
    if (typeof inviter === 'object') return inviter
    const papers = papersOf(application)
    if (new Set(papers).size < papers.length) return { key: 'partnerPaperTwice', field: 'identityCardPicBack' }
    const had = before ? [before.identityFront, before.identityBack, before.licence ?? ''] : []
    await attachFiles({ db: tx, locale, user }, papers, 'licence', had)
    await tx.query(
      `
      insert into distributor (user_id, state, type, real_name, identity_number, identity_front, identity_back, mobile, company_name, credit_code, licence,
        bank_name, bank_branch, bank_account, inviter_id, applied)
      values ($1, 0, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14::bigint, $15::bigint)
      on conflict (user_id) do update set state = 0, type = excluded.type, real_name = excluded.real_name, identity_number = excluded.identity_number,
        identity_front = excluded.identity_front, identity_back = excluded.identity_back, mobile = excluded.mobile, company_name = excluded.company_name,
        credit_code = excluded.credit_code, licence = excluded.licence, bank_name = excluded.bank_name, bank_branch = excluded.bank_branch,
        bank_account = excluded.bank_account, inviter_id = excluded.inviter_id, applied = excluded.applied, reason = null`,
      [
        user,
        application.type,
        application.realName,
        application.identityCardNumber,
        application.identityCardPicFront,
        application.identityCardPicBack,
        application.userMobile,
        application.companyName ?? null,
        application.creditCode ?? null,
        application.licensePic ?? null,
        application.bankName,
        application.bankBranch,
        application.bankAccount,
        inviter ?? null,
        now,
      ],
    )
    return undefined
  })
}

const standing = {
  [distributorStates.inReview]: 'partnerInReview',
  [distributorStates.approved]: 'partnerAlready',
  [distributorStates.stopped]: 'partnerStopped',
} as const

function papersOf({ identityCardPicFront, identityCardPicBack, licensePic }: DistributionApplication): string[] {
  return [identityCardPicFront, identityCardPicBack, ...(licensePic ? [licensePic] : [])]
}

async function hasOpenShop(db: Db, user: number): Promise<boolean> {
  const rows = await db.query('select 1 from shop_owner where user_id = $1 and audit_status = 1 and shop_status = 1', [
    user,
  ])
  return rows.length > 0
}

async function inviterOf(
  db: Db,
  user: number,
  cardNo: string | undefined,
): Promise<number | undefined | RegisterRefusal> {
  if (!cardNo) return undefined
  const [found] = await db.query<{ user: number }>(
    'select user_id as user from distributor where card_no = $1 and state = 1',
    [cardNo],
  )
  if (!found) return { key: 'partnerInviterUnknown', field: 'cardNoOfInviter' }
  return found.user === user ? { key: 'partnerInviterSelf', field: 'cardNoOfInviter' } : found.user
}

/**
 * Decides an application: assigns a card number, or refuses it with a reason. Returns false if the application is not
 * in review.
 */
export async function decideDistributorApplication(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  user: number,
  verdict: 'approve' | { refuse: string },
): Promise<boolean> {
  return db.tx(async (tx) => {
    await lockBuyer(tx, user)
    const row = await distributorOf(tx, user)
    if (row?.state !== distributorStates.inReview) return false
    if (typeof verdict === 'object') {
      await tx.query('update distributor set state = 3, reason = $2 where user_id = $1', [user, verdict.refuse])
      return true
    }
    await tx.query(
      'update distributor set state = 1, reason = null, card_no = coalesce(card_no, $2), approved = $3::bigint where user_id = $1',
      [user, await freeCardNo(tx), now],
    )
    await tx.query('update buyer set distributor = true where user_id = $1', [user])
    return true
  })
}

/** Stops a distributor, whose links then earn nothing, or resumes a stopped distributor. */
export async function stopOrResumeDistributor(db: Db, user: number, reason: string | undefined): Promise<boolean> {
  const [done] = await db.query(
    reason === undefined
      ? 'update distributor set state = 1, reason = $2 where user_id = $1 and state = 2 returning 1'
      : 'update distributor set state = 2, reason = $2 where user_id = $1 and state = 1 returning 1',
    [user, reason ?? null],
  )
  return done !== undefined
}

async function freeCardNo(db: Db): Promise<string> {
  for (;;) {
    const cardNo = cardNoOf(randomInt(10 ** 8, 10 ** 9))
    if (!(await db.query('select 1 from distributor where card_no = $1', [cardNo])).length) return cardNo
  }
}

/** Returns an application for its applicant. Numbers are masked unless a refused application is to be corrected. */
export function applicationWire(row: DistributorRow, cardNoOfInviter: string | null) {
  const open = row.state === distributorStates.refused
  return {
    type: row.type,
    realName: row.realName,
    identityCardNumber: open ? row.identityNumber : masked(row.identityNumber, 4, 2),
    identityCardPicFront: row.identityFront,
    identityCardPicBack: row.identityBack,
    userMobile: open ? row.mobile : masked(row.mobile, 3, 4),
    companyName: row.companyName,
    creditCode: row.creditCode,
    licensePic: row.licence,
    bankName: row.bankName,
    bankBranch: row.bankBranch,
    bankAccount: open ? row.bankAccount : masked(row.bankAccount, 0, 4),
    cardNoOfInviter,
  }
}
