import { limits } from '../limits.ts'

/** A block without what lies past the limits of depth and nodes. Most are within, and stay the same object. */
export function boundBlock(
  block: unknown,
  path: string,
  say: (code: 'tooDeep' | 'tooManyNodes', path: string, values: Record<string, number>) => void,
): unknown {
  let nodes = 0
  const said = new Set<string>()

  function over(code: 'tooDeep' | 'tooManyNodes', at: string, max: number): null {
    if (!said.has(code)) say(code, at, { max })
    said.add(code)
    return null
  }

  function bound(value: unknown, at: string, depth: number): unknown {
    if (typeof value !== 'object' || value === null) return value
    if (depth > limits.depth) return over('tooDeep', at, limits.depth)
    if (++nodes > limits.nodes) return over('tooManyNodes', path, limits.nodes)
    if (Array.isArray(value)) {
      let changed = false
      const items = value.map((one: unknown, index) => {
        const kept = bound(one, `${at}[${index}]`, depth + 1)
        changed ||= kept !== one
        return kept
      })
      return changed ? items : value
    }
    const entries = Object.entries(value)
    const kept = entries.map(([key, one]) => [key, bound(one, `${at}.${key}`, depth + 1)] as const)
    return kept.some(([, one], index) => one !== entries[index]?.[1]) ? Object.fromEntries(kept) : value
  }

  // The page's list is the first level.
  return bound(block, path, 2)
}
