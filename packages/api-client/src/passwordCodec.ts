/** Encodes a password for a request. The mall must decode the same way. */
export type PasswordCodec = (plain: string) => string | Promise<string>

/** The password fields of each call. The code of `smsLogin` is no password. */
export const passwordFields: Readonly<Record<string, readonly string[]>> = {
  login: ['passWord'],
  register: ['password'],
  updatePwd: ['password'],
  registerOrBindUser: ['password'],
  updatePayPassword: ['password', 'oldPassword'],
  setStorePassword: ['password', 'oldPassword'],
  pay: ['payPassword'],
  payBill: ['payPassword'],
  payLevel: ['payPassword'],
}

/**
 * Encodes as the mall4j family does: the current time in milliseconds followed by the password, encrypted with AES-ECB
 * and PKCS7, in Base64. The key is in every shop's script, so this is only obfuscation; TLS protects the password (ADR
 * 29). `key` is the mall's key of 16, 24 or 32 ASCII characters.
 */
export function aesEcbPassword({ key, now = Date.now }: { key: string; now?: () => number }): PasswordCodec {
  const bytes = new TextEncoder().encode(key)
  if (![16, 24, 32].includes(bytes.length))
    throw new TypeError(
      `aesEcbPassword: the key has ${bytes.length} bytes, but AES needs 16, 24 or 32. Use the key that the mall is configured with.`,
    )
  return async (plain) => {
    const cipher = await crypto.subtle.importKey('raw', bytes, 'AES-CBC', false, ['encrypt'])
    const text = new TextEncoder().encode(`${now()}${plain}`)
    const padding = 16 - (text.length % 16)
    const padded = new Uint8Array(text.length + padding).fill(padding)
    padded.set(text)
    // Web Crypto has no ECB. The first block of CBC with a zero vector equals ECB, so each block is encrypted alone.
    const whole = new Uint8Array(padded.length)
    for (let at = 0; at < padded.length; at += 16) {
      const block = await crypto.subtle.encrypt(
        { name: 'AES-CBC', iv: new Uint8Array(16) },
        cipher,
        padded.subarray(at, at + 16),
      )
      whole.set(new Uint8Array(block, 0, 16), at)
    }
    return base64(whole)
  }
}

/**
 * Encodes the current time in milliseconds followed by the password, encrypted with RSA-OAEP and SHA-256, in Base64.
 * Only the mall's private key decrypts the text. `publicKey` is PEM (SPKI).
 */
export function rsaOaepPassword({
  publicKey,
  now = Date.now,
}: {
  publicKey: string
  now?: () => number
}): PasswordCodec {
  const der = Uint8Array.from(atob(publicKey.replace(/-----[^-]+-----|\s+/g, '')), (character) =>
    character.charCodeAt(0),
  )
  return async (plain) => {
    const key = await crypto.subtle.importKey('spki', der, { name: 'RSA-OAEP', hash: 'SHA-256' }, false, ['encrypt'])
    return base64(
      new Uint8Array(
        await crypto.subtle.encrypt({ name: 'RSA-OAEP' }, key, new TextEncoder().encode(`${now()}${plain}`)),
      ),
    )
  }
}

/** Returns a codec by its name in the settings. */
export function passwordCodec(
  kind = 'aes-ecb',
  { key = '', publicKey = '' }: { key?: string; publicKey?: string } = {},
): PasswordCodec | undefined {
  switch (kind) {
    case 'aes-ecb':
      return aesEcbPassword({ key })
    case 'rsa-oaep':
      return rsaOaepPassword({ publicKey })
    case 'none':
      return undefined
    default:
      throw new TypeError(`passwordCodec: there is no codec "${kind}". Use aes-ecb, rsa-oaep or none.`)
  }
}

/** Returns a call's input with encoded passwords. Input without passwords is unchanged. */
export async function withPassword(
  names: readonly string[] | undefined,
  input: unknown,
  codec: PasswordCodec | undefined,
): Promise<unknown> {
  if (!codec || !names || typeof input !== 'object' || input === null) return input
  const written: Record<string, unknown> = { ...input }
  for (const name of names) {
    const plain = written[name]
    if (typeof plain === 'string') written[name] = await codec(plain)
  }
  return written
}

function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}
