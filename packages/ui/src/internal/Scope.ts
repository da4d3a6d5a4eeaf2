import { createContext } from 'react'
import type { CSSProperties } from 'react'

/** What a provider sets for all that stands in it, and for what floats outside of it: attributes and properties. */
export type Scoped = {
  'data-theme'?: string | undefined
  'data-density'?: string | undefined
  style?: CSSProperties | undefined
}

/** Apart from what else `UiProvider` knows: only what floats asks for it. */
export const Scope = createContext<Scoped>({})
