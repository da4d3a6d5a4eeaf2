import type { CallContext } from '../../core/call/call.ts'
import { tellBuyer } from '../../core/message/tellBuyer.ts'
import type { Db } from '../../db/db.ts'
import { lockBuyer } from '../../db/locks.ts'
import { attachFiles } from '../files/files.ts'
import { putOnline } from './judgeShop.ts'
import { renewalCodes } from './licenceRenewal.ts'
import type { LicenceRenewal } from './licenceRenewal.ts'

type Held = { renewal: LicenceRenewal | null; licence: string; status: number }

/** Stores a renewed licence for review. It replaces one that waits. Returns false if the buyer has no approved shop. */
export function sendLicence(
  { db, now, locale }: Pick<CallContext, 'db' | 'now' | 'locale'>,
  user: number,
  { file, until }: Pick<LicenceRenewal, 'file' | 'until'>,
): Promise<boolean> {
  return db.tx(async (tx) => {
    const held = await lockHeld(tx, user)
    if (!held) return false
    const [path = file] = await attachFiles({ db: tx, user, locale }, [file], 'licence', unusedFiles(held))
    await storeRenewal(tx, user, { file: path, until, state: renewalCodes.waiting, sent: now })
    return true
  })
}

/** Puts the waiting licence in the place of the former one, once, and the shop back online if `online`. */
export function approveLicence({ db, now }: Judge, user: number, online: boolean): Promise<boolean> {
  return db.tx(async (tx) => {
    const held = await lockHeld(tx, user)
    const { renewal } = held ?? {}
    if (renewal?.state !== renewalCodes.waiting) return false
    await attachFiles({ db: tx, user, locale: 'zh' }, [renewal.file], 'licence', [held!.licence, renewal.file])
    await tx.query(
      `update shop_application set licence_until = $2, sent = jsonb_set(sent, '{businessLicense}', to_jsonb($3::text))
      where user_id = $1`,
      [user, renewal.until, renewal.file],
    )
    await storeRenewal(tx, user, { ...renewal, state: renewalCodes.approved, answered: now })
    const opened = online && (await putOnline(tx, user))
    await tellBuyer({ db: tx, now }, user, {
      event: opened ? 'licenceApprovedOpen' : 'licenceApproved',
      occurrence: `${user} ${renewal.sent}`,
      subject: String(user),
      facts: {},
    })
    return true
  })
}

/** Refuses the waiting licence, once, with a reason for the owner. */
export function refuseLicence({ db, now }: Judge, user: number, reason: string): Promise<boolean> {
  const said = reason.trim().slice(0, 200)
  return db.tx(async (tx) => {
    const held = await lockHeld(tx, user)
    const { renewal } = held ?? {}
    if (!said || renewal?.state !== renewalCodes.waiting) return false
    await storeRenewal(tx, user, { ...renewal, state: renewalCodes.refused, answered: now, reason: said })
    await tellBuyer({ db: tx, now }, user, {
      event: 'licenceRefused',
      occurrence: `${user} ${renewal.sent}`,
      subject: String(user),
      facts: { reason: said },
    })
    return true
  })
}

type Judge = { db: Db; now: number }

async function lockHeld(tx: Db, user: number): Promise<Held | undefined> {
  await lockBuyer(tx, user)
  const [row] = await tx.query<Held>(
    `select a.renewal, a.sent->>'businessLicense' as licence, o.shop_status as status
    from shop_owner o join shop_application a using (user_id) where user_id = $1 and o.audit_status = 1 and a.sent is not null`,
    [user],
  )
  return row
}

/** Returns the file of a renewal that waits or was refused. The file of an approved one is the shop's licence. */
function unusedFiles({ renewal, licence }: Held): string[] {
  return renewal && renewal.file !== licence ? [renewal.file] : []
}

async function storeRenewal(tx: Db, user: number, renewal: LicenceRenewal): Promise<void> {
  await tx.query('update shop_application set renewal = $2::text::jsonb where user_id = $1', [
    user,
    JSON.stringify(renewal),
  ])
}
