import { checkPage, fitsPage } from '@millwright/contract/blocks/checkPage'
import { pageLimits } from '@millwright/contract/blocks/pageLimits'
import { OK } from '@millwright/contract/codes'
import type { Code } from '@millwright/contract/codes'
import { pageCalls } from '@millwright/contract/content/pageCalls'
import type { PageCallName, PageCalls, PageCallSpec } from '@millwright/contract/content/pageCalls'
import type { Locale } from '@millwright/domain/locale'
import { path } from '@millwright/domain/paths/path'
import { withSeat } from '@millwright/edge/gate'
import type { Gate } from '@millwright/edge/gate'
import type { Fields } from '@millwright/edge/log'
import { Hono } from 'hono'
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { z } from 'zod'
import { administratorOf, signIn, signOut } from '../console/administrators.ts'
import { recordAct } from '../console/audit.ts'
import { requireOwnHost } from '../console/guard.ts'
import type { ConsoleAccess } from '../console/guard.ts'
import { DRAFT_TTL, writeDraftKey } from '../contexts/content/draftAddress.ts'
import {
  contentOfVersion,
  findPage,
  listPages,
  listVersions,
  publishPage,
  removeDraft,
  saveDraft,
  shareDraft,
} from '../contexts/content/pageVersions.ts'
import { Refusal } from '../core/call/call.ts'
import type { ShopScope } from '../core/console/shopScope.ts'
import { say } from '../core/messages/messages.ts'
import type { MessageKey, MessageValues } from '../core/messages/messages.ts'
import type { Db } from '../db/db.ts'
import { answerError } from './answerError.ts'
import type { Answer } from './answerError.ts'
import { badInput } from './badInput.ts'
import { cors } from './cors.ts'
import { readJson } from './readJson.ts'

type Served = {
  db: Db
  clock: () => number
  gate: Gate
  door: ConsoleAccess
  /** Origins whose pages may call. */
  origins: string[]
  /** Set in production, where only people of the console may call. Without it everyone may. */
  staff?: { addressOf: (c: Context) => string | undefined } | undefined
  localeOf: (c: Context) => Locale
  answer: Answer
  log: (message: string, error?: unknown, fields?: Fields) => void
}

/** The person who calls. In a sample mall visitors act as the seller, and have no name. */
type Person = { name: string | undefined; scope: ShopScope; token: string }
type PageCall = {
  db: Db
  now: number
  address: string | undefined
  person: Person
  fail: (code: Code, key: MessageKey, values?: MessageValues, data?: unknown) => never
}
type PageHandlers = {
  [N in PageCallName]: (
    input: z.output<PageCalls[N]['input']>,
    call: PageCall,
  ) => Promise<z.input<PageCalls[N]['answer']>>
}

/** A page in JSON text is longer than the page, because its quotation marks are escaped. */
const BODY_BYTES = pageLimits.bytes * 2 + 1024
/** The calls that the audit trail records. Saving a draft changes nothing that buyers see. */
const recorded = new Set<PageCallName>(['publish', 'restore', 'shareDraft'])

/**
 * The calls of merchants' editors (`pageCalls`), at the host names of the console. In production a caller is a person of
 * the console, named by a bearer token, which no browser adds by itself. A sample mall has no tokens: it refuses
 * requests that a page of an unlisted origin sends.
 */
export function pageRoutes(served: Served): Hono {
  const { door, origins, answer, localeOf } = served
  const app = new Hono()
  app.use('/merchant/*', requireOwnHost(door))
  if (origins.length) app.use('/merchant/*', cors(origins))
  app.use('/merchant/*', requireKnownOrigin(origins))
  const limit = bodyLimit({
    maxSize: BODY_BYTES,
    onError: (c) => answer(c, 'A00014', say(localeOf(c), 'pageTooLarge'), null, 413),
  })
  for (const [name, spec] of Object.entries(pageCalls) as [PageCallName, PageCallSpec][])
    app.on(spec.method, spec.path.replace(/\{(\w+)\}/g, ':$1'), limit, (c) => serve(served, name, spec, c))
  return app
}

/** Refuses requests that a page of another origin sends, unless the origin is listed. */
function requireKnownOrigin(origins: readonly string[]): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('origin')
    const own = c.req.header('host') ?? new URL(c.req.url).host
    // A request that another site embeds, such as a picture, has no origin.
    const isKnown =
      origin === undefined
        ? c.req.header('sec-fetch-site') !== 'cross-site'
        : origins.includes(origin) || URL.parse(origin)?.host === own
    if (isKnown) return next()
    return c.text('CORS_ORIGINS does not list the origin of this page.', 403)
  }
}

async function serve(served: Served, name: PageCallName, spec: PageCallSpec, c: Context): Promise<Response> {
  const { db, clock, gate, staff, answer, localeOf, log } = served
  const [locale, now] = [localeOf(c), clock()]
  const fail = (code: Code, key: MessageKey, values?: MessageValues, data?: unknown): never => {
    throw new Refusal(code, say(locale, key, values), data)
  }
  try {
    const person = await withSeat(gate, () => personOf(served, c))
    if (spec.auth === 'console' && person === undefined) fail('A00004', 'notLoggedIn')
    if (spec.auth === 'console' && person === 'initial') fail('A00004', 'personInitial')
    const nobody: Person = { name: undefined, scope: [], token: '' }
    const body = spec.method === 'GET' || spec.method === 'DELETE' ? {} : readJson(await c.req.text())
    const input = (spec.input as z.ZodType).safeParse({ ...(body as object | null), ...c.req.param() })
    if (!input.success) throw badInput(locale, input.error.issues)
    const call = {
      db,
      now,
      fail,
      address: staff?.addressOf(c),
      person: typeof person === 'object' ? person : nobody,
    }
    const { content: _, ...form } = input.data as Record<string, unknown>
    const recordOutcome =
      staff && recorded.has(name)
        ? await recordAct(
            { db, now },
            {
              administrator: call.person.name ?? '',
              address: call.address,
              action: `page ${name}`,
              form: Object.fromEntries(Object.entries(form).map(([field, value]) => [field, String(value)])),
            },
          )
        : undefined
    const handle = handlers[name] as (input: unknown, call: unknown) => Promise<unknown>
    let done = false
    try {
      const data = await withSeat(gate, () => handle(input.data, call))
      done = true
      return answer(c, OK, say(locale, 'ok'), data)
    } finally {
      await recordOutcome?.(done)
    }
  } catch (error) {
    return answerError(c, error, { name, spec, locale, answer, log })
  }
}

/** Returns the person of the bearer token. Everyone is the seller of a sample mall. */
async function personOf({ db, clock, staff }: Served, c: Context): Promise<Person | 'initial' | undefined> {
  if (!staff) return { name: undefined, scope: 'all', token: '' }
  const token = c.req.header('authorization')?.replace(/^Bearer /, '')
  const found = await administratorOf({ db, now: clock() }, token)
  if (!found || token === undefined) return undefined
  return found.isInitial ? 'initial' : { name: found.name, scope: found.scope, token }
}

/** Returns the page if the person reaches it. */
async function openPage(pageId: number, { db, person, fail }: PageCall) {
  return (await findPage(db, pageId, person.scope)) ?? fail('A00001', 'pageGone')
}

async function publish(
  { pageId, content, version }: { pageId: number; content: string; version: number },
  { db, now, person, fail }: PageCall,
): Promise<{ version: number }> {
  const problems = checkPage(content)
  if (problems.length) fail('A00014', 'pageRefused', { count: problems.length }, { problems })
  const made = await publishPage(db, { pageId, content, version }, { author: person.name, now })
  return made === undefined ? fail('A00001', 'pageChanged') : { version: made }
}

const handlers: PageHandlers = {
  signIn: async ({ name, password }, { db, now, address, fail }) => {
    const outcome = await signIn({ db, now, ip: address }, { name: name.trim(), password })
    if (!outcome) return fail('A00001', 'personWrong')
    if ('wait' in outcome)
      return fail(
        'A00001',
        'tooOften',
        { minutes: Math.ceil(outcome.wait / 60_000) },
        { retryAfter: Math.ceil(outcome.wait / 1000) },
      )
    return outcome
  },
  signOut: async (_, { db, person }) => {
    await signOut(db, person.token)
    return null
  },
  pages: async (_, { db, person }) => listPages(db, person.scope),
  page: async ({ pageId }, call) => openPage(pageId, call),
  saveDraft: async ({ pageId, content }, call) => {
    await openPage(pageId, call)
    if (!fitsPage(content)) call.fail('A00014', 'pageTooLarge')
    await saveDraft(call.db, pageId, content, { author: call.person.name, now: call.now })
    return { savedAt: call.now }
  },
  removeDraft: async ({ pageId }, call) => {
    await openPage(pageId, call)
    await removeDraft(call.db, pageId)
    return null
  },
  shareDraft: async ({ pageId }, call) => {
    const { shopId } = await openPage(pageId, call)
    const version = (await shareDraft(call.db, pageId, call)) ?? call.fail('A00001', 'draftMissing')
    const expires = call.now + DRAFT_TTL
    const draft = await writeDraftKey(call.db, { pageId, version }, expires)
    return { path: path('select-decorate', { renovationId: pageId, sid: shopId, draft }), expires }
  },
  publish: async ({ pageId, content, version }, call) => {
    await openPage(pageId, call)
    return publish({ pageId, content, version }, call)
  },
  versions: async ({ pageId }, call) => {
    await openPage(pageId, call)
    const versions = await listVersions(call.db, pageId)
    return versions.map(({ content, ...one }, index) => ({
      ...one,
      blocks: blockCount(content),
      current: index === 0,
    }))
  },
  restore: async ({ pageId, version }, call) => {
    const { version: current } = await openPage(pageId, call)
    const content = await contentOfVersion(call.db, pageId, version)
    if (content === undefined) return call.fail('A00001', 'pageVersionGone')
    return publish({ pageId, content, version: current }, call)
  },
}

/** Returns the number of blocks in the text of a page. */
function blockCount(content: string): number {
  const value: unknown = JSON.parse(content)
  const list = Array.isArray(value) ? value : Object.values(value as object).find(Array.isArray)
  return list?.length ?? 0
}
