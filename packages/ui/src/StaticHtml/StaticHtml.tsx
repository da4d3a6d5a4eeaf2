import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { standIn } from '../Image/Image.tsx'
import { KeptDiv, KeptHtmlContext } from '../internal/KeptDiv.tsx'
import type { KeptHtml } from '../internal/KeptDiv.tsx'
import type { RootProps } from '../internal/open.ts'
import { useMergedRefs } from '../internal/useMergedRefs.ts'
import { useIsServerRendered } from '../internal/useIsServerRendered.ts'

export { KeptHtmlContext }
export type { KeptHtml }

/** A value that only the server renders. The browser receives its HTML and needs no data. */
export type ServerRendered<Value> = {
  /** An identifier that is equal for equal values. */
  stamp: string
  /** The value. Present on the server and after a client-side request, absent on a server-rendered page. */
  value?: Value | undefined
}

export type StaticHtmlProps<Value> = RootProps<HTMLDivElement> & {
  /** The value to render, with its stamp. */
  of: ServerRendered<Value>
  /**
   * Renders the value: links, pictures, plain forms, and elements that an ancestor listens to. Handlers, state and
   * effects do not work in server-rendered HTML.
   */
  children: (value: Value) => ReactNode
  /**
   * Further values that the HTML depends on, beside the value, the screen and the language: often none (`[]`). If given,
   * a server that keeps HTML renders equal values once.
   */
  dependsOn?: readonly unknown[] | undefined
}

const emptyHtml = { __html: '' }

/**
 * Server-rendered content that React leaves alone in the browser until the stamp changes. During hydration React skips
 * an element with preset inner HTML, so its data need not be sent.
 *
 * When: products, links and texts that work without scripts. Instead: `HydrateOnVisible` for content that must become
 * interactive when the reader comes near.
 */
export function StaticHtml<Value>({ of, children, dependsOn, ...root }: StaticHtmlProps<Value>) {
  const isHydrated = useIsServerRendered() && typeof window !== 'undefined'
  const [servedStamp, setServedStamp] = useState<string | undefined>(of.stamp)
  // A new stamp replaces the server's HTML. From then on React renders every value.
  if (servedStamp !== undefined && of.stamp !== servedStamp) setServedStamp(undefined)
  if (isHydrated && of.stamp === servedStamp) return <Served key="served" {...root} />
  const { value } = of
  return (
    <KeptDiv key="drawn" {...root} values={dependsOn && value !== undefined ? [value, ...dependsOn] : undefined}>
      {() => value !== undefined && children(value)}
    </KeptDiv>
  )
}

function Served({ ref, ...root }: RootProps<HTMLDivElement>) {
  const place = useRef<HTMLDivElement>(null)
  const both = useMergedRefs(place, ref)
  useEffect(() => {
    const { current } = place
    const hear = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) standIn(target)
    }
    current?.addEventListener('error', hear, true)
    for (const picture of current?.querySelectorAll('img') ?? [])
      if (picture.complete && picture.naturalWidth === 0) standIn(picture)
    return () => current?.removeEventListener('error', hear, true)
  }, [])
  // React does not manage the content of an element with this prop, and never applies the constant empty value.
  // oxlint-disable-next-line react/no-danger
  return <div {...root} ref={both} suppressHydrationWarning dangerouslySetInnerHTML={emptyHtml} />
}
