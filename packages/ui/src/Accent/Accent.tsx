import { useContext, useMemo } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import type { RootProps } from '../internal/open.ts'
import { Scope } from '../internal/Scope.ts'
import { shopAccent } from '../theme/shopAccent.ts'

export type AccentProps = RootProps<HTMLDivElement> & {
  /** What the merchant chose, as it was written: `#rgb`, `#rrggbb` or `rgb(r, g, b)`. Anything else changes nothing. */
  color: string | undefined
  /** What the accent holds for, with the dialogs and menus that it opens. */
  children: ReactNode
}

/**
 * Gives what stands in it a shop's own colour of action, moved in lightness as far as it takes to be read and seen.
 *
 * When: a merchant chooses the colour and nobody looks at it before buyers do. Instead: `data-brand` on `<html>` for a
 * brand that designers made; the theme's tokens for a colour with a meaning of its own.
 */
export function Accent({ color, children, style, ...root }: AccentProps) {
  const around = useContext(Scope)
  const own = useMemo(() => shopAccent(color)?.style as CSSProperties | undefined, [color])
  const scope = useMemo(() => (own ? { ...around, style: { ...around.style, ...own } } : around), [around, own])
  return (
    <div {...root} style={{ ...own, ...style }}>
      <Scope value={scope}>{children}</Scope>
    </div>
  )
}
