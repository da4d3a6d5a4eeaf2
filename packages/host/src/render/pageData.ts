import type { Head, ActionResult } from '@millwright/pages/loader'
import type { Layout, Visit } from '@millwright/pages/defineScreen'
import type { ShopPaths } from '../router/routeTable.ts'
import type { Currency } from '@millwright/domain/money/currency'
import type { Language } from '@millwright/i18n/language'
import type { ShellData, ShellLanguages } from '@millwright/pages/layout/Shell'
import type { Theme } from '../session/theme.ts'

/** The head as the browser gets it: its title in words. */
export type ReadyHead = Omit<Head, 'title'> & { title: string }

/** The name of what is shown: a screen of a route, or what stands where that could not be made. */
export type ShownScreen = string

/** A screen with all that its view needs; or, in its place, what went wrong. */
export type Page = {
  path: string
  /** With its `?`, or empty. */
  search: string
  screen: ShownScreen
  /** `default` where it says nothing. */
  layout?: Layout
  /** For the record of page visits; of some pages none is kept. */
  visit?: Visit
  head?: ReadyHead
  props?: object
  problem?: { status: number; requestId: string; message?: string; busy?: true }
  /** What the form that was posted to this address led to. */
  outcome?: ActionResult<unknown, string>
}

/** The files that draw a screen in the browser; `texts` by area. */
export type ScreenFiles = {
  view: string
  texts: Readonly<Record<string, string>>
  scripts: readonly string[]
  styles: readonly string[]
}

/** A language of the shop's own: its code in addresses, its BCP 47 tag, and those that the visitor may choose. */
export type FrameLanguage = { code: string; tag: string; messages?: Language['messages'] }

/** What the server and the browser of one shop know of it, where it differs from the kit. */
export type ShopSettings = {
  paths?: ShopPaths
  currency?: Currency
  /** The choice of languages: code and name. */
  languages?: ShellLanguages
  name?: string
}

/** What stands around every screen, and stays while they change; its sentences are a file of their own. */
export type ShellFrame = {
  shell: ShellData
  locale: 'zh' | 'en'
  /** Where the shop's language is none of the kit's. */
  language?: FrameLanguage
  /** What this shop says differently from the kit. */
  shop?: ShopSettings
  theme: Theme
  pictureBase: string
  /** The product's page, where people go from anywhere: fetched once all is quiet, where it is of the same build. */
  next?: ScreenFiles
  build: string
}

/** What a page is drawn with. */
export type PageWithShell = { page: Page; frame: ShellFrame }

/** What the first page carries, once, for the browser to go on with; a visitor's frame by the name of its file. */
export type PageData = {
  page: Page
  frame: ShellFrame | string
  locale: ShellFrame['locale']
  /** The file with the frame's sentences, where the shop's language is none of the kit's. */
  frameTexts?: string
  part: Pick<ScreenFiles, 'view' | 'texts'>
  build: string
}

/** The element that carries it. */
export const PAGE_DATA = 'sent'

/**
 * What the server answers to a question for data: the page and the files that draw it, with its frame where that was
 * asked for; or where it is instead; asked for ahead, the files alone of what is made at the click. `build` names the
 * build that the files are of: those of two builds do not go together.
 */
export type DataAnswer =
  | { to: string }
  | { ahead: ScreenFiles; screen: ShownScreen; build: string }
  | { page: Page; part: ScreenFiles; build: string; frame?: ShellFrame; language: string }

/** What a form that was posted in the background led to. */
export type ActionAnswer = { outcome: ActionResult<unknown, string>; loggedIn?: true } | { to: string; login?: true }

/** Where a path's data is asked for. */
export function dataPath(pathname: string): string {
  return pathname === '/' ? '/_.data' : `${pathname}.data`
}

/** The path whose data is asked for, or `undefined` where a page is. */
export function pathOfData(pathname: string): string | undefined {
  return pathname === '/_.data' ? '/' : pathname.endsWith('.data') ? pathname.slice(0, -'.data'.length) : undefined
}

/** Asked for with a header, since an answer to it is never kept: the frame, too. */
export const WITH_SHELL = 'x-with-frame'
/** Asked for before anybody has gone there. */
export const PREFETCH = 'x-ahead'

/** The code of the language that a frame is in. */
export function languageOf({ locale, language }: Pick<ShellFrame, 'locale' | 'language'>): string {
  return language?.code ?? locale
}
