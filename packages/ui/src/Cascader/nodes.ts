/** An entry of a level. Without `children` it is a leaf, unless `leaf` is `false` and its children can be loaded. */
export type CascaderNode = {
  id: string
  label: string
  children?: readonly CascaderNode[] | undefined
  leaf?: boolean | undefined
  disabled?: boolean | undefined
}

/** The loaded children, by the key of their path. */
export type Loaded = Readonly<Record<string, readonly CascaderNode[]>>

/** Returns the key of a path, used as the form value and as the key of `Loaded`. */
export const keyOf = (path: readonly string[]): string => path.join('/')

export const pathOf = (key: string): string[] => (key ? key.split('/') : [])

/** Whether an entry has children, loaded or not. */
export const hasMore = (node: CascaderNode): boolean => (node.children ? node.children.length > 0 : node.leaf === false)

/** Returns the children of a path, or `undefined` if they are not loaded. */
export function childrenOf(
  nodes: readonly CascaderNode[],
  path: readonly string[],
  loaded: Loaded = {},
): readonly CascaderNode[] | undefined {
  let level: readonly CascaderNode[] | undefined = nodes
  path.forEach((id, depth) => {
    level = level?.find((node) => node.id === id)?.children ?? loaded[keyOf(path.slice(0, depth + 1))]
  })
  return level
}

/** Returns the known entries of a path. */
export function nodesOf(nodes: readonly CascaderNode[], path: readonly string[], loaded: Loaded = {}): CascaderNode[] {
  return path.flatMap(
    (id, depth) => childrenOf(nodes, path.slice(0, depth), loaded)?.find((node) => node.id === id) ?? [],
  )
}

export type Place = { path: string[]; nodes: CascaderNode[] }

/**
 * Returns every selectable path in tree order: leaves and entries whose children are not loaded, or all entries with
 * `anyLevel`.
 */
export function placesIn(
  nodes: readonly CascaderNode[],
  { anyLevel = false, loaded = {} }: { anyLevel?: boolean; loaded?: Loaded } = {},
  above: CascaderNode[] = [],
): Place[] {
  return nodes
    .filter((node) => !node.disabled)
    .flatMap((node) => {
      const trail = [...above, node]
      const path = trail.map(({ id }) => id)
      const beneath = node.children ?? loaded[keyOf(path)]
      const own = anyLevel || !beneath?.length ? [{ path, nodes: trail }] : []
      return beneath ? [...own, ...placesIn(beneath, { anyLevel, loaded }, trail)] : own
    })
}

/** Returns at most `most` places that contain every word. Places whose own label matches a word come first. */
export function search(places: readonly Place[], text: string, most = 50): Place[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const found = places.filter(({ nodes }) =>
    words.every((word) => nodes.some(({ label }) => label.toLowerCase().includes(word))),
  )
  const own = ({ nodes }: Place) => (words.some((word) => nodes.at(-1)?.label.toLowerCase().includes(word)) ? 0 : 1)
  return found.toSorted((a, b) => own(a) - own(b)).slice(0, most)
}
