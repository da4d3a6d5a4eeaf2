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
import type { ShopRuntime } from '../shopRuntime.ts'
import type { Theme } from './theme.ts'

/** One request of one person: who asks, in which language, and what is to be said back in cookies. */
export type RequestContext = {
  /** The shop that was asked. */
  shop: ShopRuntime
  id: string
  url: URL
  /** The language that the mall is asked in. */
  locale: LoaderContext['locale']
  /** The code of the shop's language: `locale`, or one of the shop's own. */
  language: string
  theme: Theme
  /** The page is to carry all that it needs. */
  inOnePiece: boolean
  api: Client
  /** Some answer of the mall's did not come: what was made of the others is not what it could be. */
  missed: boolean
  deadline: Deadline
  /** For the chat line alone; calls carry it by themselves. */
  token: () => string | undefined
  /** Nobody that the mall could know. */
  anonymous: boolean
  /** The buyer, asked for once; nobody, where the token has run out. `undefined` for a visitor. */
  user: () => LoaderContext['user']
  /** What was known of the buyer may have changed: it is asked for anew, where somebody still wants to know. */
  forgetUser: () => void
  logIn: (token: string) => void
  logOut: () => void
  /** Logs out by wish: nothing of the buyer stays in the browser. */
  leave: () => void
  left: boolean
  /** The card of the distributor whose link led here in the last seven days. */
  distributionCardNo: string | undefined
  /** What an earlier step of a screen left (10 minutes), sealed. */
  steps: Steps | undefined
  keepSteps: (steps: Steps | null) => void
  /** What this visitor wanted to put into the cart, sealed until the login (10 minutes). */
  pending: Pending | undefined
  keepPending: (path: string, form: FormData) => void
  dropPending: () => void
  cookies: string[]
}

const WEEK = 7 * 86_400
const YEAR = 365 * 86_400
const HALF_YEAR = 180 * 86_400
const STEPS = 600
/** A step that only says what was done is said once, and once more to who reloads. */
const LAST_STEP = 30
const PENDING = 600
/** What a header takes; any other was never given by a mall. */
const tokenPattern = /^[\x21-\x7e]{1,3000}$/

export function createRequestContext(shop: ShopRuntime, request: Request, url: URL, peer?: string): RequestContext {
  const { config } = shop
  const { seal } = config
  const given = parse(request.headers.get('cookie') ?? '')
  const secure =
    url.protocol === 'https:' || (config.trustProxy && request.headers.get('x-forwarded-proto') === 'https')
  // What another subdomain or an unsafe line has set is none of ours: browsers take this prefix from this host alone.
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

  // The last link that was followed counts, whoever logs in meanwhile.
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
  // The browser that a form was posted from: sealed for another, it is nothing here.
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
        // Who has logged in anew meanwhile stays in.
        if (token === asked) logOut()
        return undefined
      })
      // Not everything that may wait for it does.
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

/** The visitor's address, as the proxy in front says it. For the mall's limits (ADR 29); it is kept nowhere. */
function forwarded({ headers }: Request): string | undefined {
  return plain(headers.get('x-forwarded-for')?.split(',').at(-1)?.trim())
}

function plain(address: string | undefined): string | undefined {
  return address !== undefined && /^[\da-f.:]{3,45}$/i.test(address) ? address : undefined
}

/** What a header takes, and no more of it than names a browser. */
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
