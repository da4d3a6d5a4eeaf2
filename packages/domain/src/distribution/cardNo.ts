import { isLuhn } from '../account/luhn.ts'

const BODY = 9
/** The query parameter of shared links, with the name that all servers of the mall4j family use. */
export const CARD_PARAM = 'distributionCardNo'
const DAY = 86_400_000
/**
 * The time in milliseconds for which a customer's orders count for a distributor after the customer followed a link.
 */
export const CARD_TTL_MS = 7 * DAY

/**
 * Returns whether the text is a distributor's card number: nine digits and a check digit, which catches typing errors.
 */
export function isCardNo(text: unknown): text is string {
  return typeof text === 'string' && /^\d{10}$/.test(text) && isLuhn(text)
}

/** Returns the card number with the given digits: a number from 0 to 999,999,999, then the check digit. */
export function cardNoOf(digits: number): string {
  const body = String(digits).padStart(BODY, '0')
  const check = [...'0123456789'].find((digit) => isLuhn(body + digit))!
  return body + check
}

/** Adds a distributor's card number to a path of the mall. */
export function sharedPath(path: string, cardNo: string): string {
  const [before = '', query = ''] = path.split('?', 2)
  const params = new URLSearchParams(query)
  params.set(CARD_PARAM, cardNo)
  return `${before}?${params}`
}

/** Writes the cookie value of a card: its number and its expiry (epoch milliseconds). */
export function writeCardCookie(cardNo: string, now: number): string {
  return `${cardNo}.${now + CARD_TTL_MS}`
}

/**
 * Reads the cookie value of a card. Returns `undefined` unless the check digit is right and the expiry is in the
 * future, at most seven days away.
 */
export function readCardCookie(text: string | undefined, now: number): string | undefined {
  const [cardNo, until = ''] = text?.split('.', 2) ?? []
  if (!isCardNo(cardNo) || !/^\d{13}$/.test(until)) return undefined
  return Number(until) > now && Number(until) <= now + CARD_TTL_MS ? cardNo : undefined
}
