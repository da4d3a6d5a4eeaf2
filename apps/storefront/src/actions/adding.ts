import { useSyncExternalStore } from 'react'

let pieces = 0
const listeners = new Set<() => void>()

/** Pieces on their way into the cart: counted at once, in the browser only. */
export function addPieces(count: number) {
  pieces += count
  listeners.forEach((listener) => listener())
}

/** The cart's count with what is on its way; `undefined` for a visitor, who has no cart. */
export function useCartCount(count: number | undefined): number | undefined {
  const more = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => pieces,
    () => 0,
  )
  return count === undefined ? undefined : count + more
}
