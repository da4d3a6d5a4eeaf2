import { useSyncExternalStore } from 'react'

/**
 * Whether scripts are at work: not on the server, and not while a browser takes its drawing over, but at once after.
 * For what could do nothing before.
 */
export function useScripted(): boolean {
  return useSyncExternalStore(never, yes, no)
}

const never = () => () => undefined
const yes = () => true
const no = () => false
