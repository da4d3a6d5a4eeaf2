import { createHash, randomBytes } from 'node:crypto'

export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Only the hash of a token is stored, so a reader of the table cannot use it. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
