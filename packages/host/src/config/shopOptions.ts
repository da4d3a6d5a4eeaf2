import type { ClientOptions } from '@millwright/api-client/client'
import type { PasswordCodec } from '@millwright/api-client/passwordCodec'
import type { Client } from '@millwright/contract/contract'
import type { RouteId } from '@millwright/domain/paths/addresses'
import type { Languages } from '@millwright/i18n/language'
import type { ScreenDefinition } from '@millwright/pages/defineScreen'
import type { ShellParts } from '@millwright/pages/layout/Shell'
import type { ComponentType } from 'react'

/** A screen of any data: its definition has held its own parts together where it was written. */
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyScreen = Omit<ScreenDefinition<any, any, any>, 'view'> & { view: () => Promise<ComponentType<any>> }
/** The screens of a shop by name; `false` leaves one of the kit out, with all its addresses. */
export type Screens = Readonly<Record<string, AnyScreen | false>>

/** What a shop's client is made from for each request: everything but the address of the mall. */
export type RequestClientOptions = Omit<ClientOptions, 'base' | 'imBase'>

/** Where what is the same for everybody is kept for all instances of the shop. */
export type SharedCache = {
  /** The value, or `undefined` where the cache has none. It may reject; the shop then asks the mall. */
  get: (key: string) => Promise<string | undefined>
  /** Keeps a value for `ms` milliseconds. */
  set: (key: string, value: string, ms: number) => Promise<unknown>
  close?: () => Promise<unknown> | void
}

/** Seals what the shop keeps in a visitor's cookies between two requests. */
export type Seal = {
  /** Text that only this shop can read, for this purpose, until `until` (epoch milliseconds). */
  close: (purpose: string, text: string, until: number) => string
  /** The text, or `undefined` where it is another's, was changed, or is over. */
  open: (purpose: string, sealed: string | undefined, now: number) => string | undefined
}

/** A finished request, for a shop's own measurement: no address, name or token is in it. */
export type RequestRecord = { route: string; method: string; status: number; ms: number }

/** What a shop may allow its visitors. */
export type Limits = {
  /** Screens that are made at a time. */
  seats?: number
  /** Requests that may wait for a seat. */
  queue?: number
  /** Milliseconds that a request waits for a seat. */
  patience?: number
  /** Milliseconds by which the process may be late with everything before it takes nobody in. */
  lag?: number
  /** Bytes of unfinished request bodies, of all clients together. */
  bodies?: number
  /** Bytes of unfinished request bodies of one client. */
  bodiesOfOne?: number
}

export type ShopOptions = {
  /**
   * The mall's API: its address, or a function that makes the client of one request (another backend, or a client with
   * calls of its own).
   */
  client: string | ((options: RequestClientOptions) => Client)
  /** Where the mall's API and files are when `client` is a function; its own address when left out. */
  base?: string
  /** Where the mall's chat is; its API's address when left out. */
  chat?: string
  /** How passwords go to the mall; in AES-ECB with the family's key when left out (ADR 29). */
  password?: PasswordCodec
  /** The screens: `{ ...screens, List: OurList, Distributor: false }`. Those of the page kit when left out. */
  screens?: Screens
  /** What stands around every screen: logo, utility bar, header, navigation, footer. The same module as the browser's. */
  shell?: ShellParts
  /** Addresses of the shop's own, by the route's id: `{ list: '/katalog' }`. Those of the specification when left out. */
  paths?: Readonly<Partial<Record<RouteId, string>>>
  /** Languages by the code that stands in `?lang=`: Chinese and English when left out. The first is the default. */
  languages?: Languages
  /** The currency of every amount: `{ code: 'EUR' }`. Yuan when left out. */
  currency?: { code: string; symbol?: string; digits?: number }
  /** The name of the shop in titles, in its welcome and to crawlers; that of the mall's configuration when left out. */
  name?: string
  /** What a visitor without a choice sees. As the visitor's system says when left out. */
  theme?: 'light' | 'dark'
  /** Seals cookies: a secret of at least 16 characters, or a seal of the shop's own. A secret per process when left out. */
  sessions?: string | Seal
  /** Answers that are the same for everybody, kept for all instances. Each instance keeps its own when left out. */
  cache?: SharedCache
  /** Where pictures are; this shop fetches them from the mall when left out. */
  pictures?: string
  /** Hosts that the shop answers at: `['shop.example']`. `localhost` and the machine's own address when left out. */
  hosts?: readonly string[]
  /** Whether a proxy in front is believed about the address of visitors and the scheme. */
  trustProxy?: boolean
  /** Headers that every answer has beside those of the kit; `undefined` as a value takes one of the kit's away. */
  headers?: Readonly<Record<string, string | undefined>>
  limits?: Limits
  /** A line of the log for every request, or for those that failed alone. */
  log?: 'all' | 'failures'
  /** Told of every finished request. */
  onRequest?: (record: RequestRecord) => void
  /** Whether visits of pages are recorded at the mall (specification 3). `true` when left out. */
  visits?: boolean
}
