import type { CSSProperties } from 'react'

/** Returns the style of an element that lies over an anchor, so that an overlay opens beside the anchor. */
export function placeOfAnchor(anchor: Element | null | undefined): CSSProperties {
  const { left, top, width, height } = anchor?.getBoundingClientRect() ?? {}
  return { position: 'fixed', left, top, width, height, pointerEvents: 'none' }
}
