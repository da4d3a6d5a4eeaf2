import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import type { KeyObject } from 'node:crypto'

/** Signs a text by RSA PKCS#1 v1.5 over SHA-256, as base64. */
export function signRsa(text: string, privateKey: KeyObject): string {
  return sign('sha256', Buffer.from(text), privateKey).toString('base64')
}

/** Whether a signature of `signRsa` belongs to the text. `signature` may be any text. */
export function isSignedRsa(text: string, signature: string, publicKey: KeyObject): boolean {
  return verify('sha256', Buffer.from(text), publicKey, Buffer.from(signature, 'base64'))
}

/** Reads an RSA private key in PEM, or in the bare base64 of Alipay's tool. Throws for other texts. */
export function readPrivateKey(given: string): KeyObject {
  const key = isPem(given)
    ? createPrivateKey(given)
    : (orUndefined(() => createPrivateKey({ key: derOf(given), format: 'der', type: 'pkcs8' })) ??
      createPrivateKey({ key: derOf(given), format: 'der', type: 'pkcs1' }))
  return demandRsa(key)
}

/** Reads an RSA public key in PEM, from a certificate, or in the bare base64 of Alipay's console. Throws for other texts. */
export function readPublicKey(given: string): KeyObject {
  return demandRsa(
    isPem(given) ? createPublicKey(given) : createPublicKey({ key: derOf(given), format: 'der', type: 'spki' }),
  )
}

const isPem = (given: string) => given.startsWith('-----BEGIN ')
const derOf = (base64: string) => Buffer.from(base64, 'base64')

function demandRsa(key: KeyObject): KeyObject {
  if (key.asymmetricKeyType !== 'rsa') throw new Error('not an RSA key')
  return key
}

function orUndefined<Value>(work: () => Value): Value | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
