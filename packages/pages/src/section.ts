import type { ReactNode } from 'react'

/** A section of a screen: draws some of what the screen shows, and nothing where there is none of it. */
export type Section<Shown> = (shown: Shown) => ReactNode
