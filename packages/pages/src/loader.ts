import type { Client } from '@millwright/contract/contract'
import type { User } from '@millwright/contract/account/entities'
import { languageTag } from '@millwright/domain/locale'
import type { Locale } from '@millwright/domain/locale'
import { path } from '@millwright/domain/paths/path'
import type { KeyOf, Namespace } from '@millwright/i18n/namespaces'
import type { HeaderSign } from './headerSign.ts'
import type { Missing } from './missings.ts'
import type { Query, SearchParams } from './searchParams.ts'

/** The request context of a load or an action. */
export type LoaderContext<Params extends SearchParams = SearchParams> = {
  /** The query keeps only the parameters that the screen declares. */
  url: URL
  /** The query parameters, parsed by the screen's declaration. */
  query: Query<Params>
  params: Readonly<Record<string, string | undefined>>
  locale: Locale
  /** The language tag (`de`), if the page is in neither Chinese nor English. */
  language?: string | undefined
  /**
   * The buyer, requested in parallel with the screen's data. Resolves to undefined if the session has expired; the
   * promise itself is undefined for a visitor.
   */
  user: Promise<User | undefined> | undefined
  /** In epoch milliseconds. */
  now: number
  /** The values that an earlier step of the same visitor saved. */
  steps?: Steps
  /** The card number of the distributor whose link the visitor opened in the last seven days. Orders carry it. */
  distributionCardNo?: string | undefined
  /** The prefix of picture paths. */
  pictureBase: string
}

/**
 * The values that one step of a screen saves for the next. The host keeps them sealed for some minutes, hidden from
 * scripts and addresses.
 */
export type Steps = Readonly<Record<string, string>>

/**
 * The values that a redirecting action asks the host to keep: `steps` for the next screen (`null` deletes them), and
 * the `token` of a new session.
 */
export type NextStepState = { steps?: Steps | null; token?: string }

/** Thrown by a load or an action to leave the screen. The storefront turns it into a response. */
export class ScreenResponse extends Error {
  readonly to: { status: 404 } | { missing: Missing } | { redirect: string; status: 301 | 302 | 303 }
  readonly left: NextStepState
  constructor(to: ScreenResponse['to'], left: NextStepState = {}) {
    super('redirect' in to ? `to ${to.redirect}` : 'missing' in to ? 'missing' : 'not found')
    this.to = to
    this.left = left
  }
}

/** Returns the tag of the page's language. */
export function languageOf({ language, locale }: Pick<LoaderContext, 'language' | 'locale'>): string {
  return language ?? languageTag(locale)
}

/** Responds with 404 for an unknown address. For a missing record or right, call `missing`. */
export function notFound(): never {
  throw new ScreenResponse({ status: 404 })
}

/** Shows the page that names the missing record or right, with a link to similar records or to the application. */
export function missing(missing: Missing): never {
  throw new ScreenResponse({ missing })
}

export function redirect(redirect: string, status: 301 | 302 | 303 = 302): never {
  throw new ScreenResponse({ redirect, status })
}

/** Redirects to the next step after a completed one. */
export function redirectToNextStep(redirect: string, left: NextStepState): never {
  throw new ScreenResponse({ redirect, status: 303 }, left)
}

/** Redirects visitors to sign in and back to this address. */
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

/** A name from the server, or a text of a namespace, which is resolved once the language is known. */
export type TitleText = string | TextKey
/** One text of a namespace. The compiler checks the key. */
export type TextKey = { [N in Namespace]: { namespace: N; key: KeyOf<N>; values?: TextValues } }[Namespace]
type TextValues = Readonly<Record<string, string | number>>

/** The metadata of a screen for browsers and crawlers: the `head` of a load's result. */
export type Head = {
  title: TitleText
  description?: string
  /** A path within the mall. */
  canonical?: string
  noindex?: boolean
  /** The response status of a screen that reports a missing record or a missing right. */
  status?: 403 | 404
  jsonLd?: object
  /** A merchant's shop sign, which replaces the mall's sign in the header. */
  sign?: HeaderSign | undefined
  /** The seconds after which a browser without scripts reloads the page. */
  refresh?: number
}

/**
 * The result of a form post. `problem` is a key of the `errors` namespace (or the server's own text in `message`),
 * shown at the form. `fields` names the invalid inputs; `form` carries the typed input.
 * `unanswered`: the mall did not respond, so the state is unknown and the page keeps showing the old data.
 */
export type ActionResult<Data = unknown, Key extends string = KeyOf<'errors'>> =
  | {
      done: true
      data?: Data
      toast?: TitleText
      /** The link of the toast. */
      next?: { href: string; label: TitleText }
      form?: Readonly<Record<string, string>>
    }
  | {
      done: false
      problem: Problem<Key>
      fields?: Readonly<Record<string, Problem<Key>>>
      form?: Readonly<Record<string, string>>
      data?: Data
      unanswered?: boolean
    }

/** A text of the `errors` namespace or of the view's namespace, or a message of the mall. */
export type Problem<Key extends string = KeyOf<'errors'>> = { key: Key; values?: TextValues } | { message: string }

/** Handles a posted form of a screen. Throws `ScreenResponse` to redirect. */
export type Action<Key extends string = KeyOf<'errors'>, Data = unknown> = (
  api: Client,
  context: LoaderContext,
  form: FormData,
) => Promise<ActionResult<Data, Key>>

/**
 * Returns the mall's refusal, for an action that handles some codes itself. Undefined for any other error. The
 * storefront describes errors that no action handles.
 */
export function refusalOf(error: unknown): { code: string; message: string; data?: unknown } | undefined {
  if (!isApiError(error)) return undefined
  const { kind, code, message, data } = error
  return kind === 'refused' && code !== undefined ? { code, message, data } : undefined
}

/** Whether the mall gave no readable response, so that the request may or may not have taken effect. */
export function isUnanswered(error: unknown): boolean {
  return isApiError(error) && ['timeout', 'network', 'nonsense', 'glitch'].includes(error.kind ?? '')
}

/** Whether the error is an `ApiError`. The kit does not import its class. */
function isApiError(error: unknown): error is Error & { kind?: string; code?: string; data?: unknown } {
  return error instanceof Error && error.name === 'ApiError'
}
