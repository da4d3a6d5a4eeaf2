import { isLuhn } from '../account/luhn.ts'

const BODY = 9
/** As links carry it, and as the family names it everywhere. */
export const CARD_PARAM = 'distributionCardNo'
const DAY = 86_400_000
/** Milliseconds after which nobody is a distributor's customer any more who has not followed a link anew. */
export const CARD_LIFE = 7 * DAY

/** A distributor's card number: nine digits and a check digit, so that a mistyped one is nobody's. */
export function isCardNo(text: unknown): text is string {
  return typeof text === 'string' && /^\d{10}$/.test(text) && isLuhn(text)
}

/** The card number of nine digits, 0 to 999,999,999. */
export function cardNoOf(digits: number): string {
  const body = String(digits).padStart(BODY, '0')
  const check = [...'0123456789'].find((digit) => isLuhn(body + digit))!
  return body + check
}

/** A path within the mall as a distributor shares it. */
export function sharedPath(path: string, cardNo: string): string {
  const [before = '', query = ''] = path.split('?', 2)
  const params = new URLSearchParams(query)
  params.set(CARD_PARAM, cardNo)
  return `${before}?${params}`
}

/** The card that a browser keeps: its number, and until when (epoch milliseconds). */
export function writeCard(cardNo: string, now: number): string {
  return `${cardNo}.${now + CARD_LIFE}`
}

/** What a browser sent back: a number with its check digit, within its seven days. */
export function readCard(text: string | undefined, now: number): string | undefined {
  const [cardNo, until = ''] = text?.split('.', 2) ?? []
  if (!isCardNo(cardNo) || !/^\d{13}$/.test(until)) return undefined
  return Number(until) > now && Number(until) <= now + CARD_LIFE ? cardNo : undefined
}
