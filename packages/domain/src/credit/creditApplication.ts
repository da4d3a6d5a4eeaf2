import { readCreditCode } from '../account/creditCode.ts'
import { isMobile } from '../account/validation.ts'
import { isFilePath } from '../files/filePath.ts'
import { keysOf } from '../table.ts'
import { creditDays } from './applicationStates.ts'

/** The bounds of the limit that a buyer may apply for. */
export const MIN_CREDIT_LIMIT = 1_000
export const MAX_CREDIT_LIMIT = 10_000_000
export const CREDIT_REMARK_LIMIT = 200

export type CreditApplication = {
  company: string
  creditCode: string
  /** The path of the uploaded licence (`isFilePath`). */
  licence: string
  contact: string
  mobile: string
  /** Whole units of the currency. */
  limit: number
  days: number
  remark: string
}

export type CreditApplicationField = keyof CreditApplication

/** Returns the missing or invalid fields, in the order of the form. */
export function creditApplicationProblems(given: CreditApplication): CreditApplicationField[] {
  const right: Record<CreditApplicationField, boolean> = {
    company: between(given.company, 2, 100),
    creditCode: 'code' in readCreditCode(given.creditCode),
    licence: isFilePath(given.licence),
    contact: between(given.contact, 1, 50),
    mobile: isMobile(given.mobile),
    limit: Number.isInteger(given.limit) && given.limit >= MIN_CREDIT_LIMIT && given.limit <= MAX_CREDIT_LIMIT,
    days: creditDays.some((days) => days === given.days),
    remark: given.remark.trim().length <= CREDIT_REMARK_LIMIT,
  }
  return keysOf(right).filter((field) => !right[field])
}

/** Returns whether a grant is valid: a limit up to the maximum of applications, and terms of 1 to 365 days. */
export function isCreditGrant({ limit, days }: { limit: number; days: number }): boolean {
  return (
    Number.isInteger(limit) &&
    limit >= 0 &&
    limit <= MAX_CREDIT_LIMIT &&
    Number.isInteger(days) &&
    days >= 1 &&
    days <= 365
  )
}

const between = (text: string, least: number, most: number) => {
  const { length } = text.trim()
  return length >= least && length <= most
}
