import { createHash, randomBytes } from 'node:crypto'

export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Only a token's hash is kept: whoever reads the table can do nothing with it. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
