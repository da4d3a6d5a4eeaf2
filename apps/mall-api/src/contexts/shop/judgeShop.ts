import type { ShopApplication } from '@millwright/domain/shop/application'
import type { Db } from '../../db/db.ts'
import { lockBuyer } from '../../db/locks.ts'
import { cityOf, isTaken, topClasses } from './applications.ts'
import type { LocalisedText, RefusalReason } from './applications.ts'

type Judge = { db: Db; now: number }

/** A new shop's freight until its merchant changes it, in yuan. */
const FREIGHT = { base: 10, freeFrom: 200 }
const [OPEN, OFFLINE] = [1, 2]

/** Opens the shop without listed products, with a merchant account. Returns false if no application is waiting. */
export function approveShop({ db, now }: Judge, user: number): Promise<boolean> {
  return db.tx(async (tx) => {
    const waiting = await waitingOf(tx, user)
    if (!waiting) return false
    const { shopId, sent } = waiting
    const city = await cityOf(tx, sent.city)
    if (!city || (await isTaken(tx, sent.shopName, user))) return false
    const classes = await topClasses(tx, sent.categoryIds)
    const said = (text: string) => ({ zh: text, en: text })
    const company = {
      firmName: said(sent.firmName),
      creditCode: sent.creditCode,
      representative: said(sent.representative),
      residence: said(sent.residence),
      businessScope: {
        zh: classes.map(({ name }) => name.zh).join('、'),
        en: classes.map(({ name }) => name.en).join(', '),
      },
    }
    await tx.query(
      `
      insert into shop (shop_id, name, intro, shop_type, city, phone, freight_base, freight_free_from, status, logo, company)
      values ($1, $2::text::jsonb, $3::text::jsonb, 2, $4::text::jsonb, $5, ${FREIGHT.base}, ${FREIGHT.freeFrom}, ${OPEN}, $6, $7::text::jsonb)
      on conflict (shop_id) do update set name = excluded.name, intro = excluded.intro, city = excluded.city, phone = excluded.phone,
        status = excluded.status, logo = excluded.logo, company = excluded.company`,
      [
        shopId,
        JSON.stringify(said(sent.shopName)),
        JSON.stringify(said(sent.intro)),
        JSON.stringify(city),
        sent.phone,
        sent.shopLogo,
        JSON.stringify(company),
      ],
    )
    await tx.query(`update shop_owner set audit_status = 1, shop_status = ${OPEN} where user_id = $1`, [user])
    await tx.query(
      "update shop_application set problems = '[]', answered_at = $2::bigint, account = coalesce(account, $3) where user_id = $1",
      [user, now, accountOf(shopId)],
    )
    return true
  })
}

/** Returns the merchant's account name. The owner sets the store password. */
export const accountOf = (shopId: number): string => `mw${shopId}`

/** Refuses an application with at least one reason, each at its field. */
export function refuseShop({ db, now }: Judge, user: number, reasons: readonly RefusalReason[]): Promise<boolean> {
  return db.tx(async (tx) => {
    if (!reasons.length || !(await waitingOf(tx, user))) return false
    await tx.query('update shop_owner set audit_status = -1 where user_id = $1', [user])
    await tx.query(
      'update shop_application set problems = $2::text::jsonb, answered_at = $3::bigint where user_id = $1',
      [user, JSON.stringify(reasons), now],
    )
    return true
  })
}

export function takeShopOffline({ db }: Judge, user: number, reason: LocalisedText): Promise<boolean> {
  return db.tx((tx) => moveShop(tx, user, { from: OPEN, to: OFFLINE, reason }))
}

/** Puts the shop back online with the products that went offline with it. */
export function putShopOnline({ db }: Judge, user: number): Promise<boolean> {
  return db.tx((tx) => putOnline(tx, user))
}

/** Puts the shop back online in a transaction. Returns false if it is not offline. */
export function putOnline(tx: Db, user: number): Promise<boolean> {
  return moveShop(tx, user, { from: OFFLINE, to: OPEN, reason: null })
}

type Move = { from: number; to: number; reason: LocalisedText | null }

async function moveShop(tx: Db, user: number, { from, to, reason }: Move): Promise<boolean> {
  await lockBuyer(tx, user)
  const [moved] = await tx.query<{ shopId: number }>(
    'update shop_owner set shop_status = $3::int where user_id = $1 and audit_status = 1 and shop_status = $2::int returning shop_id as "shopId"',
    [user, from, to],
  )
  if (!moved) return false
  await tx.query('update shop_application set offline_reason = $2::text::jsonb where user_id = $1', [
    user,
    reason && JSON.stringify(reason),
  ])
  await shelve(tx, moved.shopId, to)
  return true
}

/** Sets a shop's status and lists or delists its products. Products delisted before stay delisted. */
async function shelve(tx: Db, shopId: number, status: number): Promise<void> {
  await tx.query(
    status === OPEN
      ? `update product set status = 1, off_with_shop = false
        where prod_id in (select prod_id from product where shop_id = $1 and off_with_shop order by prod_id for no key update)`
      : `update product set status = 2, off_with_shop = true
        where prod_id in (select prod_id from product where shop_id = $1 and status = 1 order by prod_id for no key update)`,
    [shopId],
  )
  await tx.query('update shop set status = $2::int where shop_id = $1', [shopId, status])
}

/** Closes the shop of a deleted account, so that nobody can buy from it. */
export async function closeOwnShop(tx: Db, user: number): Promise<void> {
  const [own] = await tx.query<{ shopId: number }>(
    'select shop_id as "shopId" from shop_owner where user_id = $1 and audit_status = 1',
    [user],
  )
  if (own) await shelve(tx, own.shopId, 0)
}

async function waitingOf(tx: Db, user: number): Promise<{ shopId: number; sent: ShopApplication } | undefined> {
  await lockBuyer(tx, user)
  const [row] = await tx.query<{ shopId: number; sent: ShopApplication }>(
    `select o.shop_id as "shopId", a.sent from shop_owner o join shop_application a using (user_id)
    where user_id = $1 and o.audit_status = 0`,
    [user],
  )
  return row
}
