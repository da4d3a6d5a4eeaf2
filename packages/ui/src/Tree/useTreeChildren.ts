import { useMemo, useState } from 'react'
import { withLoaded } from './treeNode.ts'
import type { Loaded, TreeNode } from './treeNode.ts'

export type LoadChildren = (of: { node: TreeNode }) => Promise<readonly TreeNode[]>

/** Loads the children of each entry once. A failed load stays failed until it is asked for again. */
export function useTreeChildren(nodes: readonly TreeNode[], load: LoadChildren | undefined) {
  const [loaded, setLoaded] = useState<Loaded>(new Map())
  const [asked, setAsked] = useState<ReadonlyMap<string, 'loading' | 'failed'>>(new Map())
  const full = useMemo(() => withLoaded(nodes, loaded), [nodes, loaded])

  async function ask(node: TreeNode, again = false): Promise<void> {
    const { id } = node
    if (!load || node.children || loaded.has(id) || (asked.has(id) && !again)) return
    const set = (state: 'loading' | 'failed') => setAsked((before) => new Map(before).set(id, state))
    set('loading')
    try {
      const children = await load({ node })
      setLoaded((before) => new Map(before).set(id, children))
    } catch {
      set('failed')
    }
  }
  return { full, ask, rest: (node: TreeNode) => asked.get(node.id) }
}
