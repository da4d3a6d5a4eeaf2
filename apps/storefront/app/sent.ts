import type { Head, Outcome } from '@millwright/pages/at'
import type { ShellData } from '@millwright/pages/Shell'
import type { Theme } from './visit.server.ts'

/** The head as the browser gets it: its title in words. */
export type ReadyHead = Omit<Head, 'title'> & { title: string }

/** A screen with all that its view needs; or, in its place, what went wrong. */
export type Page = {
  path: string
  /** With its `?`, or empty. */
  search: string
  routeId: string
  head?: ReadyHead
  props?: object
  problem?: { status: number; requestId: string; message?: string; busy?: true }
  /** What the form that was posted to this address led to. */
  outcome?: Outcome
}

/** What stands around every screen, and stays while they change; its sentences are a file of their own. */
export type Frame = {
  shell: ShellData
  locale: 'zh' | 'en'
  theme: Theme
  pictureBase: string
}

/** What a page is drawn with. */
export type Sent = { page: Page; frame: Frame }

/** What the first page carries, once, for the browser to go on with; a visitor's frame by the name of its file. */
export type Carried = { page: Page; frame: Frame | string; locale: Frame['locale'] }

/** The element that carries it. */
export const SENT = 'sent'

/** What the server answers to a question for data: the page, with its frame where that was asked for, or where it is instead. */
export type Answer = { to: string } | { page: Page; frame?: Frame; locale: Frame['locale'] }

/** What a form that was posted in the background led to. */
export type Acted = { outcome: Outcome; loggedIn?: true } | { to: string; login?: true }

/** Where a path's data is asked for. */
export function dataPath(pathname: string): string {
  return pathname === '/' ? '/_.data' : `${pathname}.data`
}

/** The path whose data is asked for, or `undefined` where a page is. */
export function pathOfData(pathname: string): string | undefined {
  return pathname === '/_.data' ? '/' : pathname.endsWith('.data') ? pathname.slice(0, -'.data'.length) : undefined
}

/** Asked for with a header, since an answer to it is never kept: the frame, too. */
export const WITH_FRAME = 'x-with-frame'
