import { isLuhn } from './luhn.ts'

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
  return of === 'company' || isLuhn(account) ? { account } : { problem: 'check' }
}
