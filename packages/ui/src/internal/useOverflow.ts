import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** Whether a box holds more than it shows, and so must take the focus to be moved by keys. */
export function useOverflow(box: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return overflows
}
