import { Suspense, use, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { RootProps } from '../internal/open.ts'
import { useMergedRefs } from '../internal/useMergedRefs.ts'
import { useIsServerRendered } from '../internal/useIsServerRendered.ts'

export { useIsServerRendered }

export type HydrateOnVisibleProps = RootProps<HTMLDivElement> & {
  /** The content that the server renders. */
  children: ReactNode
}

/**
 * Delays hydration of server-rendered content until it is within one screen of the viewport. Content that is first
 * rendered in the browser appears at once. Before hydration its event handlers and effects do not run, but its links
 * and plain forms work.
 *
 * When: most readers never reach a component far down a server-rendered page. Instead: `React.lazy`, if its code should
 * load later too.
 */
export function HydrateOnVisible({ children, ref, ...root }: HydrateOnVisibleProps) {
  const place = useRef<HTMLDivElement>(null)
  const both = useMergedRefs(place, ref)
  const served = useIsServerRendered()
  const [gate] = useState(makeGate)
  useEffect(() => {
    if (!served) return
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) gate.open()
      },
      { rootMargin: '100%' },
    )
    if (place.current) watch.observe(place.current)
    void gate.opened.then(() => watch.disconnect())
    return () => watch.disconnect()
  }, [served, gate])
  return (
    <div {...root} ref={both}>
      <Suspense>
        <Gate opened={gate.opened}>{children}</Gate>
      </Suspense>
    </div>
  )
}

function makeGate() {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

function Gate({ opened, children }: { opened: Promise<void>; children: ReactNode }) {
  if (useIsServerRendered() && typeof window !== 'undefined') use(opened)
  return children
}
