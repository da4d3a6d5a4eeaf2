import Negotiator from 'negotiator'

/** Content encodings, the smallest output first. */
export const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** Returns the encodings that an `Accept-Encoding` header allows (RFC 9110, 12.5.3), the smallest output first. */
export function acceptedEncodings(header: string | null | undefined): Encoding[] {
  const taken = new Negotiator({ headers: { 'accept-encoding': header ?? '' } }).encodings([...encodings])
  return encodings.filter((one) => taken.includes(one))
}
