import { unitPattern } from './units.ts'

export const num = String.raw`\d{1,7}(?:\.\d{1,4})?(?![\d.])|\d{1,3},\d{1,2}(?!\d)`
const least = String.raw`≥|>=?|大于等于|不小于|不低于|至少|大于|超过|高于|at least |min(?:imum|\.)? |over |above |more than |from `
const most = String.raw`≤|<=?|小于等于|不大于|不超过|至多|小于|低于|under |below |up to |at most |max(?:imum|\.)? |less than |within `
const leastAfter = String.raw`及?以上|or more|and up|\+`
const mostAfter = String.raw`及?以[下内]|or less|max`
const between = String.raw`\s?(?:-|~|到|至|\.\.|to |and )\s?`
export const amount = String.raw`(?:(?<least>${least})|(?<most>${most})|between )?\s?(?:(?<from>${num})\s?(?:${unitPattern})?${between})?(?<to>${num})`
export const limit = String.raw`\s?(?:(?<leastAfter>${leastAfter})|(?<mostAfter>${mostAfter}))?`
export const end = String.raw`(?![a-z\d./])`

/**
 * Compiles a rule that is anchored at its position. Every number in a rule is bounded, so matching time is bounded too.
 */
export const sticky = (source: string) => new RegExp(source, 'y')

/** Returns patterns of an amount with its attribute's name before or after it. */
export function hintPatterns(before: readonly string[], after: readonly string[]): { before: RegExp; after: RegExp } {
  const any = (names: readonly string[]) =>
    names
      .toSorted((a, b) => b.length - a.length)
      .map((name) => name.replace(/[.*+?^$/()|]/g, '\\$&') + (/[a-z]$/.test(name) ? '(?![a-z])' : ''))
      .join('|')
  const unit = `[\\s-]?(?<unit>${unitPattern})`
  return {
    // In `30 mm shaft 62 OD 16 wide` the names follow their numbers.
    before: sticky(
      String.raw`(?!(?<=\d(?:\s?mm)?\s)(?:${any(before)})\s\d[\d.]*\s(?:${any(after)}))(?<hint>${any(before)})\s?[:=为是]?\s?${amount}(?:${unit}|${end})${limit}`,
    ),
    // In `30 长1500` the name belongs to the second number.
    after: sticky(String.raw`${amount}(?:${unit})?(?!\s(?:${any(after)})[:=]?\d)[\s-]?(?<hint>${any(after)})`),
  }
}
