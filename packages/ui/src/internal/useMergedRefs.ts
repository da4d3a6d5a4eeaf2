import { useCallback } from 'react'
import type { Ref, RefCallback, RefObject } from 'react'

/** Returns a ref that sets both the component's own ref and the host's. */
export function useMergedRefs<Base, Node extends Base>(
  own: RefObject<Node | null>,
  given: Ref<Base> | undefined,
): RefCallback<Node> {
  return useCallback((node: Node | null) => fill(own, given, node), [own, given])
}

function fill<Base, Node extends Base>(own: RefObject<Node | null>, given: Ref<Base> | undefined, node: Node | null) {
  own.current = node
  if (typeof given === 'function') return given(node)
  if (given) given.current = node
  return undefined
}
