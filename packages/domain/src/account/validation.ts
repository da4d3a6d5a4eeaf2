import { QUANTITY_LIMIT } from '../constants.ts'

/** Rules of typed input (specification 5). */

/** Normalises a search keyword. Returns `undefined` if nothing is left. */
export function readKeyword(raw: string): string | undefined {
  const keyword = raw
    .normalize('NFKC')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
  return keyword || undefined
}

/** Returns whether the value is a mobile number: 11 digits starting with 1. */
export function isMobile(value: string): boolean {
  return /^1\d{10}$/.test(value)
}

/** Returns whether the value is an account name: 4 to 16 letters, digits or underscores. */
export function isAccount(value: string): boolean {
  return /^[A-Za-z0-9_]{4,16}$/.test(value)
}

/**
 * Returns whether the value is a password: 6 to 20 half-width characters with at least two of letters, digits and
 * symbols.
 */
export function isPassword(value: string): boolean {
  if (!/^[\x21-\x7e]{6,20}$/.test(value)) return false
  const kinds = [/[A-Za-z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(value))
  return kinds.length >= 2
}

/** The inline errors of the sign-in dialog, with the specification's numbers. */
export const loginProblems = { mobile: 1, code: 2, account: 3, password: 4, refused: 5, terms: 6 } as const
export type LoginProblem = keyof typeof loginProblems

export type LoginForm =
  | { tab: 'account'; userName: string; passWord: string; agreed: boolean }
  | { tab: 'mobile'; userName: string; passWord: string; agreed: boolean }

/** Returns the first problem of a sign-in form, in the order of its fields. */
export function loginProblem(form: LoginForm): LoginProblem | undefined {
  if (form.tab === 'mobile') {
    if (!isMobile(form.userName)) return 'mobile'
    if (!form.passWord.trim()) return 'code'
  } else {
    if (!isAccount(form.userName) && !isMobile(form.userName)) return 'account'
    if (!form.passWord.trim()) return 'password'
  }
  return form.agreed ? undefined : 'terms'
}

export type QuantityProblem = 'notWhole' | 'tooFew' | 'tooMany' | 'notInPacks'

/**
 * Checks a typed quantity against the SKU's minimum, pack size and stock. `stocks` -1 means unlimited. Returns the
 * whole number, or the problem with the violated bound.
 */
export function readQuantity(
  raw: string | number,
  { minOrderQty = 1, packQty = 1, stocks = -1 }: { minOrderQty?: number; packQty?: number; stocks?: number } = {},
): { quantity: number } | { problem: QuantityProblem; bound: number } {
  const text = String(raw).normalize('NFKC').trim()
  if (!/^-?\d{1,15}$/.test(text)) return { problem: 'notWhole', bound: minOrderQty }
  const quantity = Number(text)
  if (quantity < minOrderQty) return { problem: 'tooFew', bound: minOrderQty }
  const most = Math.min(stocks === -1 ? QUANTITY_LIMIT : stocks, QUANTITY_LIMIT)
  if (quantity > most) return { problem: 'tooMany', bound: most }
  if (quantity % packQty) return { problem: 'notInPacks', bound: packQty }
  return { quantity }
}

export type AddressProblem = 'receiver' | 'mobile' | 'area' | 'addr'

/**
 * Checks a delivery address: a receiver of at most 30 characters, a mobile number, a region down to the district, and a
 * street of 5 to 120 characters.
 */
export function addressProblems(form: {
  receiver: string
  mobile: string
  areaId: string
  addr: string
}): AddressProblem[] {
  const problems: AddressProblem[] = []
  if (!form.receiver.trim() || form.receiver.length > 30) problems.push('receiver')
  if (!isMobile(form.mobile)) problems.push('mobile')
  if (!form.areaId) problems.push('area')
  if (form.addr.trim().length < 5 || form.addr.length > 120) problems.push('addr')
  return problems
}
