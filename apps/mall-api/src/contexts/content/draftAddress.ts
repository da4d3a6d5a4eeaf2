import { createHmac } from 'node:crypto'
import { isSameSeal } from '../../core/identity/isSameSeal.ts'
import { mallKey } from '../../core/identity/mallKey.ts'
import type { Db } from '../../db/db.ts'

/** How long a shared draft can be seen, in milliseconds. */
export const DRAFT_TTL = 3 * 24 * 60 * 60_000

type Draft = { pageId: number; version: number }

/** Returns the `draft` parameter of the address at which everyone with the address sees a draft until `expires`. */
export async function writeDraftKey(db: Db, { pageId, version }: Draft, expires: number): Promise<string> {
  return [version.toString(36), expires.toString(36), await sealOf(db, { pageId, version }, expires)].join('.')
}

/** Returns the version that a `draft` parameter shows, or undefined if it expired, was altered or is another page's. */
export async function readDraftKey(db: Db, key: string, pageId: number, now: number): Promise<number | undefined> {
  const [given = '', time = '', seal = ''] = key.split('.')
  const [version, expires] = [parseInt(given, 36), parseInt(time, 36)]
  if (!Number.isSafeInteger(version) || !(expires > now)) return undefined
  return isSameSeal(seal, await sealOf(db, { pageId, version }, expires)) ? version : undefined
}

async function sealOf(db: Db, { pageId, version }: Draft, expires: number): Promise<string> {
  return createHmac('sha256', await mallKey(db, 'pageDraftKey'))
    .update([pageId, version, expires].join('.'))
    .digest('base64url')
}
