import { Suspense, use, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { KeptDiv } from '../internal/KeptDiv.tsx'
import type { RootProps } from '../internal/open.ts'
import { useMergedRefs } from '../internal/useMergedRefs.ts'
import { useIsServerRendered } from '../internal/useIsServerRendered.ts'

export { useIsServerRendered }

export type HydrateOnVisibleProps = RootProps<HTMLDivElement> & {
  /** The content that the server renders. */
  children: ReactNode
  /**
   * All that the content depends on beside the screen and the language, as JSON-compatible values. If given, a server
   * that keeps HTML renders equal values once.
   */
  dependsOn?: readonly unknown[] | undefined
}

/**
 * Delays hydration of server-rendered content until it is within one screen of the viewport. Content that is first
 * rendered in the browser appears at once. Before hydration its effects do not run, but its links and plain forms work.
 * A press or an update of the content hydrates it at once.
 *
 * When: most readers never reach a component far down a server-rendered page. Instead: `React.lazy`, if its code should
 * load later too.
 */
export function HydrateOnVisible({ children, dependsOn, ref, ...root }: HydrateOnVisibleProps) {
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
    <KeptDiv {...root} ref={both} values={dependsOn}>
      {() => (
        <Suspense>
          <Gate gate={gate}>{children}</Gate>
        </Suspense>
      )}
    </KeptDiv>
  )
}

type HydrationGate = ReturnType<typeof makeGate>

function makeGate() {
  const { promise: opened, resolve } = Promise.withResolvers<void>()
  const open = () => {
    // React reads `status`, so that an open gate does not suspend even for a moment.
    Object.assign(opened, { status: 'fulfilled' })
    resolve()
  }
  let isTried = false
  /** Opens the gate at the second attempt to hydrate. */
  const attempt = () => {
    if (isTried) open()
    isTried = true
  }
  return { opened, open, attempt }
}

/**
 * Suspends the first attempt to hydrate until the gate opens. React makes another attempt when the gate opens, when the
 * visitor acts on the content, or when an update reaches it. In each case the content must hydrate, because React
 * otherwise discards the server's HTML, which contains values that the browser does not have.
 */
function Gate({ gate, children }: { gate: HydrationGate; children: ReactNode }) {
  if (useIsServerRendered() && typeof window !== 'undefined') {
    gate.attempt()
    use(gate.opened)
  }
  return children
}
