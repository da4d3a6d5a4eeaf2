import type { ComponentType } from 'react'
import type { RouteId } from '@millwright/domain/paths/addresses'
import type { AddressValues } from '@millwright/domain/paths/writeAddress'
import type { KeyOf, Namespace } from '@millwright/i18n/namespaces'
import type { Action, Head, Loader, LoaderContext, ActionResult } from './loader.ts'
import type { SearchParams } from './searchParams.ts'

export const layouts = ['default', 'decorate', 'home', 'empty', 'policy'] as const
export type Layout = (typeof layouts)[number]

/** How long visitors may be shown the same page, in seconds: as it is, and once more while it is made anew. */
export type Cache = { maxAge: number; staleWhileRevalidate: number }

/** What most pages are: as good a few seconds later. */
export const shared: Cache = { maxAge: 5, staleWhileRevalidate: 10 }
/** A page that counts down goes by the server's clock, and is never further behind it. */
export const counting: Cache = { maxAge: 1, staleWhileRevalidate: 2 }

/** What a view is given: what its load answers without the head, and what the form led to that was posted to it. */
export type ViewProps<Data, Key extends string = KeyOf<'errors'>> = Data extends unknown
  ? Omit<Data, 'head'> & { outcome?: ActionResult<unknown, Key> }
  : never

/** What a record of a page visit says of the page (specification 3); the host adds the rest. */
export type Visit = {
  /** Which page, in the numbers of specification 2. */
  pageId: number
  /** The id of what the page is about, and what kind of thing that is. */
  bizData?: string
  bizType?: (typeof bizTypes)[keyof typeof bizTypes]
  /** Pieces in the cart, or in the order. */
  nums?: number
  /** Parted by commas. */
  orderNumbers?: string
}
/** The kinds of `bizData`, in the field's numbers: a product's id, that of one sold to groups, that of a flash sale. */
export const bizTypes = { product: 0, group: 1, flashSale: 2 } as const

export type ScreenDefinition<Data extends object, Params extends SearchParams, Key extends string = KeyOf<'errors'>> = {
  /**
   * The ids of its addresses in the table of all (`@millwright/domain/paths/addresses`). A shop's own screen, which is
   * not in it, says each pattern by an id of its own: `{ wishes: '/wishes/:id?' }`.
   */
  paths: readonly RouteId[] | Readonly<Record<string, string>>
  /** By id, values with which an address shows something of the fixtures' mall; tests draw it. A plain path needs none. */
  examples?: Readonly<Record<string, AddressValues>>
  layout: Layout
  /** By id, of an address at which it is laid out otherwise. */
  layouts?: Readonly<Record<string, Layout>>
  /** `buyer`: visitors log in first. */
  auth?: 'buyer'
  /** The page's number in records of visits; without one no visit is recorded. */
  pageId?: number
  /** What else a record of a visit says, from what the screen shows. */
  visit?: (data: Data, at: Pick<LoaderContext, 'params'>) => Partial<Visit>
  /**
   * The areas of text that its view says, beside the frame's; a test holds them against what the view's sources say
   * (`tools/checks/screenTexts.test.ts`).
   */
  namespaces: readonly Namespace[]
  searchParams?: Params
  /**
   * How visitors' pages may be kept; for who is logged in a page is always made anew. `shared` where it says nothing.
   */
  cache?: (data: Data) => Cache
  load: Loader<Data, Params>
  action?: Action<Key>
  view: () => Promise<ComponentType<NoInfer<ViewProps<Data, Key>>>>
}

/** A screen is one value: the compiler holds its view, its load and its query together. */
export function defineScreen<
  Data extends object & { head?: Head },
  // oxlint-disable-next-line typescript/no-empty-object-type
  Params extends SearchParams = {},
  Key extends string = KeyOf<'errors'>,
>(screen: ScreenDefinition<Data, Params, Key>): ScreenDefinition<Data, Params, string> {
  // Whose keys they are is settled here; who reads the registry need not know.
  return screen as unknown as ScreenDefinition<Data, Params, string>
}
