import type { ReactNode } from 'react'

/** A section of a screen: renders part of the screen's data, or nothing if there is none. */
export type Section<Shown> = (shown: Shown) => ReactNode
