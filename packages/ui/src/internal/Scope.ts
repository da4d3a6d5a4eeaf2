import { createContext } from 'react'
import type { CSSProperties } from 'react'

/**
 * The attributes and custom properties that a provider sets for its content, including floating content outside its DOM
 * tree.
 */
export type Scoped = {
  'data-theme'?: string | undefined
  'data-density'?: string | undefined
  style?: CSSProperties | undefined
}

/** A context of its own, because only floating content needs it. */
export const Scope = createContext<Scoped>({})
