import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { standIn } from '@millwright/ui/Image'
import type { Drawn } from '../drawn.ts'

const asItStands = { __html: '' }

/**
 * Draws on the server and leaves alone in the browser, until there is something else to draw. While React takes over a
 * page it looks neither at nor into an element whose HTML it was told to leave. Inside belongs only what lives without
 * it: links, forms, and boxes that something around listens to.
 */
export function Still<Value>({ of, children }: { of: Drawn<Value>; children: (value: Value) => ReactNode }) {
  const [served, setServed] = useState(of.value === undefined ? of.stamp : undefined)
  // What gave way to something else is gone: to show it again it is drawn.
  if (served !== undefined && of.stamp !== served) setServed(undefined)
  if (of.stamp === served) return <Served key="served" />
  return <div key="drawn">{of.value !== undefined && children(of.value)}</div>
}

function Served() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = place
    const hear = ({ target }: Event) => { if (target instanceof HTMLImageElement) standIn(target) }
    current?.addEventListener('error', hear, true)
    for (const picture of current?.querySelectorAll('img') ?? []) if (picture.complete && picture.naturalWidth === 0) standIn(picture)
    return () => current?.removeEventListener('error', hear, true)
  }, [])
  // Nothing is ever set: the empty HTML says that what is inside is not React's.
  // oxlint-disable-next-line react/no-danger
  return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={asItStands} />
}
