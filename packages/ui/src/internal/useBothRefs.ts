import { useCallback } from 'react'
import type { Ref, RefCallback, RefObject } from 'react'

/** Returns a ref that sets both the component's own ref and the host's. */
export function useBothRefs<Node>(own: RefObject<Node | null>, given: Ref<Node> | undefined): RefCallback<Node> {
  return useCallback((node: Node | null) => fill(own, given, node), [own, given])
}

function fill<Node>(own: RefObject<Node | null>, given: Ref<Node> | undefined, node: Node | null) {
  own.current = node
  if (typeof given === 'function') return given(node)
  if (given) given.current = node
  return undefined
}
