import { useState } from 'react'
import { childrenOf, keyOf } from './nodes.ts'
import type { CascaderNode, Loaded } from './nodes.ts'

export type Level = 'loading' | 'failed' | readonly CascaderNode[]

/** Loads the children of each path once. A failed path stays failed until it is retried. */
export function useChildren(
  nodes: readonly CascaderNode[],
  load: ((place: { path: string[] }) => Promise<readonly CascaderNode[]>) | undefined,
) {
  const [loaded, setLoaded] = useState<Loaded>({})
  const [asked, setAsked] = useState<Readonly<Record<string, 'loading' | 'failed'>>>({})

  async function ask(path: readonly string[], again = false): Promise<void> {
    const key = keyOf(path)
    if (!load || childrenOf(nodes, path, loaded) || asked[key] === 'loading' || (asked[key] === 'failed' && !again))
      return
    setAsked((before) => ({ ...before, [key]: 'loading' }))
    try {
      const children = await load({ path: [...path] })
      setLoaded((before) => ({ ...before, [key]: children }))
    } catch {
      setAsked((before) => ({ ...before, [key]: 'failed' }))
    }
  }
  const level = (path: readonly string[]): Level =>
    childrenOf(nodes, path, loaded) ?? asked[keyOf(path)] ?? (load ? 'loading' : [])
  return { loaded, level, ask }
}
