import { useMemo } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { shopAccent } from '../theme/shopAccent.ts'

export type AccentProps = {
  /** What the merchant chose, as it was written: `#rgb`, `#rrggbb` or `rgb(r, g, b)`. Anything else changes nothing. */
  color: string | undefined
  /** What the accent holds for. Dialogs and menus float outside of it. */
  children: ReactNode
}

/**
 * Gives what stands in it a shop's own colour of action, moved in lightness as far as it takes to be read and seen.
 *
 * When: a merchant chooses the colour and nobody looks at it before buyers do. Instead: `data-brand` on `<html>` for a
 * brand that designers made; the theme's tokens for a colour with a meaning of its own.
 */
export function Accent({ color, children }: AccentProps) {
  const style = useMemo(() => shopAccent(color)?.style, [color])
  return <div style={style as CSSProperties}>{children}</div>
}
