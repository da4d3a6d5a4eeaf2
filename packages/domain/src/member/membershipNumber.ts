/** The first letter of the payment numbers of top-ups and of paid memberships. Order numbers begin with a digit. */
export const payNumberLetters = { topup: 'T', level: 'V' } as const

/** Returns whether a number is that of a paid membership, which can be invoiced as an order can. */
export function isMembershipNumber(number: string): boolean {
  return /^V\d+$/.test(number)
}
