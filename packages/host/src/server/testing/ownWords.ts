/** Letters alone, so that no figure of a page is taken for it; `x` ends it. */
export function wordOf(buyer: number): string {
  return `buyer-${[...String(buyer)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}x`
}

export const tokenOf = (buyer: number) => `user-${buyer}-token`

/** Whose token it is. */
export function buyerOf(authorization: string | undefined): number | undefined {
  const [, number] = /user-(\d+)-token$/.exec(authorization ?? '') ?? []
  return number === undefined ? undefined : Number(number)
}

/**
 * The same answer, with a buyer's word in every text that a person reads (names, words, addresses; no codes or paths),
 * and with mobiles, sums and larger numbers that no other buyer has. Of buyers there are ten.
 */
export function inWordsOf(buyer: number, answer: unknown): unknown {
  if (typeof answer === 'number') {
    if (!Number.isInteger(answer)) return Number(`98765${buyer}.37`)
    return answer > 1000 && answer < 1e6 ? Number(`98765${buyer}`) : answer
  }
  if (typeof answer === 'string') {
    if (/^\d+\.\d\d$/.test(answer)) return `98765${buyer}.37`
    if (/^1[3-9]\d{9}$/.test(answer)) return `1398765${buyer}765`
    return /\p{Script=Han}/u.test(answer) && !/^[[{]/.test(answer) ? `${answer} ${wordOf(buyer)}` : answer
  }
  if (Array.isArray(answer)) return answer.map((one) => inWordsOf(buyer, one))
  if (typeof answer !== 'object' || answer === null) return answer
  return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, inWordsOf(buyer, value)]))
}

/** What stands of other buyers on what a buyer was shown, or a visitor (`undefined`). */
export function othersWords(text: string, buyer: number | undefined): string[] {
  const own = buyer === undefined ? [] : [wordOf(buyer), `98765${buyer}`]
  const words = [...text.replaceAll(',', '').matchAll(/buyer-[a-j]+x|98765\d/g)].map(([word]) => word)
  return [...new Set(words)].filter((word) => !own.includes(word))
}
