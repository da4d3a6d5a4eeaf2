import { useSyncExternalStore } from 'react'

/**
 * Whether scripts are running: false on the server and during hydration, true afterwards. For controls that do nothing
 * without scripts.
 */
export function useScripted(): boolean {
  return useSyncExternalStore(never, yes, no)
}

const never = () => () => undefined
const yes = () => true
const no = () => false
