import { INVOICE_TITLE_LIMIT } from '@millwright/domain/constants'
import type { Invoice } from '@millwright/domain/order/invoice'
import { queryOne } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'

export type TitleRow = { invoiceTitleId: number; title: Invoice; common: boolean }

export function titlesOf(db: Db, user: number): Promise<TitleRow[]> {
  return db.query<TitleRow>(
    `select invoice_title_id as "invoiceTitleId", title, common from invoice_title where user_id = $1
    order by common desc, created desc, invoice_title_id desc`,
    [user],
  )
}

/**
 * Adds a title to the book of a locked buyer. A title with the same kind, name and number is updated in place; the
 * first title becomes the default. Returns undefined if the book is full.
 */
export async function saveInvoiceTitle(
  db: Db,
  user: number,
  now: number,
  title: Invoice,
  common = false,
): Promise<number | undefined> {
  const held = await titlesOf(db, user)
  const same = held.find((one) => sameTitle(one.title, title))
  if (same) {
    await changeTitle(db, user, same.invoiceTitleId, title, common)
    return same.invoiceTitleId
  }
  if (held.length >= INVOICE_TITLE_LIMIT) return undefined
  const first = common || !held.length
  if (first) await db.query('update invoice_title set common = false where user_id = $1 and common', [user])
  const made = await queryOne<{ id: number }>(
    db,
    'insert into invoice_title (user_id, title, common, created) values ($1, $2::text::jsonb, $3, $4) returning invoice_title_id as id',
    [user, JSON.stringify(title), first, now],
  )
  return made.id
}

/** Returns false if the buyer has no title with this id. */
export async function changeTitle(db: Db, user: number, id: number, title: Invoice, common: boolean): Promise<boolean> {
  if (!(await titleById(db, user, id))) return false
  if (common) await setDefaultTitle(db, user, id)
  await db.query(
    'update invoice_title set title = $3::text::jsonb where user_id = $1 and invoice_title_id = $2::bigint',
    [user, id, JSON.stringify(title)],
  )
  return true
}

export async function titleById(db: Db, user: number, id: number): Promise<Invoice | undefined> {
  const [row] = await db.query<{ title: Invoice }>(
    'select title from invoice_title where user_id = $1 and invoice_title_id = $2::bigint',
    [user, id],
  )
  return row?.title
}

export async function setDefaultTitle(db: Db, user: number, id: number): Promise<void> {
  await db.query('update invoice_title set common = false where user_id = $1 and common', [user])
  await db.query('update invoice_title set common = true where user_id = $1 and invoice_title_id = $2::bigint', [
    user,
    id,
  ])
}

/** Deletes a title. If it was the default, the newest remaining title becomes the default. */
export async function dropTitle(db: Db, user: number, id: number): Promise<boolean> {
  const gone = await db.query(
    'delete from invoice_title where user_id = $1 and invoice_title_id = $2::bigint returning 1',
    [user, id],
  )
  const [next] = await titlesOf(db, user)
  if (gone.length && next && !next.common) await setDefaultTitle(db, user, next.invoiceTitleId)
  return gone.length > 0
}

function sameTitle(a: Invoice, b: Invoice): boolean {
  return (
    a.invoiceType === b.invoiceType &&
    a.headerType === b.headerType &&
    a.headerName === b.headerName &&
    a.invoiceTaxNumber === b.invoiceTaxNumber
  )
}
