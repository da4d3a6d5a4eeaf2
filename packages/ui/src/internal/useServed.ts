import { useState, useSyncExternalStore } from 'react'

/**
 * Whether this is the server's drawing: there, and where the browser takes it over, for as long as it stands. It says so
 * without drawing anything twice.
 */
export function useServed(): boolean {
  const [mark] = useState({ served: false })
  // oxlint-disable-next-line react/immutability -- the server's answer is asked for where its drawing is taken over, and only there
  return useSyncExternalStore(never, () => mark.served, () => (mark.served = true))
}

const never = () => () => undefined
