/**
 * Returns a marker word of a buyer. The word has no digits, so that no number on a page resembles it. The final `x`
 * keeps one buyer's word from being the beginning of another's.
 */
export function buyerMarker(buyer: number): string {
  return `buyer-${[...String(buyer)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}x`
}

export const tokenOf = (buyer: number) => `user-${buyer}-token`

/** Returns the buyer whose token is in the `authorization` header. */
export function buyerOf(authorization: string | undefined): number | undefined {
  const [, number] = /user-(\d+)-token$/.exec(authorization ?? '') ?? []
  return number === undefined ? undefined : Number(number)
}

/**
 * Marks a response as one buyer's: adds the buyer's marker word to every Chinese text (except JSON) and replaces mobile
 * numbers, amounts and whole numbers above 1,000 with unique ones. Supports ten buyers.
 */
export function markAnswer(buyer: number, answer: unknown): unknown {
  if (typeof answer === 'number') {
    if (!Number.isInteger(answer)) return Number(`98765${buyer}.37`)
    return answer > 1000 && answer < 1e6 ? Number(`98765${buyer}`) : answer
  }
  if (typeof answer === 'string') {
    if (/^\d+\.\d\d$/.test(answer)) return `98765${buyer}.37`
    if (/^1[3-9]\d{9}$/.test(answer)) return `1398765${buyer}765`
    return /\p{Script=Han}/u.test(answer) && !/^[[{]/.test(answer) ? `${answer} ${buyerMarker(buyer)}` : answer
  }
  if (Array.isArray(answer)) return answer.map((one) => markAnswer(buyer, one))
  if (typeof answer !== 'object' || answer === null) return answer
  return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, markAnswer(buyer, value)]))
}

/** Returns the marks of other buyers in a response to a buyer, or to a visitor (`undefined`). */
export function foreignMarkers(text: string, buyer: number | undefined): string[] {
  const own = buyer === undefined ? [] : [buyerMarker(buyer), `98765${buyer}`]
  const words = [...text.replaceAll(',', '').matchAll(/buyer-[a-j]+x|98765\d/g)].map(([word]) => word)
  return [...new Set(words)].filter((word) => !own.includes(word))
}
