import { limits } from '../limits.ts'

/**
 * Returns a block without the parts beyond the limits of depth and nodes. A block within the limits stays the same
 * object.
 */
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
    let changed = false
    const inner = (one: unknown, name: string) => {
      const kept = bound(one, `${at}${name}`, depth + 1)
      changed ||= kept !== one
      return kept
    }
    if (Array.isArray(value)) {
      const items = value.map((one: unknown, index) => inner(one, `[${index}]`))
      return changed ? items : value
    }
    const kept = Object.entries(value).map(([key, one]) => [key, inner(one, `.${key}`)] as const)
    return changed ? Object.fromEntries(kept) : value
  }

  // The page's list counts as the first level.
  return bound(block, path, 2)
}
