import { useState, useSyncExternalStore } from 'react'

/**
 * Returns whether this component was server-rendered: true on the server and, in the browser, for components that were
 * hydrated. Causes no second render.
 */
export function useIsServerRendered(): boolean {
  const [mark] = useState({ served: false })
  return useSyncExternalStore(
    never,
    () => mark.served,
    // oxlint-disable-next-line react/immutability -- React calls this only on the server and during hydration
    () => (mark.served = true),
  )
}

const never = () => () => undefined
