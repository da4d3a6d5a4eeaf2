/** The purposes of a payment, as stored in `payment.purpose`. */
export const purposeNames = ['order', 'bill', 'topup', 'level'] as const
export type PurposeName = (typeof purposeNames)[number]

/** Whether the payment is a top-up or a level. */
export function isMemberPurpose(purpose: PurposeName): purpose is 'topup' | 'level' {
  return purpose === 'topup' || purpose === 'level'
}
