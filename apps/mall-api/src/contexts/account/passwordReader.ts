import { constants, createDecipheriv, createPrivateKey, privateDecrypt } from 'node:crypto'

export type PasswordKeys = {
  /** The 16-character key that the storefront also has. The key obscures passwords in logs (ADR 29). */
  shared: string
  /** PEM, for shops that encrypt with the matching public key. */
  private?: string
}

/**
 * Returns a function that decodes a password from the request: the time and the password, encrypted together by AES-ECB
 * or RSA-OAEP. A value that neither cipher can decrypt is the password in plain text.
 */
export function passwordReader({ shared, private: pem }: PasswordKeys): (wire: string) => string {
  const key = Buffer.from(shared)
  const privateKey = pem ? createPrivateKey(pem) : undefined
  const sealed = (wire: string): string | undefined => {
    const bytes = Buffer.from(wire, 'base64')
    if (bytes.length < 16 || bytes.toString('base64') !== wire) return undefined
    const text =
      (bytes.length >= 256 && privateKey
        ? quietly(() =>
            privateDecrypt({ key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }, bytes),
          )
        : undefined) ??
      quietly(() => {
        const decipher = createDecipheriv('aes-128-ecb', key, null)
        return Buffer.concat([decipher.update(bytes), decipher.final()])
      })
    return text && /^\d{13}/.test(text.toString()) ? text.toString().slice(13) : undefined
  }
  return (wire) => sealed(wire) ?? wire
}

function quietly<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
