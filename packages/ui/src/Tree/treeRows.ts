import { hasMore } from '../Cascader/nodes.ts'
import type { TreeNode } from './treeNode.ts'

/**
 * A visible row of the tree. A `loading` or `failed` row is the only row beneath an entry whose children are not there;
 * its node is that entry.
 */
export type TreeRow = {
  key: string
  kind: 'entry' | 'loading' | 'failed'
  node: TreeNode
  parent: TreeNode | undefined
  level: number
  position: number
  size: number
  /** Whether the entry is expanded. Undefined for an entry without children. */
  open: boolean | undefined
}

export type Rest = (node: TreeNode) => 'loading' | 'failed' | undefined

/** Returns the visible rows, from top to bottom. */
export function rowsOf(
  nodes: readonly TreeNode[],
  expanded: ReadonlySet<string>,
  rest: Rest,
  parent?: TreeNode,
  level = 1,
): TreeRow[] {
  return nodes.flatMap((node, index): TreeRow[] => {
    const open = hasMore(node) ? expanded.has(node.id) : undefined
    const place = { node, level, parent, position: index + 1, size: nodes.length }
    const row: TreeRow = { ...place, key: node.id, kind: 'entry', open }
    if (!open) return [row]
    if (node.children) return [row, ...rowsOf(node.children, expanded, rest, node, level + 1)]
    const kind = rest(node) ?? 'loading'
    const below = { node, parent: node, level: level + 1, position: 1, size: 1, open: undefined }
    return [row, { ...below, kind, key: `${node.id} ${kind}` }]
  })
}

/**
 * Returns the entries that have every word of a text in their label or those above, with everything beneath them, and
 * the ids of the parents above them, which are expanded.
 */
export function findInTree(nodes: readonly TreeNode[], text: string): { found: TreeNode[]; opened: string[] } {
  const opened: string[] = []
  const visit = (level: readonly TreeNode[], words: readonly string[]): TreeNode[] =>
    level.flatMap((node) => {
      const label = node.label.toLowerCase()
      const missing = words.filter((word) => !label.includes(word))
      if (missing.length === 0) return [node]
      const children = visit(node.children ?? [], missing)
      if (children.length === 0) return []
      opened.push(node.id)
      return [{ ...node, children }]
    })
  return { found: visit(nodes, text.toLowerCase().split(/\s+/).filter(Boolean)), opened }
}
