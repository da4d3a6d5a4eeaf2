const DEPTH_LIMIT = 12
const NODE_LIMIT = 100_000

/** Plain data of at most 12 levels; cycles, getters and proxies of a host's own objects end here too. */
export function boundedCopy(input: unknown, onCut: () => void): unknown {
  let nodes = 0
  let cut = false

  function copy(value: unknown, depth: number): unknown {
    if (typeof value !== 'object' || value === null) {
      return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
    }
    if (depth >= DEPTH_LIMIT || nodes >= NODE_LIMIT) {
      cut = true
      return null
    }
    const isList = Array.isArray(value)
    const keys = isList ? value.keys() : Object.keys(value)
    const copies: [string | number, unknown][] = []
    for (const key of keys) {
      if (nodes++ >= NODE_LIMIT) {
        cut = true
        break
      }
      copies.push([key, copy((value as Record<string | number, unknown>)[key], depth + 1)])
    }
    // `fromEntries` defines own keys, so that a `__proto__` in the JSON stays a key like any other.
    return isList ? copies.map(([, one]) => one) : Object.fromEntries(copies)
  }

  let result: unknown
  try {
    result = copy(input, 0)
  } catch {
    cut = true
  }
  if (cut) onCut()
  return result
}
