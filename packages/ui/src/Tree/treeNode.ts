import type { IconSource } from '../Icon/Icon.tsx'

/** An entry of a tree. Without `children` it is a leaf, unless `leaf` is `false` and its children can be loaded. */
export type TreeNode = {
  /** The id, unique in the tree. */
  id: string
  label: string
  /** A second, quieter text: a count, a size. */
  hint?: string | undefined
  icon?: IconSource
  children?: readonly TreeNode[] | undefined
  leaf?: boolean | undefined
  disabled?: boolean | undefined
}

/** The loaded children, by the id of their parent. */
export type Loaded = ReadonlyMap<string, readonly TreeNode[]>

/** Returns every entry, parents before their children. */
export function everyNode(nodes: readonly TreeNode[]): TreeNode[] {
  return nodes.flatMap((node) => [node, ...everyNode(node.children ?? [])])
}

/** Returns the entries with their loaded children. */
export function withLoaded(nodes: readonly TreeNode[], loaded: Loaded): readonly TreeNode[] {
  if (loaded.size === 0) return nodes
  return nodes.map((node) => {
    const children = node.children ?? loaded.get(node.id)
    return children ? { ...node, children: withLoaded(children, loaded) } : node
  })
}
