import { storableText } from '../core/wire/storableText.ts'

/** More than the largest legitimate body: 500 inquiry lines with ten fields each. */
export const MOST_VALUES = 20_000
const MOST_DEPTH = 32

/** Escapes that JSON allows and a database cannot store: NUL and half of a surrogate pair. */
const unstorable = /\\u(?:0000|d[89a-f])/i

/**
 * Parses a JSON body. Returns undefined for an empty body, and a symbol, which every schema rejects, for invalid JSON
 * or too many or too deeply nested values. Reads at most `most` values and calls `visit` for each.
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
  /** Returns false once there are too many values. */
  const walk = (holder: Record<string, unknown>, key: string, depth: number): boolean => {
    if (--left < 0 || depth > MOST_DEPTH) return false
    visit?.()
    const one = holder[key]
    if (typeof one === 'string') {
      if (clean) holder[key] = clean(one)
      return true
    }
    if (typeof one !== 'object' || one === null) return true
    // The keys of an array of a million are not listed, because that would create a million strings.
    if (Array.isArray(one) && one.length > left) return false
    for (const inner in one) if (!walk(one as Record<string, unknown>, inner, depth + 1)) return false
    return true
  }
  return walk(root, 'value', 0) ? root.value : Symbol('too much')
}
