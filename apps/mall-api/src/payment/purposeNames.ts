/** What a scanned payment can be for, as the column `payment.purpose` has it. */
export const purposeNames = ['order', 'bill', 'topup', 'level'] as const
export type PurposeName = (typeof purposeNames)[number]
