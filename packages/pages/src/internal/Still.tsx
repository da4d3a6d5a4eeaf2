import { useState } from 'react'
import type { ReactNode } from 'react'
import type { Drawn } from '../drawn.ts'

const asItStands = { __html: '' }

/**
 * Draws on the server and leaves alone in the browser, until there is something else to draw. While React takes over a
 * page it looks neither at nor into an element whose HTML it was told to leave. Inside belongs only what lives without
 * it: links, forms, and boxes that something around listens to.
 */
export function Still<Value>({ of, children }: { of: Drawn<Value>; children: (value: Value) => ReactNode }) {
  const [served] = useState(of.value === undefined ? of.stamp : undefined)
  // Nothing is ever set: the empty HTML says that what is inside is not React's.
  // oxlint-disable-next-line react/no-danger
  if (of.stamp === served) return <div key="served" suppressHydrationWarning dangerouslySetInnerHTML={asItStands} />
  return <div key="drawn">{of.value !== undefined && children(of.value)}</div>
}
