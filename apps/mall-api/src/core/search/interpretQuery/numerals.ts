const figures: Record<string, number> = {
  一: 1,
  单: 1,
  二: 2,
  两: 2,
  双: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
}
const words: Record<string, number> = {
  half: 0.5,
  one: 1,
  single: 1,
  two: 2,
  double: 2,
  twin: 2,
  three: 3,
  triple: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
}

/** A pattern for spelled-out numbers below a hundred. */
export const numeral = `半|[一二两三四五六七八九]?十[一二三四五六七八九]?|[${Object.keys(figures).join('')}]|${Object.keys(words).join('|')}`

/** Reads `八`, `十二`, `三十五`, `half`, `twelve`. */
export function readNumeral(text: string): number {
  if (text === '半') return 0.5
  const [, tens, units] = /^(.?)十(.?)$/.exec(text) ?? []
  if (tens !== undefined) return (figures[tens] ?? 1) * 10 + (figures[units ?? ''] ?? 0)
  return figures[text] ?? words[text] ?? NaN
}
