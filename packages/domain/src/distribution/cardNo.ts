import { isLuhn } from '../account/luhn.ts'

const BODY = 9
/** The query parameter of shared links, named as in the whole family. */
export const CARD_PARAM = 'distributionCardNo'
const DAY = 86_400_000
/** Milliseconds after which a customer no longer counts for a distributor without following a link again. */
export const CARD_LIFE = 7 * DAY

/**
 * Returns whether the text is a distributor's card number: nine digits and a check digit, which catches typing errors.
 */
export function isCardNo(text: unknown): text is string {
  return typeof text === 'string' && /^\d{10}$/.test(text) && isLuhn(text)
}

/** Returns the card number of a number from 0 to 999,999,999. */
export function cardNoOf(digits: number): string {
  const body = String(digits).padStart(BODY, '0')
  const check = [...'0123456789'].find((digit) => isLuhn(body + digit))!
  return body + check
}

/** Returns a path of the mall with a distributor's card number. */
export function sharedPath(path: string, cardNo: string): string {
  const [before = '', query = ''] = path.split('?', 2)
  const params = new URLSearchParams(query)
  params.set(CARD_PARAM, cardNo)
  return `${before}?${params}`
}

/** Writes the cookie value of a card: its number and its expiry (epoch milliseconds). */
export function writeCard(cardNo: string, now: number): string {
  return `${cardNo}.${now + CARD_LIFE}`
}

/**
 * Reads the cookie value of a card. Returns `undefined` unless the check digit is right and the expiry within seven
 * days.
 */
export function readCard(text: string | undefined, now: number): string | undefined {
  const [cardNo, until = ''] = text?.split('.', 2) ?? []
  if (!isCardNo(cardNo) || !/^\d{13}$/.test(until)) return undefined
  return Number(until) > now && Number(until) <= now + CARD_LIFE ? cardNo : undefined
}
