import type { ComponentType } from 'react'
import type { RouteId } from '@millwright/domain/paths/addresses'
import type { AddressValues } from '@millwright/domain/paths/writeAddress'
import type { KeyOf, Namespace } from '@millwright/i18n/namespaces'
import type { Action, Head, Loader, LoaderContext, ActionResult } from './loader.ts'
import type { SearchParams } from './searchParams.ts'

export const layouts = ['default', 'decorate', 'home', 'empty', 'policy'] as const
export type Layout = (typeof layouts)[number]

/** The cache times of a visitor's page in seconds: fresh for `maxAge`, then served stale for `staleWhileRevalidate`. */
export type Cache = { maxAge: number; staleWhileRevalidate: number }

/** The cache times of most pages, which may be a few seconds old. */
export const sharedPageCache: Cache = { maxAge: 5, staleWhileRevalidate: 10 }
/**
 * The cache times of a page with a countdown. Countdowns use the server's time at rendering, so the page must be nearly
 * fresh.
 */
export const countdownPageCache: Cache = { maxAge: 1, staleWhileRevalidate: 2 }
/** The cache times of a page that no cache may keep, such as a draft. */
export const uncachedPage: Cache = { maxAge: 0, staleWhileRevalidate: 0 }

/** The props of a view: the result of `load` without `head`, and the outcome of a form post with the action's data. */
export type ViewProps<Data, Key extends string = KeyOf<'errors'>, Outcome = unknown> = Data extends unknown
  ? Omit<Data, 'head'> & { outcome?: ActionResult<Outcome, Key> }
  : never

/** The screen's part of a page visit record (specification 3). The host adds the rest. */
export type Visit = {
  /** The page number of specification 2. */
  pageId: number
  /** The id and the kind of the page's main record. */
  bizData?: string
  bizType?: (typeof bizTypes)[keyof typeof bizTypes]
  /** The number of pieces in the cart or in the order. */
  nums?: number
  /** Comma-separated. */
  orderNumbers?: string
}
/** The values of `bizType`: `bizData` is a product id, a group-buy product id or a flash sale id. */
export const bizTypes = { product: 0, group: 1, flashSale: 2 } as const

export type ScreenDefinition<
  Data extends object,
  Params extends SearchParams,
  Key extends string = KeyOf<'errors'>,
  Outcome = unknown,
> = {
  /**
   * The ids of the screen's addresses in `@millwright/domain/paths/addresses`. A shop's own screen, which is not in
   * that table, gives its patterns by id: `{ wishes: '/wishes/:id?' }`.
   */
  paths: readonly RouteId[] | Readonly<Record<string, string>>
  /**
   * Parameter values for each path, by path id, that show a record of the fixtures. Tests render these pages. A path
   * without parameters needs no example.
   */
  examples?: Readonly<Record<string, AddressValues>>
  layout: Layout
  /** The layouts of single addresses, by id, which replace `layout`. */
  layouts?: Readonly<Record<string, Layout>>
  /** `buyer`: visitors are redirected to sign in first. */
  auth?: 'buyer'
  /** The page number in visit records. Without a number no visit is recorded. */
  pageId?: number
  /** Returns the other fields of the visit record from the loaded data. */
  visit?: (data: Data, at: Pick<LoaderContext, 'params'>) => Partial<Visit>
  /**
   * The text namespaces of the view, in addition to the shell's. A test compares them with the view's sources
   * (`tools/checks/screenTexts.test.ts`).
   */
  namespaces: readonly Namespace[]
  searchParams?: Params
  /**
   * Returns the cache times of visitors' pages. Default: `sharedPageCache`. Pages of signed-in buyers are never cached.
   */
  cache?: (data: Data) => Cache
  load: Loader<Data, Params>
  action?: Action<Key, Outcome>
  view: () => Promise<ComponentType<NoInfer<ViewProps<Data, Key, Outcome>>>>
}

/** Defines a screen as one value, so that the compiler checks that its view, loader and query match. */
export function defineScreen<
  Data extends object & { head?: Head },
  // oxlint-disable-next-line typescript/no-empty-object-type
  Params extends SearchParams = {},
  Key extends string = KeyOf<'errors'>,
  Outcome = unknown,
>(
  screen: ScreenDefinition<Data, Params, Key, Outcome>,
  // A view that replaces this one may name its own problem keys.
  // oxlint-disable-next-line typescript/no-explicit-any
): ScreenDefinition<Data, Params, any, any> {
  return screen
}
