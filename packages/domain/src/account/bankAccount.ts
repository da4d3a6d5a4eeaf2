import { isLuhn } from './luhn.ts'

export type BankAccountProblem = 'empty' | 'character' | 'length' | 'check'

/**
 * Reads a typed bank account. Spaces, dashes and full-width digits are accepted. A person's card has 13 to 19 digits,
 * of which the last is the check digit (ISO/IEC 7812, Luhn). A company's account has 8 to 30 digits and no common
 * check.
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
  return of === 'company' || isLuhn(account) ? { account } : { problem: 'check' }
}
