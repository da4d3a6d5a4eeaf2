import type { ParsedOf, WireOf } from '@millwright/contract/contract'
import { arrayText, queryOne } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'
import { lockBuyer, lockProducts } from '../../db/locks.ts'
import { attachFiles } from '../files/files.ts'
import type { CallContext } from '../../core/call/call.ts'
import { wireDate, optionalWireDate } from '../../core/wire/wire.ts'

const SAME_WITHIN = 10 * 60_000

type Row = {
  id: number
  claimant: string
  rightType: number
  rightNumber: string
  content: string
  proofs: string
  contactName: string
  contactMobile: string
  contactMail: string
  created: number
  state: number
  handledAt: number | null
  reason: string | null
  goods: { prodId: number; prodName: string; onSale: number }[]
}
const columns = `complaint_id as id, claimant, right_type as "rightType", right_number as "rightNumber", content, proofs,
  contact_name as "contactName", contact_mobile as "contactMobile", contact_mail as "contactMail", created, state,
  handled_at as "handledAt", reason, (
    select jsonb_agg(jsonb_build_object('prodId', p.prod_id, 'prodName', p.name->>$1, 'onSale', case when p.status = 1 then 1 else 0 end) order by g.seq)
    from complaint_prod g join product p using (prod_id) where g.complaint_id = complaint.complaint_id) as goods`

export async function notOnSale(db: Db, prodIds: readonly number[]): Promise<number[]> {
  const rows = await db.query<{ prodId: number }>(
    'select prod_id as "prodId" from product where prod_id = any($1::text::bigint[]) and status = 1',
    [arrayText(prodIds)],
  )
  const there = new Set(rows.map(({ prodId }) => prodId))
  return prodIds.filter((id) => !there.has(id))
}

/** Stores a complaint with its products. A repeated submission returns the id of the first complaint. */
export async function saveComplaint(
  { db, locale, now }: Pick<CallContext, 'db' | 'locale' | 'now'>,
  user: number,
  input: Omit<ParsedOf<'sendComplaint'>, 'prodIds'> & { prodIds: readonly number[] },
): Promise<number> {
  return db.tx(async (tx) => {
    await lockBuyer(tx, user)
    const [before] = await tx.query<{ id: number }>(
      'select complaint_id as id from complaint where user_id = $1 and claimant = $2 and content = $3 and created > $4::bigint order by created desc limit 1',
      [user, input.claimant, input.content, now - SAME_WITHIN],
    )
    if (before) return before.id
    const proofs = await attachFiles({ db: tx, locale, user }, input.proofs, 'proof')
    const row = await queryOne<{ id: number }>(
      tx,
      `insert into complaint (user_id, claimant, right_type, right_number, content, proofs, contact_name, contact_mobile, contact_mail, created)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning complaint_id as id`,
      [
        user,
        input.claimant,
        input.rightType,
        input.rightNumber.trim(),
        input.content,
        proofs.join(','),
        input.contactName,
        input.contactMobile,
        input.contactMail,
        now,
      ],
    )
    await tx.query(
      `insert into complaint_prod (complaint_id, prod_id, seq)
      select $1, p.prod_id, g.seq from unnest($2::text::bigint[]) with ordinality g (prod_id, seq) join product p using (prod_id)`,
      [row.id, arrayText(input.prodIds)],
    )
    return row.id
  })
}

export async function complaintRows(
  { db, locale }: Pick<CallContext, 'db' | 'locale'>,
  user: number,
  { current, size }: { current: number; size: number },
): Promise<{ rows: Row[]; total: number }> {
  const [rows, { total }] = await Promise.all([
    db.query<Row>(
      `select ${columns} from complaint where user_id = $2 order by created desc, complaint_id desc limit $3 offset $4`,
      [locale, user, size, (current - 1) * size],
    ),
    queryOne<{ total: number }>(db, 'select count(*)::int as total from complaint where user_id = $1', [user]),
  ])
  return { rows, total }
}

export async function complaintById(
  { db, locale }: Pick<CallContext, 'db' | 'locale'>,
  user: number,
  id: number,
): Promise<Row | undefined> {
  const [row] = await db.query<Row>(
    `select ${columns} from complaint where complaint_id = $2::bigint and user_id = $3`,
    [locale, id, user],
  )
  return row
}

/**
 * Returns complaints of all buyers for the seller console, those under review first. `state` is `review`, `accepted`,
 * `refused` or empty.
 */
export function findComplaints(
  db: Db,
  locale: CallContext['locale'],
  { find, state, from, most }: { find: string; state: string; from: number; most: number },
): Promise<Row[]> {
  return db.query<Row>(
    `select ${columns} from complaint
    where ($2 = '' or claimant ilike '%' || $2 || '%' or right_number = $2 or content ilike '%' || $2 || '%')
      and ($3 = '' or $3 = case state when 0 then 'review' when 1 then 'accepted' else 'refused' end)
    order by state, created desc, complaint_id limit $4 offset $5::bigint`,
    [locale, find, state, most, from],
  )
}

/** Decides a complaint that is under review. Accepting it delists its products. */
export async function decideComplaint(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  id: number,
  state: 1 | 2,
  reason: string,
): Promise<boolean> {
  return db.tx(async (tx) => {
    const done = await tx.query(
      'update complaint set state = $2, handled_at = $3, reason = $4 where complaint_id = $1::bigint and state = 0 returning 1',
      [id, state, now, reason],
    )
    if (!done.length) return false
    if (state === 1) {
      const goods = await tx.query<{ prodId: number }>(
        'select prod_id as "prodId" from complaint_prod where complaint_id = $1::bigint',
        [id],
      )
      const prodIds = goods.map(({ prodId }) => prodId)
      await lockProducts(tx, prodIds)
      // A product that went offline with its shop must not return with the shop.
      await tx.query('update product set status = 0, off_with_shop = false where prod_id = any($1::text::bigint[])', [
        arrayText(prodIds),
      ])
    }
    return true
  })
}

export function complaintWire({ created, handledAt, reason, goods, ...row }: Row): WireOf<'complaintInfo'> {
  return {
    ...row,
    goods: goods ?? [],
    createTime: wireDate(created),
    handleTime: optionalWireDate(handledAt),
    reason: reason ?? undefined,
  }
}
