/** What buyers say of themselves (specification 5). */

export const NICKNAME_WIDTH = 30
export const PAY_PASSWORD_TRIES = 5
export const PAY_LOCK_MINUTES = 30

const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]/u
const seen = /[\p{L}\p{N}\p{P}\p{S}]/u

/** A nickname without what nobody sees: controls, marks of direction, spaces at its ends and double ones. */
export function cleanNickname(raw: string): string {
  return raw
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/(?!\u200d)\p{Cf}/gu, '')
    .trim()
}

/** What a name measures: a Chinese character two, any other one. An emoji of several parts is as wide as one character. */
export function nicknameWidth(name: string): number {
  let width = 0
  for (const { segment } of new Intl.Segmenter('zh', { granularity: 'grapheme' }).segment(name))
    width += wide.test(segment) || /\p{Extended_Pictographic}/u.test(segment) ? 2 : 1
  return width
}

export type NicknameProblem = 'empty' | 'tooLong'

/** At most 30 characters, or 15 Chinese ones, or a mix that is no wider; never spaces alone. */
export function nicknameProblem(raw: string): NicknameProblem | undefined {
  const name = cleanNickname(raw)
  if (!seen.test(name)) return 'empty'
  return name.length > 240 || nicknameWidth(name) > NICKNAME_WIDTH ? 'tooLong' : undefined
}

/** What a pay password may be. */
export function isPayPassword(value: string): boolean {
  return /^\d{6,12}$/.test(value)
}

export type PayPasswordProblems = Partial<
  Record<'payPassword' | 'payPasswordAgain', 'payPasswordInvalid' | 'payPasswordsDiffer'>
>

/** The rule, and the same once more. */
export function payPasswordProblems({ password, again }: { password: string; again: string }): PayPasswordProblems {
  if (!isPayPassword(password)) return { payPassword: 'payPasswordInvalid' }
  return password === again ? {} : { payPasswordAgain: 'payPasswordsDiffer' }
}

/** An address of mail by its shape: whether somebody reads there, only a letter can tell. */
export function isMail(value: string): boolean {
  return (
    value.length <= 254 &&
    /^[^\s@"(),:;<>[\\\]]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d-]{2,63}$/i.test(value) &&
    !/^\.|\.@|\.\.|-$/.test(value)
  )
}

/** A day that was, since 1900: `YYYY-MM-DD`, no later than `today`. */
export function isBirthDate(value: string, today: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(value) || value < '1900-01-01' || value > today) return false
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === value
}
