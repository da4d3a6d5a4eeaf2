import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** Whether a box holds more than it shows, and so must take the focus to be moved by keys. */
export function useOverflow(box: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => setOverflows(element.scrollWidth > element.clientWidth)
    const observer = new ResizeObserver(measure)
    measure()
    // What is inside may grow alone, as when a font arrives.
    for (const one of [element, ...element.children]) observer.observe(one)
    return () => observer.disconnect()
  }, [box])
  return overflows
}
