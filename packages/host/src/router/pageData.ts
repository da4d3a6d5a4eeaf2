import type { Head, ActionResult } from '@millwright/pages/loader'
import type { Layout, Visit } from '@millwright/pages/defineScreen'
import type { ShopPaths } from './routeTable.ts'
import type { Currency } from '@millwright/domain/money/currency'
import type { Language } from '@millwright/i18n/language'
import type { ShellData, ShellLanguages } from '@millwright/pages/layout/Shell'

/** The theme that a visitor chose. `undefined` follows the visitor's system. */
export type Theme = 'light' | 'dark' | undefined

/** The head as the browser gets it, with a translated title. */
export type ReadyHead = Omit<Head, 'title'> & { title: string }

/** The name of a route's screen, or of the page shown in its place. */
export type ShownScreen = string

/** A screen with the data of its view, or the problem shown in its place. */
export type Page = {
  path: string
  /** With its `?`, or empty. */
  search: string
  screen: ShownScreen
  /** Default: `default`. */
  layout?: Layout
  /** The page view to record. Some pages record none. */
  visit?: Visit
  head?: ReadyHead
  props?: object
  problem?: { status: number; requestId: string; message?: string; busy?: true }
  /** The outcome of the form that was posted to this address. */
  outcome?: ActionResult<unknown, string>
}

/** The files of a screen in the browser. `texts` maps a namespace to its file. */
export type ScreenFiles = {
  view: string
  texts: Readonly<Record<string, string>>
  scripts: readonly string[]
  styles: readonly string[]
}

/** A language that the shop has added: its code in addresses, its BCP 47 tag and its messages. */
export type FrameLanguage = { code: string; tag: string; messages?: Language['messages'] }

/** The settings in which a shop differs from the kit, known to server and browser. */
export type ShopSettings = {
  paths?: ShopPaths
  currency?: Currency
  /** The languages to choose from: code and name. */
  languages?: ShellLanguages
  name?: string
}

/** The shell data, kept between screens. The texts are a separate file. */
export type ShellFrame = {
  shell: ShellData
  locale: 'zh' | 'en'
  /** Set if the shop has added the language. */
  language?: FrameLanguage
  /** The settings in which this shop differs from the kit. */
  shop?: ShopSettings
  theme: Theme
  pictureBase: string
  /** The files of the product page, to prefetch if it is of the same build. */
  next?: ScreenFiles
  build: string
}

/** The data that a page is rendered with. */
export type PageWithShell = { page: Page; frame: ShellFrame }

/** The data of the first page, for hydration. A visitor's frame is given by the path of its file. */
export type PageData = {
  page: Page
  frame: ShellFrame | string
  locale: ShellFrame['locale']
  /** The file with the frame's texts in an added language. */
  frameTexts?: string
  part: Pick<ScreenFiles, 'view' | 'texts'>
  build: string
}

/** The id of the element with the page data. */
export const PAGE_DATA = 'sent'

/**
 * The response to a data request: a redirect, or the page and its files, with the frame if requested. If the data of a
 * screen is loaded only at the click, a prefetch gets only the screen's files. `build` names the build of the files:
 * files of two builds must not be mixed.
 */
export type DataAnswer =
  | { to: string }
  | { ahead: ScreenFiles; screen: ShownScreen; build: string }
  | { page: Page; part: ScreenFiles; build: string; frame?: ShellFrame; language: string }

/** The response to a form posted in the background. */
export type ActionAnswer = { outcome: ActionResult<unknown, string>; loggedIn?: true } | { to: string; login?: true }

/** Returns the path of the data request for a page. */
export function dataPath(pathname: string): string {
  return pathname === '/' ? '/_.data' : `${pathname}.data`
}

/** Returns the page's path of a data request, or `undefined` for any other path. */
export function pathOfData(pathname: string): string | undefined {
  return pathname === '/_.data' ? '/' : pathname.endsWith('.data') ? pathname.slice(0, -'.data'.length) : undefined
}

/** The request header that asks for the frame too. A header may change the response, since it is never cached. */
export const WITH_SHELL = 'x-with-frame'
/** The request header that marks a prefetch. */
export const PREFETCH = 'x-ahead'

/** Returns the language code of a frame. */
export function languageOf({ locale, language }: Pick<ShellFrame, 'locale' | 'language'>): string {
  return language?.code ?? locale
}
