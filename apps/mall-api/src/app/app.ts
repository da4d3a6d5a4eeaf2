import { contract } from '@millwright/contract/contract'
import type { CallName } from '@millwright/contract/contract'
import { OK } from '@millwright/contract/codes'
import type { CallSpec } from '@millwright/contract/call'
import type { Code } from '@millwright/contract/codes'
import { BATCH_LIMIT, PASSWORD_KEY } from '@millwright/domain/constants'
import { UPLOAD_BYTES, fileKinds } from '@millwright/domain/files/fileKinds'
import type { Locale } from '@millwright/domain/locale'
import { createGate, withSeat } from '@millwright/edge/gate'
import type { Gate } from '@millwright/edge/gate'
import type { IsTrustedProxy } from '@millwright/edge/trustedProxies'
import { logError } from '@millwright/edge/log'
import type { Fields } from '@millwright/edge/log'
import { Hono } from 'hono'
import type { Context as Request } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import './compose.ts'
import { createClientAddress, isPrivate } from './clientAddress.ts'
import type { ClientAddressOf } from './clientAddress.ts'
import { answerError, requestIdOf } from './answerError.ts'
import { badInput } from './badInput.ts'
import { batchRoutes, onceInBatch } from './batch.ts'
import { consoleParts } from './consoleSections.ts'
import { cors } from './cors.ts'
import { Refusal } from '../core/call/call.ts'
import { counted } from '../core/turns/traffic.ts'
import type { CallContext, Context } from '../core/call/call.ts'
import type { Db } from '../db/db.ts'
import { callbackRoutes } from '../contexts/payment/callbackRoutes.ts'
import { consolePayments } from '../core/outside/consolePayments.ts'
import type { PaymentPorts } from '../core/outside/paymentPort.ts'
import { consoleSms } from '../core/outside/smsPort.ts'
import type { SmsPort } from '../core/outside/smsPort.ts'
import { consoleFileRoutes, fileRoutes } from '../contexts/files/fileRoutes.ts'
import type { FileStore } from '../core/files/fileStore.ts'
import { say } from '../core/messages/messages.ts'
import { handlers } from './handlers.ts'
import { readJson } from './readJson.ts'
import { formOf } from '../core/wire/formOf.ts'
import { storableText } from '../core/wire/storableText.ts'
import type { MessageKey, MessageValues } from '../core/messages/messages.ts'
import { observeRequests } from './observeRequests.ts'
import { pageRoutes } from './pageRoutes.ts'
import { pictures } from './pictures.ts'
import { searchInProcess } from '../core/search/openSearch.ts'
import type { Search } from '../core/search/openSearch.ts'
import { passwordReader } from '../contexts/account/passwordReader.ts'
import type { PasswordKeys } from '../contexts/account/passwordReader.ts'
import { userOfToken } from '../core/identity/sessions.ts'
import { createConsoleAccess } from '../console/guard.ts'
import { mayReadFile } from '../console/mayReadFile.ts'
import { sellerConsole } from '../console/sellerConsole.ts'
import { scopeOfRequest } from '../console/signInRoutes.ts'
import type { SiteLinks } from '../core/site/siteLinks.ts'

export type MallOptions = {
  db: Db
  files: FileStore
  /** A search that has loaded the catalogue. Without it, the first search waits until the catalogue is loaded. */
  search?: Search
  /** Whether the seller console is open to everyone. */
  sandbox?: boolean
  /** The payment services. Defaults to the simulated payments of the console in a sandbox, otherwise to none. */
  payments?: PaymentPorts
  /** The service that sends codes. Defaults to the console in a sandbox, otherwise to none. */
  sms?: SmsPort | undefined
  /** Whether administrators may sign in to the console, instead of everyone. */
  staffConsole?: boolean
  /** The address at which the buyer's browser reaches the seller console. Defaults to the origin of the request. */
  consoleUrl?: string | undefined
  /**
   * The key that proves that a form came from the seller console. All instances must share one key. By default each
   * process creates its own key.
   */
  consoleKey?: string | undefined
  /** Links to the seller centre and the sister sites. By default those of the setting `webConfig`. */
  links?: SiteLinks
  /** How shops encrypt passwords in requests. The shop in this repository needs no setting. */
  passwordKeys?: PasswordKeys
  /** Origins whose pages may call the API. */
  origins?: string[]
  /**
   * Whether a caller or proxy is trusted to report the visitor's address. Defaults to addresses on this machine or in
   * private networks.
   */
  isTrustedProxy?: IsTrustedProxy
  /** Admits as many calls as the server can handle in time. Other calls get status 503. */
  gate?: Gate
  /** Whether load balancers may send requests. A stopping server is not ready. */
  isReady?: () => boolean
  clock?: () => number
  log?: (message: string, error?: unknown, fields?: Fields) => void
}

const BODY_BYTES = 1024 * 1024

/** Creates the whole reference mall as one app. main.ts serves the app, and tests mount it. */
export function createMall({
  db,
  files,
  search = searchInProcess(db),
  sandbox = true,
  payments = sandbox ? consolePayments : {},
  sms = sandbox ? consoleSms : undefined,
  staffConsole = false,
  consoleUrl,
  consoleKey,
  links = {},
  passwordKeys = { shared: PASSWORD_KEY },
  origins = [],
  isTrustedProxy = isPrivate,
  gate = createGate(),
  isReady = () => true,
  clock = Date.now,
  log = logError,
}: MallOptions): Hono {
  const app = new Hono()
  app.use(observeRequests)
  const answer = answering(clock)
  if (origins.length) for (const path of new Set(Object.values(contract).map(pathOf))) app.use(path, cors(origins))
  const readPassword = passwordReader(passwordKeys)
  const addressOf = createClientAddress(isTrustedProxy)
  const outside = { payments, sms, links, consoleUrl }
  const server = { db, files, ...search, sandbox, ...outside, readPassword, clock, log, addressOf, gate }
  const noCall = (c: Request) => answer(c, 'A00013', say(localeOf(c), 'noSuchCall'), null, 404)
  app.route('/', callRoutes(server, answer, noCall))
  app.route(
    '/',
    healthRoutes(db, () => isReady() && gate.ready()),
  )
  app.route('/', pictures())
  app.route('/', fileRoutes({ db, files, clock }))
  // The callbacks are registered before the console, which has other routes under /pay.
  app.route('/', callbackRoutes({ db, payments, clock, log }))
  if (sandbox || staffConsole) {
    const staff = staffConsole ? { addressOf, secure: consoleUrl?.startsWith('https:') ?? false } : undefined
    const door = createConsoleAccess(consoleKey, consoleUrl)
    const parts = { door, staff, ...consoleParts({ staff: staffConsole }) }
    app.route('/', pageRoutes({ db, clock, gate, door, origins, staff, localeOf, answer, log }))
    app.route('/', sellerConsole({ db, finder: search.finder, files, clock, ...parts }))
    const mayRead = (c: Request, id: string) => mayReadFile(db, staff ? scopeOfRequest(c) : 'all', id)
    app.route('/', consoleFileRoutes({ db, files, mayRead }))
  }
  app.notFound(noCall)
  app.onError((error, c) => {
    log('a request failed', error, { request: requestIdOf(c), method: c.req.method })
    return answer(c, 'A00005', say(localeOf(c), 'serverFault'), null)
  })
  return app
}

/**
 * Returns the routes `/health` (whether the database responds) and `/ready` (whether load balancers may send requests
 * to this process).
 */
function healthRoutes(db: Db, isReady: () => boolean): Hono {
  return new Hono()
    .get('/health', async (c) => {
      const status = (await answers(db)) ? 'ok' : 'database'
      return c.json({ status }, status === 'ok' ? 200 : 503)
    })
    .get('/ready', async (c) => {
      const ready = isReady() && (await answers(db))
      return c.json({ ready }, ready ? 200 : 503)
    })
}

/** Returns whether the database responds. */
function answers(db: Db): Promise<boolean> {
  return db.query('select 1').then(
    () => true,
    () => false,
  )
}

/** Returns the function that sends a call's response. */
function answering(clock: () => number) {
  return (c: Request, code: string, msg: string, data: unknown, status: 200 | 404 | 413 | 503 = 200) => {
    c.set('code', code)
    return c.json({ code, msg, data: data ?? null, version: 'millwright-1', timestamp: clock(), sign: '' }, status, {
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...(requestIdOf(c) && { 'x-request-id': requestIdOf(c) }),
    })
  }
}

/** Returns the routes of all calls, and of batches of those that read JSON. */
function callRoutes(server: Server, answer: ReturnType<typeof answering>, noCall: (c: Request) => Response): Hono {
  const calls = new Hono()
  const reads = new Hono()
  reads.use(observeRequests)
  reads.notFound(noCall)
  for (const [name, spec] of Object.entries(contract) as [CallName, CallSpec][]) {
    const serve = serveCall(name, spec, server, answer)
    calls.on(spec.method, pathOf(spec), serve)
    if (spec.method === 'GET' && !spec.raw) reads.get(pathOf(spec), serve)
  }
  const refuse = (c: Request) => answer(c, 'A00014', say(localeOf(c), 'badBatch', { limit: BATCH_LIMIT }), null)
  return calls.route('/', batchRoutes(reads, refuse))
}

function pathOf({ path }: CallSpec): string {
  return path.replace(/\{(\w+)\}/g, ':$1')
}

type Server = Pick<
  CallContext,
  'db' | 'files' | 'finder' | 'kept' | 'sandbox' | 'payments' | 'sms' | 'links' | 'readPassword'
> &
  Required<Pick<MallOptions, 'clock' | 'log' | 'gate'>> & { consoleUrl: string | undefined; addressOf: ClientAddressOf }

function serveCall(
  name: CallName,
  spec: CallSpec,
  { consoleUrl, clock, log, addressOf, gate, ...served }: Server,
  answer: ReturnType<typeof answering>,
) {
  const limit = bodyLimit({
    maxSize: spec.encoding === 'multipart' ? UPLOAD_BYTES : BODY_BYTES,
    onError: (c) => answer(c, 'A00014', tooLarge(localeOf(c), spec), null, 413),
  })
  return async (c: Request): Promise<Response> => {
    c.set('call', name)
    const locale = localeOf(c)
    const now = clock()
    const token = c.req.header('authorization')?.replace(/^Bearer /, '') || undefined
    try {
      const user =
        token === undefined
          ? undefined
          : await onceInBatch(c, token, () => withSeat(gate, () => userOfToken(served.db, token, now)))
      if (spec.auth === 'user' && user === undefined) throw new Refusal('A00004', say(locale, 'notLoggedIn'))
      // The body of a refused caller is not read.
      const refused = await limit(c, async () => {})
      if (refused) return refused
      const input = spec.input.safeParse(await payloadOf(c, spec))
      if (!input.success) throw badInput(locale, input.error.issues)
      const context: Context<CallName> = {
        ...served,
        locale,
        now,
        consoleUrl: consoleUrl ?? new URL(c.req.url).origin,
        ip: addressOf(c),
        agent: c.req.header('user-agent'),
        token,
        user: user as number,
        say: (key, values) => say(locale, key, values),
        fail: (code: Code, key: MessageKey, values?: MessageValues, data?: unknown): never => {
          throw new Refusal(code, say(locale, key, values), data)
        },
      }
      const handle = handlers[name] as (input: unknown, context: Context<CallName>) => Promise<unknown>
      const data = await withSeat(gate, () => counted(() => handle(input.data, context)))
      if (data instanceof Blob) return download(c, data)
      return answer(c, OK, name === 'addInquiry' ? 'ok' : say(locale, 'ok'), data)
    } catch (error) {
      return answerError(c, error, { name, spec, locale, answer, log })
    }
  }
}

async function download(c: Request, file: Blob): Promise<Response> {
  return c.body(await file.arrayBuffer(), 200, {
    'content-type': file.type,
    'content-disposition': `attachment; filename="${file instanceof File ? file.name : 'file'}"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
}

/** Returns the message for an upload that exceeds every file limit and is not read at all. */
function tooLarge(locale: Locale, { encoding }: CallSpec): string {
  return encoding === 'multipart'
    ? say(locale, 'fileTooLarge', { limit: fileKinds.attachment.maxMb })
    : say(locale, 'bodyTooLarge')
}

function localeOf(c: Request): Locale {
  return /^\s*en\b/i.test(c.req.header('accept-language') ?? '') ? 'en' : 'zh'
}

/** Returns the query (GET) or the body, merged with the path parameters, which take precedence. */
async function payloadOf(c: Request, { method, encoding }: CallSpec): Promise<unknown> {
  const named = storable(c.req.param())
  if (method === 'GET') return { ...storable(c.req.query()), ...named }
  const body = encoding ? storable(await formOf(c)) : readJson(await c.req.text())
  return Object.keys(named).length
    ? { ...(typeof body === 'object' && !Array.isArray(body) ? body : {}), ...named }
    : body
}

function storable<T extends object>(record: T): T {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, typeof value === 'string' ? storableText(value) : value]),
  ) as T
}
