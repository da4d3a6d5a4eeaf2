import type { Db } from '../../db/db.ts'
import type { SmsCodePurpose } from './smsCodes.ts'
import { hashOfToken, newToken } from './tokens.ts'

const PROOF_LIFE = 10 * 60_000

/** Returns a token that proves in the next step that the number was verified. */
export async function giveProof(
  { db, now }: { db: Db; now: number },
  mobile: string,
  purpose: SmsCodePurpose,
): Promise<string> {
  const proof = newToken()
  await db.query('insert into sms_proof (proof_hash, mobile, purpose, expires) values ($1, $2, $3, $4)', [
    hashOfToken(proof),
    mobile,
    purpose,
    now + PROOF_LIFE,
  ])
  return proof
}

/** Returns whether a proof is valid, without consuming it. */
export async function hasProof(
  db: Db,
  now: number,
  mobile: string,
  purpose: SmsCodePurpose,
  proof: string,
): Promise<boolean> {
  const found = await db.query(
    'select 1 from sms_proof where proof_hash = $1 and mobile = $2 and purpose = $3 and expires > $4::bigint',
    [hashOfToken(proof), mobile, purpose, now],
  )
  return found.length === 1
}

/** Consumes a proof. Call this in a transaction, so that a later refusal rolls back and leaves the proof usable. */
export async function consumeProof(
  db: Db,
  now: number,
  mobile: string,
  purpose: SmsCodePurpose,
  proof: string,
): Promise<boolean> {
  const used = await db.query(
    'delete from sms_proof where proof_hash = $1 and mobile = $2 and purpose = $3 and expires > $4::bigint returning 1',
    [hashOfToken(proof), mobile, purpose, now],
  )
  return used.length === 1
}
