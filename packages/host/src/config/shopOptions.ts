import type { ClientOptions } from '@millwright/api-client/client'
import type { PasswordCodec } from '@millwright/api-client/passwordCodec'
import type { Client } from '@millwright/contract/contract'
import type { RouteId } from '@millwright/domain/paths/addresses'
import type { Languages } from '@millwright/i18n/language'
import type { ScreenDefinition } from '@millwright/pages/defineScreen'
import type { ShellParts } from '@millwright/pages/layout/Shell'
import type { ComponentType } from 'react'

/** A screen definition with any data. `defineScreen` has checked its types. */
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyScreen = Omit<ScreenDefinition<any, any, any>, 'view'> & { view: () => Promise<ComponentType<any>> }
/** The screens of a shop by name. `false` removes a screen of the kit with all its addresses. */
export type Screens = Readonly<Record<string, AnyScreen | false>>

/** The options for the client of one request: all client options but the mall's addresses. */
export type RequestClientOptions = Omit<ClientOptions, 'base' | 'imBase'>

/** A cache shared by all instances of the shop, for responses that are the same for everybody. */
export type SharedCache = {
  /** Returns the value, or `undefined` if the cache has none. If the promise rejects, the shop calls the mall. */
  get: (key: string) => Promise<string | undefined>
  /** Keeps a value for `ms` milliseconds. */
  set: (key: string, value: string, ms: number) => Promise<unknown>
  close?: () => Promise<unknown> | void
}

/** Seals what the shop keeps in a visitor's cookies between two requests. */
export type Seal = {
  /** Seals text for one purpose until `until` (epoch milliseconds). Only this shop can open it. */
  close: (purpose: string, text: string, until: number) => string
  /** Returns the text, or `undefined` if the seal is foreign, altered or expired. */
  open: (purpose: string, sealed: string | undefined, now: number) => string | undefined
}

/** A finished request for the shop's own metrics, without address, name or token. */
export type RequestRecord = { route: string; method: string; status: number; ms: number }

/** The shop's capacity limits. */
export type Limits = {
  /** Screens rendered at a time. */
  seats?: number
  /** Requests that may wait for a seat. */
  queue?: number
  /** Milliseconds that a request waits for a seat. */
  patience?: number
  /** Event-loop lag in milliseconds from which new requests are refused. */
  lag?: number
  /** Bytes of unfinished request bodies, all clients together. */
  bodies?: number
  /** Bytes of unfinished request bodies per client. */
  bodiesOfOne?: number
}

export type ShopOptions = {
  /**
   * The mall's API: its address, the addresses of several equal servers, or a function that creates the client of one
   * request (another backend, or a client with calls of its own). The function's `options.fetch` balances over `base`.
   */
  client: string | readonly string[] | ((options: RequestClientOptions) => Client)
  /** The address or addresses of the mall's API and files. Required if `client` is a function. */
  base?: string | readonly string[]
  /**
   * The path at which the mall answers several reads in one response: `/batch` of the reference mall. Saves both servers
   * processor time. Default: each read is a request of its own.
   */
  batch?: string
  /** The address of the mall's chat. Default: the API's first address. */
  chat?: string
  /** How passwords are encoded for the mall. Default: AES-ECB with the family's key (ADR 29). */
  password?: PasswordCodec
  /** The screens: `{ ...screens, List: OurList, Distributor: false }`. Default: the screens of the page kit. */
  screens?: Screens
  /**
   * The shell around every screen: logo, utility bar, header, navigation, footer. The browser must get the same
   * module.
   */
  shell?: ShellParts
  /** The shop's own addresses by route id: `{ list: '/katalog' }`. Default: the addresses of the specification. */
  paths?: Readonly<Partial<Record<RouteId, string>>>
  /** Languages by the code used in `?lang=`. The first is the default language. Default: Chinese and English. */
  languages?: Languages
  /** The currency of every amount: `{ code: 'EUR' }`. Default: yuan. */
  currency?: { code: string; symbol?: string; digits?: number }
  /** The name of the shop in titles, in the welcome and for crawlers. Default: the name in the mall's configuration. */
  name?: string
  /** The theme for visitors without a choice. Default: the visitor's system setting. */
  theme?: 'light' | 'dark'
  /**
   * Seals cookies: a secret of at least 16 characters, or the shop's own seal. Default: a random secret per process.
   */
  sessions?: string | Seal
  /** A cache that all instances share, for responses that are the same for everybody. Default: a cache per instance. */
  cache?: SharedCache
  /** The address of the picture server. Default: this shop proxies the mall's pictures. */
  pictures?: string
  /** Hosts that the shop answers at: `['shop.example']`. Default: `localhost` and the machine's own address. */
  hosts?: readonly string[]
  /**
   * The number of proxies in front of the shop, which report the visitor's address and the scheme. `true` means one.
   * Default: none.
   */
  trustProxy?: boolean | number
  /** Headers added to every response. `undefined` as a value removes a header of the kit. */
  headers?: Readonly<Record<string, string | undefined>>
  limits?: Limits
  /** Whether the log has a line for every request or only for failures. */
  log?: 'all' | 'failures'
  /** Called with every finished request. */
  onRequest?: (record: RequestRecord) => void
  /** Whether page views are recorded at the mall (specification 3). Default: `true`. */
  visits?: boolean
}
