import { createHash, createHmac } from 'node:crypto'

export type Acs3Request = {
  host: string
  action: string
  version: string
  query: Readonly<Record<string, string>>
  /** The time as `2023-10-26T10:22:32Z`, and a number used once. */
  date: string
  nonce: string
}
type Key = { keyId: string; secret: string }

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/**
 * Signs a POST request without a body by Alibaba Cloud's signature V3 (ACS3-HMAC-SHA256) and returns its query and its
 * headers. Published at https://help.aliyun.com/zh/sdk/product-overview/v3-request-structure-and-signature.
 */
export function signAcs3({ host, action, version, query, date, nonce }: Acs3Request, { keyId, secret }: Key) {
  const signed: Record<string, string> = {
    host,
    'x-acs-action': action,
    'x-acs-content-sha256': sha256(''),
    'x-acs-date': date,
    'x-acs-signature-nonce': nonce,
    'x-acs-version': version,
  }
  const search = Object.keys(query)
    .toSorted()
    .map((name) => `${encoded(name)}=${encoded(query[name] ?? '')}`)
    .join('&')
  const lines = Object.entries(signed).map(([name, value]) => `${name}:${value}\n`)
  const names = Object.keys(signed).join(';')
  const canonical = ['POST', '/', search, lines.join(''), names, sha256('')].join('\n')
  const signature = createHmac('sha256', secret)
    .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
    .digest('hex')
  const { host: _, ...headers } = signed
  return {
    search,
    headers: {
      ...headers,
      authorization: `ACS3-HMAC-SHA256 Credential=${keyId},SignedHeaders=${names},Signature=${signature}`,
    },
  }
}

/** Encodes by RFC 3986, which also encodes `!'()*`. */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
}
