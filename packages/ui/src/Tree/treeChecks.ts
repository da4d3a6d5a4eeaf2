import type { TreeNode } from './treeNode.ts'

export type Check = boolean | 'mixed'

/**
 * Returns the check of every entry. A checked entry stands for all entries beneath it, so `value` holds only the
 * topmost checked entries; it may also hold entries that are not loaded yet.
 */
export function checksOf(nodes: readonly TreeNode[], value: readonly string[]): Map<string, Check> {
  const chosen = new Set(value)
  const checks = new Map<string, Check>()
  const visit = (node: TreeNode, above: boolean): Check => {
    const own = above || chosen.has(node.id)
    const beneath = node.children?.map((child) => visit(child, own)) ?? []
    const check = beneath.length === 0 ? own : beneath.every((one) => one === beneath[0]) ? beneath[0]! : 'mixed'
    checks.set(node.id, check)
    return check
  }
  for (const node of nodes) visit(node, false)
  return checks
}

/**
 * Returns the value after an entry was pressed: everything enabled beneath it is checked, or unchecked if all of it was
 * checked. Ids that the tree does not know are kept.
 */
export function toggleCheck(nodes: readonly TreeNode[], value: readonly string[], pressed: TreeNode): string[] {
  const checks = checksOf(nodes, value)
  const own = enabledEnds(pressed)
  const on = !own.every((id) => checks.get(id) === true)
  const ends = new Set(nodes.flatMap(endsOf).filter((id) => checks.get(id) === true))
  for (const id of own) {
    if (on) ends.add(id)
    else ends.delete(id)
  }
  return [...nodes.flatMap((node) => topmost(node, ends)), ...value.filter((id) => !checks.has(id))]
}

/** The entries that carry the checks: leaves, and entries whose children are not loaded. */
function endsOf(node: TreeNode): string[] {
  return node.children?.length ? node.children.flatMap(endsOf) : [node.id]
}

function enabledEnds(node: TreeNode): string[] {
  if (node.disabled) return []
  return node.children?.length ? node.children.flatMap(enabledEnds) : [node.id]
}

function topmost(node: TreeNode, ends: ReadonlySet<string>): string[] {
  if (endsOf(node).every((id) => ends.has(id))) return [node.id]
  return node.children?.flatMap((child) => topmost(child, ends)) ?? []
}
