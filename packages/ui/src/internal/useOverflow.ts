import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** Whether a box overflows horizontally. It then needs focus so that the keyboard can scroll it. */
export function useOverflow(box: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => setOverflows(element.scrollWidth > element.clientWidth)
    const observer = new ResizeObserver(measure)
    measure()
    // Content can grow without the box, as when a font loads.
    for (const one of [element, ...element.children]) observer.observe(one)
    return () => observer.disconnect()
  }, [box])
  return overflows
}
