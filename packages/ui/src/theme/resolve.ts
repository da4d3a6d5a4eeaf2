type Group = Record<string, unknown>

/**
 * Resolves the references of tokens.json: `{color.light.ink}` is that token's value, and a group inherits missing
 * tokens from its `$extends`.
 */
export function resolver(root: object): { valueOf: (token: unknown) => unknown; complete: (group: object) => Group } {
  const at = (reference: string): unknown =>
    reference
      .slice(1, -1)
      .split('.')
      .reduce<unknown>((group, name) => (isGroup(group) ? group[name] : undefined), root)

  function valueOf(token: unknown, seen: readonly string[] = []): unknown {
    const value = isGroup(token) ? token.$value : undefined
    if (typeof value !== 'string' || !/^\{.+\}$/.test(value)) return value
    if (seen.includes(value)) throw new TypeError(`tokens.json: ${[...seen, value].join(' leads to ')}`)
    const target = at(value)
    if (target === undefined) throw new TypeError(`tokens.json: ${value} is not a token`)
    return valueOf(target, [...seen, value])
  }

  function complete(group: object): Group {
    if (!('$extends' in group)) return { ...group }
    const base = at(String(group.$extends))
    if (!isGroup(base)) throw new TypeError(`tokens.json: ${String(group.$extends)} is not a group`)
    return { ...complete(base), ...group }
  }
  return { valueOf, complete }
}

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null
}
