import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const KIND = 'aes-256-gcm'
/** Node accepts shorter tags, which are easier to forge, unless the length is given. */
const TAG = { authTagLength: 16 }

/**
 * Creates a seal (AES-256-GCM). A sealed text opens only in this shop, until its expiry, and for its own purpose: a
 * cookie's value is invalid in another cookie. All instances share `secret`; without a secret each process has its own.
 */
export function createSeal(secret: string | undefined) {
  const key = secret ? createHash('sha256').update(secret).digest() : randomBytes(32)
  return {
    close(purpose: string, text: string, until: number): string {
      const iv = randomBytes(12)
      const cipher = createCipheriv(KIND, key, iv, TAG).setAAD(Buffer.from(purpose))
      const body = Buffer.concat([cipher.update(`${until} ${text}`), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(purpose: string, sealed: string | undefined, now: number): string | undefined {
      const bytes = Buffer.from(sealed ?? '', 'base64url')
      try {
        const decipher = createDecipheriv(KIND, key, bytes.subarray(0, 12), TAG)
          .setAAD(Buffer.from(purpose))
          .setAuthTag(bytes.subarray(12, 28))
        const text = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString()
        const mark = text.indexOf(' ')
        return Number(text.slice(0, mark)) > now ? text.slice(mark + 1) : undefined
      } catch {
        return undefined
      }
    },
  }
}
