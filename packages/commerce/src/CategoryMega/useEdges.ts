import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** Returns whether a scrollable element has hidden content above and below its visible part. */
export function useEdges(scroller: RefObject<HTMLElement | null>) {
  const [edges, setEdges] = useState({ above: false, below: false })
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const look = () => {
      const [above, below] = [
        element.scrollTop > 1,
        element.scrollTop + element.clientHeight < element.scrollHeight - 1,
      ]
      setEdges((was) => (was.above === above && was.below === below ? was : { above, below }))
    }
    // The observer measures after layout; measuring here would force a layout. It observes the panel around the roots,
    // because the arrows do not change the panel's size.
    const watch = new ResizeObserver(look)
    if (element.parentElement) watch.observe(element.parentElement)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      watch.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [scroller])
  return edges
}
