/** The purposes of a payment, as stored in `payment.purpose`. */
export const purposeNames = ['order', 'bill', 'topup', 'level'] as const
export type PurposeName = (typeof purposeNames)[number]
