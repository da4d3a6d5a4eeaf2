import { createContext, createElement, use, useId } from 'react'
import type { ReactNode } from 'react'
import type { RootProps } from './open.ts'

/**
 * Returns the HTML that a server kept for equal values at the same place of the tree. If there is none, returns the id
 * of the element `html-part` around the new HTML, from which the server cuts it.
 */
export type KeptHtml = (place: string, values: readonly unknown[]) => { html: string } | { part: string }

/** The HTML that a server keeps between pages. Absent in the browser. */
export const KeptHtmlContext = createContext<KeptHtml | undefined>(undefined)

type KeptDivProps = RootProps<HTMLDivElement> & {
  /** All that the HTML depends on, beside the screen and the language. Without it the server keeps no HTML. */
  values: readonly unknown[] | undefined
  /** Renders the content. A server that has its HTML does not call it. */
  children: () => ReactNode
}

/** A `div` whose HTML a server may keep between pages. */
export function KeptDiv({ values, children, ...root }: KeptDivProps) {
  // The ids in the content begin with the ids of its place, so the place must be part of the key.
  const place = useId()
  const kept = use(KeptHtmlContext)
  // A server render leaves its context behind, and tests render in the browser's way in the same process.
  const found = values && typeof window === 'undefined' && kept?.(place, values)
  if (!found) return <div {...root}>{children()}</div>
  if ('part' in found) return <div {...root}>{createElement('html-part', { id: found.part }, children())}</div>
  // oxlint-disable-next-line react/no-danger -- React rendered this HTML for equal values.
  return <div {...root} dangerouslySetInnerHTML={{ __html: found.html }} />
}
