import { normalise } from './tokens.ts'

type Product = { codeNorm: string; crossRefs: readonly { code: string }[]; category: { en: string } }

/** Designations that belong to one family, and the names of its categories. */
const families: readonly [RegExp, RegExp][] = [
  [
    /(?<![a-z])htd(?![a-z])|(?<![a-z\d])(?:3|5|8|14)m-\d{2,}|\d{2,}-(?:3|5|8|14)m-\d|(?<![a-z\d])at(?:5|10|20)(?=[/-]\d)/,
    /^(?:timing belts|pulleys)$/i,
  ],
  // The spiders of jaw couplings.
  [/(?<![a-z])(?:ge-?t|rotex)[\s-]?\d/, /coupling/i],
]
/** `NU 2210`, `6205`, `30206`: the number of a rolling bearing, before its suffixes. */
const numbers =
  /(?<![a-z\d.])(?:(n(?:u|j|f|up|n)?)[\s-]?((?:10|[23]\d)\d{2}|[2-4]\d{2})|((?:6[0-4]|7[0-4]|3[0-3]\d)\d{2}))(?![\dx.])/g
const numberIn = /^(?:n(?:u|j|f|up|n)?(?:(?:10|[23]\d)\d{2}|[2-4]\d{2})|(?:6[0-4]|7[0-4]|3[0-3]\d)\d{2})(?!\d{3}|x)/

/**
 * Returns a function that tells whether a product is another part than the line names: it belongs to another family, as
 * a V-belt does for `HTD 5M-1250-25`, or its bearing number differs, as that of NU206 does for `NU 2210`.
 */
export function otherPart(text: string): (product: Product) => boolean {
  const keyword = normalise(text)
  const family = families.find(([names]) => names.test(keyword))?.[1]
  const named = new Set(
    [...keyword.matchAll(numbers)].map(([, letters = '', figures = '', plain]) => plain ?? `${letters}${figures}`),
  )
  return ({ codeNorm, crossRefs, category }) => {
    if (family && !family.test(category.en)) return true
    const [own] = (/bearing/i.test(category.en) && numberIn.exec(codeNorm)) || []
    return (
      named.size > 0 &&
      own !== undefined &&
      !named.has(own) &&
      !crossRefs.some(({ code }) => named.has(normalise(code)))
    )
  }
}
