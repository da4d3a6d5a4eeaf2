import { useState, useSyncExternalStore } from 'react'

/**
 * Whether this is the server's drawing: there, and where the browser takes it over, for as long as it stands. It says
 * so without drawing anything twice.
 */
export function useServed(): boolean {
  const [mark] = useState({ served: false })
  return useSyncExternalStore(
    never,
    () => mark.served,
    // oxlint-disable-next-line react/immutability -- React asks for the server's value only where it hydrates
    () => (mark.served = true),
  )
}

const never = () => () => undefined
