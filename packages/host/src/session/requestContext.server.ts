import { randomBytes, randomUUID } from 'node:crypto'
import { parse, serialize } from 'hono/utils/cookie'
import { ApiError } from '@millwright/api-client/apiError'
import { CARD_LIFE, CARD_PARAM, isCardNo, readCard, writeCard } from '@millwright/domain/distribution/cardNo'
import type { LoaderContext, Steps } from '@millwright/pages/loader'
import type { Client } from '@millwright/contract/contract'
import { IN_ONE_PIECE } from '../cache/inOnePiece.ts'
import { createDeadline } from '../client/deadline.server.ts'
import type { Deadline } from '../client/deadline.server.ts'
import { readPending, writePending } from './pending.server.ts'
import type { Pending } from './pending.server.ts'
import type { Theme } from '../render/pageData.ts'
import type { ShopRuntime } from '../shopRuntime.ts'

/** The context of one request: the shop, the visitor's language and session, and the cookies to set. */
export type RequestContext = {
  shop: ShopRuntime
  id: string
  url: URL
  /** The language of calls to the mall. */
  locale: LoaderContext['locale']
  /** The code of the shop's language: `locale`, or one of the shop's own. */
  language: string
  theme: Theme
  /** Whether the page must contain all of its data. */
  inOnePiece: boolean
  api: Client
  /** Whether a call to the mall failed, so that the page may be incomplete. */
  missed: boolean
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
  /** Signs out at the person's request and clears all of the buyer's data in the browser. */
  leave: () => void
  left: boolean
  /** The card number of the distributor whose link the visitor followed in the last seven days. */
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

const WEEK = 7 * 86_400
const YEAR = 365 * 86_400
const HALF_YEAR = 180 * 86_400
const STEPS = 600
/** Seconds. A last step only reports success. It stays long enough for a reload of the page. */
const LAST_STEP = 30
const PENDING = 600
/** Tokens that are safe in a header. The mall issues no others. */
const tokenPattern = /^[\x21-\x7e]{1,3000}$/

export function createRequestContext(shop: ShopRuntime, request: Request, url: URL, peer?: string): RequestContext {
  const { config } = shop
  const { seal } = config
  const given = parse(request.headers.get('cookie') ?? '')
  const secure =
    url.protocol === 'https:' || (config.trustProxy && request.headers.get('x-forwarded-proto') === 'https')
  // Browsers accept cookies with this prefix only from this host over https, so other subdomains cannot set them.
  const prefix = secure ? '__Host-' : ''
  const own = (name: string) => given[prefix + name]
  const id = (config.trustProxy && /^[\w-]{8,64}$/.exec(request.headers.get('x-request-id') ?? '')?.[0]) || randomUUID()
  const cookies: string[] = []
  const set = (name: string, value: string, maxAge?: number) =>
    cookies.push(serialize(name, value, { path: '/', sameSite: 'Lax', httpOnly: true, secure, maxAge }))
  const setOwn = (name: string, value: string, maxAge?: number) => set(prefix + name, value, maxAge)

  const asked = url.searchParams.get('lang')
  const speaks = (code: string | null | undefined) => (code && Object.hasOwn(config.languages, code) ? code : undefined)
  const language = speaks(asked) ?? speaks(given.lang) ?? config.defaultLanguage
  const locale = config.languages[language]!.base
  if (speaks(asked) && asked !== given.lang) set('lang', language, YEAR)
  const wanted = url.searchParams.get('theme')
  const theme = isTheme(wanted) ? wanted : (given.theme ?? config.theme)
  if (isTheme(wanted) && wanted !== given.theme) set('theme', wanted, YEAR)

  // The last link followed counts, also if another account signs in meanwhile.
  const shared = url.searchParams.get(CARD_PARAM)
  const distributionCardNo = isCardNo(shared) ? shared : readCard(own('card'), Date.now())
  if (isCardNo(shared)) setOwn('card', writeCard(shared, Date.now()), CARD_LIFE / 1000)

  let token = tokenPattern.exec(own('token') ?? '')?.[0]
  let device = /^[\x21-\x7e]{1,200}$/.exec(own('device') ?? '')?.[0]
  let user: LoaderContext['user']
  const deadline = createDeadline(request.method !== 'GET' && request.method !== 'HEAD')
  let missed = false
  const api = shop.callMall({
    locale,
    token: () => token,
    signal: request.signal,
    deadline,
    requestId: id,
    address: config.trustProxy ? forwarded(request) : plain(peer),
    agent: agentOf(request),
    onMissed: () => {
      missed = true
    },
    device: () => device,
    onDevice: (fresh) => {
      device = fresh
      setOwn('device', fresh, HALF_YEAR)
    },
  })
  const logOut = () => {
    if (token) setOwn('token', '', 0)
    token = undefined
    user = undefined
  }

  const steps = readSteps(seal.open('steps', own('steps'), Date.now()))
  // Binds a pending form to this browser: a form sealed for another browser does not open here.
  const browser = /^[\w-]{22}$/.exec(own('visit') ?? '')?.[0] ?? randomBytes(16).toString('base64url')
  const dropPending = () => {
    setOwn('pending', '', 0)
    setOwn('visit', '', 0)
  }

  let left = false
  return {
    shop,
    id,
    url,
    locale,
    language,
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
    inOnePiece: IN_ONE_PIECE in given,
    api,
    deadline,
    token: () => token,
    anonymous: token === undefined && steps === undefined,
    user: () => {
      if (user || token === undefined) return user
      const asked = token
      user = api.userInfo().catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.kind !== 'login') throw error
        // A newer sign-in during the call keeps its token.
        if (token === asked) logOut()
        return undefined
      })
      // Not every caller awaits the promise.
      user.catch(() => undefined)
      return user
    },
    forgetUser: () => {
      user = undefined
    },
    logIn: (fresh) => {
      token = fresh
      user = undefined
      setOwn('token', fresh, WEEK)
    },
    logOut,
    leave: () => {
      logOut()
      setOwn('steps', '', 0)
      dropPending()
      left = true
    },
    get left() {
      return left
    },
    get missed() {
      return missed
    },
    distributionCardNo,
    steps,
    keepSteps: (next) => {
      const life = next === null ? 0 : next.done ? LAST_STEP : STEPS
      setOwn('steps', next === null ? '' : seal.close('steps', JSON.stringify(next), Date.now() + life * 1000), life)
    },
    pending: readPending(seal.open(`pending ${browser}`, own('pending'), Date.now())),
    keepPending: (path, form) => {
      const text = writePending(path, form)
      if (text === undefined) return
      setOwn('visit', browser)
      setOwn('pending', seal.close(`pending ${browser}`, text, Date.now() + PENDING * 1000), PENDING)
    },
    dropPending,
    cookies,
  }
}

/** Returns the visitor's address as reported by the proxy, for the mall's rate limits (ADR 29). Never stored. */
function forwarded({ headers }: Request): string | undefined {
  return plain(headers.get('x-forwarded-for')?.split(',').at(-1)?.trim())
}

function plain(address: string | undefined): string | undefined {
  return address !== undefined && /^[\da-f.:]{3,45}$/i.test(address) ? address : undefined
}

/** Returns the user agent, cut to 300 characters, if it is printable ASCII. */
function agentOf({ headers }: Request): string | undefined {
  const agent = headers.get('user-agent')?.slice(0, 300)
  return agent !== undefined && /^[\x20-\x7e]+$/.test(agent) ? agent : undefined
}

function readSteps(text: string | undefined): Steps | undefined {
  return text === undefined ? undefined : (JSON.parse(text) as Steps)
}

function isTheme(value: unknown): value is 'light' | 'dark' | 'system' {
  return value === 'light' || value === 'dark' || value === 'system'
}
