import type { Namespace } from '@millwright/i18n/namespaces'
import type { Layout } from './defineScreen.ts'

/** One address of a screen. */
export type Route<Name extends string = string, Id extends string = string> = {
  /** Unique; several paths may show one screen. */
  id: Id
  /** As the specification writes it, without the first slash; what this shop calls it says `path(id)`. */
  path: string
  screen: Name
  layout: Layout
  namespaces: readonly Namespace[]
  /** Visitors log in first. */
  buyerOnly?: boolean
  /** Of page visits. */
  pageId?: number
}

/** The texts of what stands around every screen. */
export const shellNamespaces = ['common', 'commerce', 'errors', 'account'] as const satisfies readonly Namespace[]

/** Paths that lead elsewhere until their own screen exists. */
export const redirects: readonly { id: string; path: string; to: string }[] = []
