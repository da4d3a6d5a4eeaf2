import { startTransition, useEffect, useState } from 'react'
import { useServed } from '@millwright/ui/HydrateOnVisible'

/**
 * Whether all of a screen is to be drawn. On the server, and where its HTML is taken over, at once; where somebody came
 * by a link, after the first painting, so that what they came for does not wait for what is far below it.
 */
export function useArrived(): boolean {
  const served = useServed()
  // A place that the address names must be there to be gone to.
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
