import { useEffect, useEffectEvent, useState } from 'react'
import type { DOMAttributes } from 'react'

/**
 * Calls `next` at each interval, unless the reader pauses, hovers or focuses the element or the page is hidden (WCAG
 * 2.2.2).
 */
export function useAutoplay({ on, interval, next }: { on: boolean; interval: number; next: () => void }) {
  const [paused, setPaused] = useState(false)
  const [held, setHeld] = useState(false)
  const [allowed, setAllowed] = useState(true)
  const go = useEffectEvent(next)
  useEffect(() => setAllowed(!matchMedia('(prefers-reduced-motion: reduce)').matches), [])
  const runs = on && allowed && !paused && !held
  useEffect(() => {
    if (!runs) return
    const timer = setInterval(() => {
      if (!document.hidden) go()
    }, interval)
    return () => clearInterval(timer)
  }, [runs, interval])
  return {
    possible: on && allowed,
    paused,
    toggle: () => setPaused(!paused),
    /** The hover and focus handlers. Each calls the host's own handler first. */
    holders: (host: DOMAttributes<HTMLDivElement>): DOMAttributes<HTMLDivElement> => ({
      onPointerEnter: (event) => {
        host.onPointerEnter?.(event)
        setHeld(true)
      },
      onPointerLeave: (event) => {
        host.onPointerLeave?.(event)
        setHeld(false)
      },
      onFocus: (event) => {
        host.onFocus?.(event)
        setHeld(true)
      },
      onBlur: (event) => {
        host.onBlur?.(event)
        setHeld(false)
      },
    }),
  }
}
