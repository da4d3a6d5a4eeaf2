export type BankAccountProblem = 'empty' | 'character' | 'length' | 'check'

/**
 * A bank account as typed; spaces, dashes and full-width digits are forgiven. A person's card has 13 to 19 digits, the
 * last one is the check (ISO/IEC 7812, Luhn). A company's account has 8 to 30 digits and no common check.
 */
export function readBankAccount(
  raw: string,
  of: 'person' | 'company',
): { account: string } | { problem: BankAccountProblem } {
  const account = raw.normalize('NFKC').replace(/[\s-]/g, '')
  if (!account) return { problem: 'empty' }
  if (!/^\d+$/.test(account)) return { problem: 'character' }
  const [least, most] = of === 'person' ? [13, 19] : [8, 30]
  if (account.length < least || account.length > most) return { problem: 'length' }
  return of === 'company' || luhn(account) ? { account } : { problem: 'check' }
}

/** From the right every second digit is doubled; its digits and the others add up to a multiple of 10. */
function luhn(digits: string): boolean {
  let sum = 0
  for (const [index, digit] of [...digits].toReversed().entries()) {
    const value = Number(digit) * (index % 2 ? 2 : 1)
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}
