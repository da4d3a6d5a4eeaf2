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
      .reduce<unknown>((group, name) => (group as Group | undefined)?.[name], root)

  function valueOf(token: unknown, seen: readonly string[] = []): unknown {
    const value = (token as { $value?: unknown } | undefined)?.$value
    if (typeof value !== 'string' || !/^\{.+\}$/.test(value)) return value
    if (seen.includes(value)) throw new TypeError(`tokens.json: ${[...seen, value].join(' leads to ')}`)
    const target = at(value)
    if (target === undefined) throw new TypeError(`tokens.json: ${value} is not a token`)
    return valueOf(target, [...seen, value])
  }

  function complete(group: object): Group {
    const base = (group as { $extends?: string }).$extends
    return { ...(base && complete(at(base) as object)), ...group }
  }
  return { valueOf, complete }
}
