import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Calls `next` at each interval while nobody pauses, points at or focuses what moves, and the page is in sight (WCAG
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
    holders: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  }
}
