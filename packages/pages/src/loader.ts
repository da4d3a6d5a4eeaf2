import type { Client } from '@millwright/contract/contract'
import type { User } from '@millwright/contract/account/entities'
import { languageTag } from '@millwright/domain/locale'
import type { Locale } from '@millwright/domain/locale'
import { path } from '@millwright/domain/paths/path'
import type { KeyOf, Namespace } from '@millwright/i18n/namespaces'
import type { HeaderSign } from './layout/Shell/shellProps.ts'
import type { Missing } from './site/Missing/missings.ts'
import type { Query, SearchParams } from './searchParams.ts'

/** Where and for whom a screen is made: all that a load or an action may know beside the API. */
export type LoaderContext<Params extends SearchParams = SearchParams> = {
  /** Of its query only what the screen declares. */
  url: URL
  /** The same, parsed by the declaration. */
  query: Query<Params>
  params: Readonly<Record<string, string | undefined>>
  locale: Locale
  /** The tag of the language that is read (`de`), where it is not one of the mall's own two. */
  language?: string | undefined
  /**
   * The buyer, whom the mall names beside what the screen reads: nobody, where the login has run out. `undefined` for a
   * visitor.
   */
  user: Promise<User | undefined> | undefined
  /** Epoch milliseconds. */
  now: number
  /** What an earlier step of this person's left behind. */
  steps?: Steps
  /** The card of the distributor whose link led here in the last seven days: what is ordered carries it. */
  distributionCardNo?: string | undefined
  /** What picture paths are prefixed with. */
  pictureBase: string
}

/**
 * What one step of a screen tells the next one. The host keeps it sealed, where neither scripts nor addresses show it,
 * for some minutes.
 */
export type Steps = Readonly<Record<string, string>>

/**
 * What an act that leaves wants the host to keep: `steps` for the next screen (`null`: forget them), the `token` of who
 * has logged in.
 */
export type KeptForNext = { steps?: Steps | null; token?: string }

/** What a load throws to leave the screen: the storefront turns it into a response. */
export class ScreenResponse extends Error {
  readonly to: { status: 404 } | { missing: Missing } | { redirect: string; status: 301 | 302 | 303 }
  readonly left: KeptForNext
  constructor(to: ScreenResponse['to'], left: KeptForNext = {}) {
    super('redirect' in to ? `to ${to.redirect}` : 'missing' in to ? 'missing' : 'not found')
    this.to = to
    this.left = left
  }
}

/** The tag of the language that is read. */
export function languageOf({ language, locale }: Pick<LoaderContext, 'language' | 'locale'>): string {
  return language ?? languageTag(locale)
}

/** No address of the table: a thing that is not there, or a right that the person lacks, is `missing`. */
export function notFound(): never {
  throw new ScreenResponse({ status: 404 })
}

/** The screen says what its address lacks, and leads to where that is found. */
export function missing(missing: Missing): never {
  throw new ScreenResponse({ missing })
}

export function redirect(redirect: string, status: 301 | 302 | 303 = 302): never {
  throw new ScreenResponse({ redirect, status })
}

/** An act's step is done: the next one is at `redirect`. */
export function redirectToNextStep(redirect: string, left: KeptForNext): never {
  throw new ScreenResponse({ redirect, status: 303 }, left)
}

/** Visitors log in first and come back here. */
export function requireBuyer(context: LoaderContext): void {
  if (!context.user) redirect(loginPath(context.url.pathname + context.url.search))
}

export function loginPath(back: string): string {
  return path('login', { back })
}

// oxlint-disable-next-line typescript/no-empty-object-type
export type Loader<Props, Params extends SearchParams = {}> = (
  api: Client,
  context: LoaderContext<Params>,
) => Promise<Props>

/** A title in words of an area of text (resolved where the language is known), or a name as the server says it. */
export type TitleText = string | TextKey
/** One sentence of a namespace; the compiler knows which keys it has. */
export type TextKey = { [N in Namespace]: { namespace: N; key: KeyOf<N>; values?: TextValues } }[Namespace]
type TextValues = Readonly<Record<string, string | number>>

/** What a screen says of itself to browsers and crawlers: the `head` among a load's props. */
export type Head = {
  title: TitleText
  description?: string
  /** A path within the mall. */
  canonical?: string
  noindex?: boolean
  /** Of the answer, where the screen stands for something that is gone, or that the person may not see. */
  status?: 403 | 404
  jsonLd?: object
  /** A merchant's own sign: what the header shows in place of the mall's. */
  sign?: HeaderSign | undefined
  /** Seconds after which a browser without scripts asks again. */
  refresh?: number
}

/**
 * What a form led to. `problem` is a key of the `errors` area (or the server's own message in `message`), shown where
 * the form is; `fields` names the inputs at fault, with what was typed kept by the caller in `form`. `unheard`: the
 * mall gave no answer, so nothing is known to have changed, and what is shown stays.
 */
export type ActionResult<Data = unknown, Key extends string = KeyOf<'errors'>> =
  | {
      done: true
      data?: Data
      toast?: TitleText
      /** Where the toast leads on to. */
      next?: { href: string; label: TitleText }
      form?: Readonly<Record<string, string>>
    }
  | {
      done: false
      problem: Problem<Key>
      fields?: Readonly<Record<string, Problem<Key>>>
      form?: Readonly<Record<string, string>>
      data?: Data
      unheard?: boolean
    }

/** A sentence of the `errors` namespace, or of the view's own, or the mall's words. */
export type Problem<Key extends string = KeyOf<'errors'>> = { key: Key; values?: TextValues } | { message: string }

/** Handles a posted form of a screen. It throws `ScreenResponse` to go elsewhere. */
export type Action<Key extends string = KeyOf<'errors'>> = (
  api: Client,
  context: LoaderContext,
  form: FormData,
) => Promise<ActionResult<unknown, Key>>

/**
 * The mall's refusal among what a call threw, for an act that answers some codes itself; the storefront words all
 * others.
 */
export function refusalOf(error: unknown): { code: string; message: string; data?: unknown } | undefined {
  if (!(error instanceof Error) || error.name !== 'ApiError') return undefined
  const { kind, code, message, data } = error as Error & { kind?: string; code?: string; data?: unknown }
  return kind === 'refused' && code !== undefined ? { code, message, data } : undefined
}

/** Whether the mall gave no answer that can be read, so that what was asked may have been done or not. */
export function isUnanswered(error: unknown): boolean {
  return (
    error instanceof Error &&
    error.name === 'ApiError' &&
    ['timeout', 'network', 'nonsense', 'glitch'].includes((error as Error & { kind?: string }).kind ?? '')
  )
}
