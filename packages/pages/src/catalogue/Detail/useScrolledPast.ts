import { useEffect, useRef, useState } from 'react'

/**
 * Returns whether an element has scrolled above the viewport, and its last height, so that its content can stick to the
 * edge.
 */
export function useScrolledPast<E extends Element>() {
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
