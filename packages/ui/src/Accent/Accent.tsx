import { useContext, useMemo } from 'react'
import type { ReactNode } from 'react'
import type { RootProps } from '../internal/open.ts'
import { Scope } from '../internal/Scope.ts'
import { shopAccent } from '../theme/shopAccent.ts'

export type AccentProps = RootProps<HTMLDivElement> & {
  /** The colour the merchant entered: `#rgb`, `#rrggbb` or `rgb(r, g, b)`. Any other value changes nothing. */
  color: string | undefined
  /** The content that gets the accent, with the dialogs and menus that it opens. */
  children: ReactNode
}

/**
 * Applies a shop's own action colour to its children, with the lightness adjusted until it meets contrast requirements.
 *
 * When: a merchant chooses the colour and nobody reviews it before buyers see it. Instead: `data-brand` on `<html>` for
 * a brand that designers made; the theme's tokens for a colour with its own meaning.
 */
export function Accent({ color, children, style, ...root }: AccentProps) {
  const around = useContext(Scope)
  const own = useMemo(() => shopAccent(color)?.style, [color])
  const scope = useMemo(() => (own ? { ...around, style: { ...around.style, ...own } } : around), [around, own])
  return (
    <div {...root} style={{ ...own, ...style }}>
      <Scope value={scope}>{children}</Scope>
    </div>
  )
}
