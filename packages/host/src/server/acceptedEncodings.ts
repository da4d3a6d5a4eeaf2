import Negotiator from 'negotiator'

/** How an answer is sent, by the name that HTTP has for it; the smallest first. */
export const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** What an `Accept-Encoding` takes of them, whichever of them it likes better (RFC 9110, 12.5.3). */
export function acceptedEncodings(header: string | null | undefined): Encoding[] {
  const taken = new Negotiator({ headers: { 'accept-encoding': header ?? '' } }).encodings([...encodings])
  return encodings.filter((one) => taken.includes(one))
}
