import { storableText } from './storableText.ts'

/** More than the largest honest body holds: 500 lines of an inquiry with ten fields each. */
export const MOST_VALUES = 20_000
const MOST_DEPTH = 32

/** What an escape can smuggle into JSON and a database does not keep: NUL, and a half of a surrogate pair. */
const unstorable = /\\u(?:0000|d[89a-f])/i

/**
 * Reads a body of JSON: `undefined` where it is empty, a symbol, which no schema takes, where it is no JSON or holds
 * more values or a deeper nest than any honest one. Looks at no more than `most` values, whatever the body holds;
 * `visit` is called for each.
 */
export function readJson(
  text: string,
  { most = MOST_VALUES, visit }: { most?: number; visit?: () => void } = {},
): unknown {
  if (!text.trim()) return undefined
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return Symbol('not JSON')
  }
  const clean = unstorable.test(text) ? storableText : undefined
  const root = { value }
  let left = most
  /** Answers `false` once there is too much. */
  const walk = (holder: Record<string, unknown>, key: string, depth: number): boolean => {
    if (--left < 0 || depth > MOST_DEPTH) return false
    visit?.()
    const one = holder[key]
    if (typeof one === 'string') {
      if (clean) holder[key] = clean(one)
      return true
    }
    if (typeof one !== 'object' || one === null) return true
    // An array of a million is not asked for its keys, which would make as many words.
    if (Array.isArray(one) && one.length > left) return false
    for (const inner in one) if (!walk(one as Record<string, unknown>, inner, depth + 1)) return false
    return true
  }
  return walk(root, 'value', 0) ? root.value : Symbol('too much')
}
