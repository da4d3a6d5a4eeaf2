import type { Namespace } from '@millwright/i18n/namespaces'
import type { Layout } from './defineScreen.ts'

export type Route<Name extends string = string, Id extends string = string> = {
  /** The unique id of the route. Several routes may show the same screen. */
  id: Id
  /** The specification's pattern without the leading slash. `path(id)` returns this shop's own address. */
  path: string
  screen: Name
  layout: Layout
  namespaces: readonly Namespace[]
  /** Whether visitors must sign in first. */
  buyerOnly?: boolean
  /** The page number in visit records. */
  pageId?: number
}

export const shellNamespaces = ['common', 'commerce', 'errors', 'account'] as const satisfies readonly Namespace[]

/** Paths that redirect until their own screen exists. */
export const redirects: readonly { id: string; path: string; to: string }[] = []
