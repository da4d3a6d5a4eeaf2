import { Suspense, use, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { RootProps } from '../internal/open.ts'
import { useBothRefs } from '../internal/useBothRefs.ts'
import { useServed } from '../internal/useServed.ts'

export { useServed }

export type HydrateOnVisibleProps = RootProps<HTMLDivElement> & {
  /** What the server draws at once. */
  children: ReactNode
}

/**
 * A part of a page whose server-drawn HTML stands as it is until it comes within a screen of what is seen; only then
 * does React take it over. Where it is not hydrated, but drawn in the browser, it is drawn at once. Until then its own
 * handlers hear nothing, its effects do not run, and its links and plain forms work by themselves.
 *
 * When: most people never come to a part far down a server-drawn page. Instead: `React.lazy`, where the code should
 * wait too.
 */
export function HydrateOnVisible({ children, ref, ...root }: HydrateOnVisibleProps) {
  const place = useRef<HTMLDivElement>(null)
  const both = useBothRefs(place, ref)
  const served = useServed()
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
  if (useServed() && typeof window !== 'undefined') use(opened)
  return children
}
