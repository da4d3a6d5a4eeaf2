import { useMemo } from 'react'
import type { Ref, RefObject } from 'react'

/** One ref that fills two: the part's own, and the one that its host gave. */
export function useBothRefs<Node>(own: RefObject<Node | null>, given: Ref<Node> | undefined): Ref<Node> {
  return useMemo(() => (given ? (node: Node | null) => fill(own, given, node) : own), [own, given])
}

function fill<Node>(own: RefObject<Node | null>, given: Ref<Node>, node: Node | null) {
  own.current = node
  if (typeof given !== 'function') {
    if (given) given.current = node
    return undefined
  }
  const leave = given(node)
  if (!leave) return undefined
  return () => {
    own.current = null
    leave()
  }
}
