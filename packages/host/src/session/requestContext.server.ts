import { randomUUID } from 'node:crypto'
import { clientBehind, nearestProxies } from '@millwright/edge/trustedProxies'
import {
  CARD_TTL_MS,
  CARD_PARAM,
  isCardNo,
  readCardCookie,
  writeCardCookie,
} from '@millwright/domain/distribution/cardNo'
import type { LoaderContext, Steps } from '@millwright/pages/loader'
import type { Client } from '@millwright/contract/contract'
import { INLINE_SHELL_COOKIE } from '../cache/inlineShellCookie.ts'
import { createDeadline } from '../client/deadline.server.ts'
import type { Deadline } from '../client/deadline.server.ts'
import { createCookies } from './cookies.server.ts'
import type { Cookies } from './cookies.server.ts'
import { createKeptForms } from './keptForms.server.ts'
import { createMallSession } from './mallSession.server.ts'
import type { Pending } from './pending.server.ts'
import type { Theme } from '../router/pageData.ts'
import type { ShopRuntime } from '../shopRuntime.ts'

/** The context of one request: the shop, the visitor's language and session, and the cookies to set. */
export type RequestContext = {
  shop: ShopRuntime
  id: string
  url: URL
  /** The language of calls to the mall. */
  locale: LoaderContext['locale']
  /** The code of the shop's language: equal to `locale`, or the code of a language that the shop has added. */
  language: string
  theme: Theme
  /** Whether the page must contain all of its data. */
  inlineShell: boolean
  api: Client
  /** Whether a call to the mall failed, so that the page may be incomplete. */
  hasFailedCall: boolean
  deadline: Deadline
  /** Returns the buyer's token, for the chat line only. `api` adds the token to calls itself. */
  token: () => string | undefined
  /** Whether the request has neither a token nor a step left by an earlier form. */
  anonymous: boolean
  /** Loads the buyer once per request. `undefined` for a visitor. Resolves to `undefined` if the token has expired. */
  user: () => LoaderContext['user']
  /** Drops the loaded buyer after a change. The next call of `user` loads the buyer again. */
  forgetUser: () => void
  logIn: (token: string) => void
  logOut: () => void
  /** Signs out at the buyer's request and clears all of the buyer's data in the browser. */
  logOutAndClearData: () => void
  isLeaving: boolean
  /** The number of the distributor whose link the visitor followed in the last seven days. */
  distributionCardNo: string | undefined
  /** The sealed result of a screen's earlier step (10 minutes). */
  steps: Steps | undefined
  keepSteps: (steps: Steps | null) => void
  /** The sealed form with which this visitor added to the cart, kept until sign-in (10 minutes). */
  pending: Pending | undefined
  keepPending: (path: string, form: FormData) => void
  dropPending: () => void
  cookies: string[]
}

type Config = ShopRuntime['config']

const YEAR = 365 * 86_400

export function createRequestContext(shop: ShopRuntime, request: Request, url: URL, peer?: string): RequestContext {
  const { config } = shop
  const id = (config.trustProxy && /^[\w-]{8,64}$/.exec(request.headers.get('x-request-id') ?? '')?.[0]) || randomUUID()
  const cookies = createCookies(request, url, config.trustProxy)
  const language = chooseLanguage(config, url, cookies)
  const locale = config.languages[language]!.base
  const theme = chooseTheme(config, url, cookies)
  const distributionCardNo = followCard(url, cookies)
  const deadline = createDeadline(request.method !== 'GET' && request.method !== 'HEAD')
  const session = createMallSession(shop, cookies, {
    locale,
    signal: request.signal,
    deadline,
    requestId: id,
    address: addressOf(request, peer, config.trustProxy),
    agent: agentOf(request),
  })
  const { token, user, forgetUser, logIn, logOut, api } = session
  const { steps, keepSteps, pending, keepPending, dropPending } = createKeptForms(config, cookies)
  let left = false
  return {
    shop,
    id,
    url,
    locale,
    language,
    theme,
    inlineShell: INLINE_SHELL_COOKIE in cookies.given,
    api,
    deadline,
    token,
    anonymous: token() === undefined && steps === undefined,
    user,
    forgetUser,
    logIn,
    logOut,
    logOutAndClearData: () => {
      logOut()
      cookies.setOwn('steps', '', 0)
      dropPending()
      left = true
    },
    get isLeaving() {
      return left
    },
    get hasFailedCall() {
      return session.missed()
    },
    distributionCardNo,
    steps,
    keepSteps,
    pending,
    keepPending,
    dropPending,
    cookies: cookies.list,
  }
}

/** Returns the language of the query, the cookie or the shop. A new choice is stored in the cookie. */
function chooseLanguage({ languages, defaultLanguage }: Config, url: URL, { given, set }: Cookies): string {
  const asked = url.searchParams.get('lang')
  const speaks = (code: string | null | undefined) => (code && Object.hasOwn(languages, code) ? code : undefined)
  const language = speaks(asked) ?? speaks(given.lang) ?? defaultLanguage
  if (speaks(asked) && asked !== given.lang) set('lang', language, YEAR)
  return language
}

/** Returns the theme of the query, the cookie or the shop. A new choice is stored in the cookie. */
function chooseTheme(config: Config, url: URL, { given, set }: Cookies): Theme {
  const wanted = url.searchParams.get('theme')
  const theme = isTheme(wanted) ? wanted : (given.theme ?? config.theme)
  if (isTheme(wanted) && wanted !== given.theme) set('theme', wanted, YEAR)
  return theme === 'light' || theme === 'dark' ? theme : undefined
}

/** Returns the number of the distributor whose link was followed last, even if another account has signed in since. */
function followCard(url: URL, { own, setOwn }: Cookies): string | undefined {
  const shared = url.searchParams.get(CARD_PARAM)
  if (!isCardNo(shared)) return readCardCookie(own('card'), Date.now())
  setOwn('card', writeCardCookie(shared, Date.now()), CARD_TTL_MS / 1000)
  return shared
}

/** Returns the visitor's address as reported by the proxies, for the mall's rate limits (ADR 29). It is not stored. */
function addressOf({ headers }: Request, peer: string | undefined, proxies: number): string | undefined {
  const address = clientBehind(peer, headers.get('x-forwarded-for') ?? '', nearestProxies(proxies))
  return address !== undefined && /^[\da-f.:]{3,45}$/i.test(address) ? address : undefined
}

/** Returns the user agent, cut to 300 characters, if it is printable ASCII. */
function agentOf({ headers }: Request): string | undefined {
  const agent = headers.get('user-agent')?.slice(0, 300)
  return agent !== undefined && /^[\x20-\x7e]+$/.test(agent) ? agent : undefined
}

function isTheme(value: unknown): value is 'light' | 'dark' | 'system' {
  return value === 'light' || value === 'dark' || value === 'system'
}
