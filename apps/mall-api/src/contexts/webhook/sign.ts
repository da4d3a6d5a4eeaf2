import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'
const SECRET_BYTES = 32

/** Returns a new secret as Standard Webhooks writes it: `whsec_` and base64. */
export function newSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString('base64')
}

type Message = { id: string; seconds: number; body: string }

/**
 * Returns the headers of a message (standardwebhooks.com, specification 1.0): a signature `v1,BASE64` for each secret,
 * separated by spaces, of HMAC-SHA256 over `id.timestamp.body`.
 */
export function signedHeaders({ id, seconds, body }: Message, secrets: readonly string[]): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': signatures.join(' ') }
}
