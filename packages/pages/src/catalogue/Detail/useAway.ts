import { useEffect, useRef, useState } from 'react'

/** Whether a place has gone above the window, and how high it was there: what stood in it may stay at the edge. */
export function useAway<E extends Element>() {
  const place = useRef<E>(null)
  const [height, setHeight] = useState<number>()
  useEffect(() => {
    const element = place.current
    if (!element || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry) return
      const { bottom, height: tall } = entry.boundingClientRect
      setHeight(!entry.isIntersecting && bottom <= 0 ? tall : undefined)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { place, away: height !== undefined, height }
}
