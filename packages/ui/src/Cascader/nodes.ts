/**
 * One entry of a level. Without `children` it is the last of its path, unless `leaf` is `false` and they can be asked
 * for.
 */
export type CascaderNode = {
  id: string
  label: string
  children?: readonly CascaderNode[] | undefined
  leaf?: boolean | undefined
  disabled?: boolean | undefined
}

/** What was asked for, by the path it belongs to. */
export type Loaded = Readonly<Record<string, readonly CascaderNode[]>>

/** The key of a path: what a form carries, and what is loaded stands under. */
export const keyOf = (path: readonly string[]): string => path.join('/')

export const pathOf = (key: string): string[] => (key ? key.split('/') : [])

/** Whether something lies beneath an entry, there or still to be asked for. */
export const hasMore = (node: CascaderNode): boolean => (node.children ? node.children.length > 0 : node.leaf === false)

/** What lies beneath a path; `undefined` where that has not come. */
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

/** The entries of a path, as far as they are known. */
export function nodesOf(nodes: readonly CascaderNode[], path: readonly string[], loaded: Loaded = {}): CascaderNode[] {
  return path.flatMap(
    (id, depth) => childrenOf(nodes, path.slice(0, depth), loaded)?.find((node) => node.id === id) ?? [],
  )
}

export type Place = { path: string[]; nodes: CascaderNode[] }

/**
 * Every path that can be chosen, in the order of the tree: those that end, with `anyLevel` all of them, and those whose
 * rest is not known.
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

/** The places that hold every word, best those whose own name does, and at most so many. */
export function search(places: readonly Place[], text: string, most = 50): Place[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const found = places.filter(({ nodes }) =>
    words.every((word) => nodes.some(({ label }) => label.toLowerCase().includes(word))),
  )
  const own = ({ nodes }: Place) => (words.some((word) => nodes.at(-1)!.label.toLowerCase().includes(word)) ? 0 : 1)
  return found.toSorted((a, b) => own(a) - own(b)).slice(0, most)
}
