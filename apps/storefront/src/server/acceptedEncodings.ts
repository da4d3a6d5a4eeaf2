/** How an answer is sent, by the name that HTTP has for it; the smallest first. */
export const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/**
 * What an `Accept-Encoding` takes of them (RFC 9110, 12.5.3): `q=0` refuses one, and `*` stands for those it does not
 * name.
 */
export function acceptedEncodings(header: string | null | undefined): Encoding[] {
  const weights = new Map(
    (header ?? '')
      .toLowerCase()
      .split(',')
      .map((one): [string, number] => {
        const [name = '', ...parameters] = one.split(';').map((part) => part.trim())
        const weight = parameters.find((part) => part.startsWith('q='))
        return [name, weight === undefined ? 1 : Number(weight.slice(2))]
      }),
  )
  return encodings.filter((one) => (weights.get(one) ?? weights.get('*') ?? 0) > 0)
}
