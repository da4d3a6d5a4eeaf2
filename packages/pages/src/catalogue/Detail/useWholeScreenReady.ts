import { startTransition, useEffect, useState } from 'react'
import { useIsServerRendered } from '@millwright/ui/HydrateOnVisible'

/**
 * Whether to render the whole screen. True on the server and during hydration. After a client navigation, true after
 * the first paint, so that the top of the page does not wait for the rest.
 */
export function useWholeScreenReady(): boolean {
  const served = useIsServerRendered()
  // The target of a hash in the address must exist.
  const [arrived, setArrived] = useState(() => served || location.hash !== '')
  useEffect(() => {
    if (arrived) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setArrived(true)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [arrived])
  return arrived
}
