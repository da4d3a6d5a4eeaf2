/** The codes of `domain/shop/licence`. */
export const renewalCodes = { waiting: 0, approved: 1, refused: 2 } as const

/** A licence that the owner of an approved shop sent. `until` is null for a licence without end. */
export type LicenceRenewal = {
  file: string
  until: string | null
  state: number
  sent: number
  reason?: string
  answered?: number
}
