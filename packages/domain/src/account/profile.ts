/** Rules of the buyer's profile (specification 5). */

export const NICKNAME_WIDTH = 30
export const PAY_PASSWORD_TRIES = 5
export const PAY_LOCK_MINUTES = 30

const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]/u
const seen = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Removes invisible characters from a nickname: controls, direction marks, outer and repeated spaces. */
export function cleanNickname(raw: string): string {
  return raw
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/(?!\u200d)\p{Cf}/gu, '')
    .trim()
}

/**
 * Returns the width of a name: 2 for each Chinese, Japanese or Korean character or emoji, 1 for any other character. An
 * emoji of several code points counts once.
 */
export function nicknameWidth(name: string): number {
  let width = 0
  for (const { segment } of new Intl.Segmenter('zh', { granularity: 'grapheme' }).segment(name))
    width += wide.test(segment) || /\p{Extended_Pictographic}/u.test(segment) ? 2 : 1
  return width
}

export type NicknameProblem = 'empty' | 'tooLong'

/** Checks a nickname: at most 30 wide, which is 30 Latin or 15 Chinese characters, and not only spaces. */
export function nicknameProblem(raw: string): NicknameProblem | undefined {
  const name = cleanNickname(raw)
  if (!seen.test(name)) return 'empty'
  return name.length > 240 || nicknameWidth(name) > NICKNAME_WIDTH ? 'tooLong' : undefined
}

/** Returns whether the value is a pay password: 6 to 12 digits. */
export function isPayPassword(value: string): boolean {
  return /^\d{6,12}$/.test(value)
}

export type PayPasswordProblems = Partial<
  Record<'payPassword' | 'payPasswordAgain', 'payPasswordInvalid' | 'payPasswordsDiffer'>
>

/** Checks a new pay password and its repetition. */
export function payPasswordProblems({ password, again }: { password: string; again: string }): PayPasswordProblems {
  if (!isPayPassword(password)) return { payPassword: 'payPasswordInvalid' }
  return password === again ? {} : { payPasswordAgain: 'payPasswordsDiffer' }
}

/** Returns whether the value has the format of an email address. Does not check whether the address exists. */
export function isMail(value: string): boolean {
  return (
    value.length <= 254 &&
    /^[^\s@"(),:;<>[\\\]]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d-]{2,63}$/i.test(value) &&
    !/^\.|\.@|\.\.|-$/.test(value)
  )
}

/** Returns whether the value is a day (`YYYY-MM-DD`) from 1900 to `today`. */
export function isBirthDate(value: string, today: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(value) || value < '1900-01-01' || value > today) return false
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === value
}
