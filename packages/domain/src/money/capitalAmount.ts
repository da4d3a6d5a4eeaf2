import { centsOf } from './wholeMoney.ts'
import type { Money } from './money.ts'

const DIGITS = '零壹贰叁肆伍陆柒捌玖'
const PLACES = ['', '拾', '佰', '仟']
const GROUPS = ['', '万', '亿', '万亿']
const MOST = 10n ** 16n

/**
 * Writes an amount in forgery-proof capital numerals, as on Chinese bills: `壹仟零伍拾圆叁角整`. Rounded to the cent, half up; a
 * negative amount begins with 负. Throws a `RangeError` from 10^16 yuan. Source: 票据法 正确填写票据和结算凭证的基本规定.
 */
export function capitalAmount(amount: Money): string {
  const cents = centsOf(amount.replace('-', ''))
  const sign = cents && amount.startsWith('-') ? '负' : ''
  const yuan = cents / 100n
  if (yuan >= MOST) throw new RangeError(`the amount ${amount} is too large to be written in words`)
  const [jiao, fen] = [Number((cents / 10n) % 10n), Number(cents % 10n)]
  if (cents === 0n) return '零圆整'
  const whole = yuan ? `${wholeWords(String(yuan))}圆` : ''
  if (!jiao && !fen) return `${sign}${whole}整`
  // 零 replaces a missing 角 only between 圆 and 分.
  const tenths = jiao ? `${DIGITS[jiao]}角` : yuan ? '零' : ''
  return `${sign}${whole}${tenths}${fen ? `${DIGITS[fen]}分` : '整'}`
}

/** Writes digits in groups of four, each with its unit. A run of zeros before a digit is read once. */
function wholeWords(digits: string): string {
  let words = ''
  let gap = false
  const groups = digits.padStart(Math.ceil(digits.length / 4) * 4, '0').match(/\d{4}/g) ?? []
  for (const [at, group] of groups.entries()) {
    const level = groups.length - 1 - at
    for (const [place, digit] of [...group].entries()) {
      if (digit === '0') {
        gap = true
        continue
      }
      words += (gap && words ? '零' : '') + DIGITS[Number(digit)] + PLACES[3 - place]
      gap = false
    }
    const [whole, low] = [GROUPS[level] ?? '', Number(group)]
    // 万亿 is written as 万 if the next group, of 亿, has a digit other than 0.
    if (low) words += level === 3 && Number(groups[at + 1]) ? '万' : whole
  }
  return words
}
