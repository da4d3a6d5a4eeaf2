import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { standIn } from '../Image/Image.tsx'
import type { RootProps } from '../internal/open.ts'
import { useBothRefs } from '../internal/useBothRefs.ts'
import { useServed } from '../internal/useServed.ts'

/** What is drawn by a server alone: a browser that is given its HTML needs no data of it. */
export type ServerRendered<Value> = {
  /** Equal for equal values. */
  stamp: string
  /** There on the server, and where the browser asked for data; not in a page that comes as HTML. */
  value?: Value | undefined
}

export type StaticHtmlProps<Value> = RootProps<HTMLDivElement> & {
  /** What is drawn, by a stamp; with its value where there is one. */
  of: ServerRendered<Value>
  /**
   * Draws it: links, pictures, plain forms, and boxes that something around listens to. Handlers, state and effects are
   * not heard in what the server drew.
   */
  children: (value: Value) => ReactNode
}

const asItStands = { __html: '' }

/**
 * A part of a page that is drawn by the server and left alone in the browser, until there is something else to draw:
 * while React takes over a page it looks neither at nor into an element whose HTML it was told to leave. Its data need
 * not be sent.
 *
 * When: goods, links and texts, which live without scripts. Instead: `HydrateOnVisible` for what must answer once somebody
 * comes near.
 */
export function StaticHtml<Value>({ of, children, ...root }: StaticHtmlProps<Value>) {
  const takenOver = useServed() && typeof window !== 'undefined'
  const [stands, setStands] = useState<string | undefined>(of.stamp)
  // What gave way to something else is gone: to show it again it is drawn.
  if (stands !== undefined && of.stamp !== stands) setStands(undefined)
  if (takenOver && of.stamp === stands) return <Served key="served" {...root} />
  return (
    <div key="drawn" {...root}>
      {of.value !== undefined && children(of.value)}
    </div>
  )
}

function Served({ ref, ...root }: RootProps<HTMLDivElement>) {
  const place = useRef<HTMLDivElement>(null)
  const both = useBothRefs(place, ref)
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
  // Nothing is ever set: the empty HTML says that what is inside is not React's.
  // oxlint-disable-next-line react/no-danger
  return <div {...root} ref={both} suppressHydrationWarning dangerouslySetInnerHTML={asItStands} />
}
