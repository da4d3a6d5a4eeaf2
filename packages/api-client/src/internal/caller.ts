import type { CallName, CallOptions } from '@millwright/contract/contract'
import type { Locale } from '@millwright/domain/locale'
import { ApiError } from '../apiError.ts'
import type { ApiErrorKind } from '../apiError.ts'
import type { EditionAdapter } from '../editions.ts'
import type { Listener } from '../effects.ts'
import { withPassword } from '../passwordCodec.ts'
import type { PasswordCodec } from '../passwordCodec.ts'
import { requestOf } from '../requestOf.ts'
import type { CallRoute, WireRequest } from '../requestOf.ts'
import { authorizationOf, callHeaders } from './callHeaders.ts'
import type { fileOf } from './fileOf.ts'
import { createRequestSharing } from './flights.ts'
import { readAnswer } from './readAnswer.ts'
import type { Asked } from './readAnswer.ts'
import { ShapeError } from './shapes.ts'

export type CallerOptions = {
  /** The API's address: absolute, http or https. */
  base: string
  /** The base of chat and recent browse. Default: the API's base. */
  imBase?: string | undefined
  locale: Locale
  /** The `Accept-Language` for servers with other languages than Chinese and English (`de`). Default: by `locale`. */
  language?: string | undefined
  /** The edition of the server: `createEditionAdapter` of an edition from `editions.ts`. */
  edition?: EditionAdapter | undefined
  token?: (() => string | undefined) | undefined
  /** Encodes passwords (`passwordCodec.ts`). Default: plain text. */
  password?: PasswordCodec | undefined
  /** Called with a string, never a `URL` or a `Request`, since mocks and proxies handle only strings. */
  fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined
  /**
   * Milliseconds that one call may take, including retries. A function is called at the start of the call.
   * @default 8000, and 30000 for uploads
   */
  timeoutMs?: number | ((call: CallName) => number) | undefined
  /**
   * The maximum number of retries of a GET without a response or with a busy server. Writes are never retried.
   * @default 2
   */
  retries?: number | undefined
  /**
   * Creates the `X-Request-Id` that names each call in the server's log and in its `ApiError`. An empty text omits the
   * header, for a server of another origin that does not allow it.
   * @default a random id
   */
  requestId?: (() => string) | undefined
  /** Aborts every GET in flight, for example when the browser has disconnected. Writes run to completion. */
  signal?: AbortSignal | undefined
  /**
   * Returns the message of an `ApiError` if the server sent no message. `sentenceOf` has a text for every code.
   * @default one text for each kind of failure
   */
  sentenceOf?: ((kind: ApiErrorKind, code: string | undefined, locale: Locale) => string) | undefined
  /** Called for each call. `effects` of `@millwright/api-client/effects` reports the visible effect of a failure. */
  listener?: Listener | undefined
  /**
   * The maximum size of a response in bytes. A larger response is an error and is not read to its end.
   * @default 8 MB
   */
  maxBytes?: number | undefined
}

/** The definition of a call: its route, and the conversions of its input and response. */
export type CallDefinition = {
  place: CallRoute
  /** Converts the input to the API's format. Throws if the input is invalid. */
  write: (input: unknown) => unknown
  read: Asked['read']
  file?: typeof fileOf | undefined
  /** Input fields that hold a password. */
  secrets?: readonly string[] | undefined
}

const same = (value: unknown) => value
const contractEdition: EditionAdapter = {
  callInEdition: (_, spec) => ({ spec, input: same, codeOf: (code) => code, answer: same }),
}

type Attempt = Omit<Asked, 'maxBytes'> & { call: CallName; request: WireRequest }
type Caller = (call: CallName, known: CallDefinition) => (input?: unknown, options?: CallOptions) => Promise<unknown>

/** Creates the function that makes calls over fetch. Failures are `ApiError`s. */
export function createCaller(options: CallerOptions): Caller {
  for (const base of [options.base, options.imBase ?? options.base]) assertBase(base)
  const join = createRequestSharing()
  const { listener = () => same, password, token, signal: whole, locale, sentenceOf } = options
  return (call, known) =>
    async (input, { signal } = {}) => {
      const fail: Asked['fail'] = (kind, said, details) =>
        new ApiError(kind, said, { call, locale, sentenceOf, ...details })
      const finish = listener(input) as <T>(answer: Promise<T>) => Promise<T>
      const given = password ? await withPassword(known.secrets, input, password) : input
      const attempt = prepare(known, call, given, options, fail)
      if (attempt.request.method !== 'GET') return finish(persist(attempt, options, signal))
      return join(
        `${attempt.request.url} ${token?.() ?? ''}`,
        signal,
        (one) => finish(persist(attempt, options, whole ? AbortSignal.any([one, whole]) : one)),
        () => fail('aborted', '', { requestId: attempt.requestId }),
      )
    }
}

/** Prepares a call. Refuses invalid input as the server would. */
function prepare(
  { place, write, read, file }: CallDefinition,
  call: CallName,
  given: unknown,
  { edition = contractEdition, requestId = nextId, ...bases }: CallerOptions,
  fail: Asked['fail'],
): Attempt {
  const editionCall = edition.callInEdition(call, place)
  if (!editionCall) throw fail('refused', '', { code: 'A00013' })
  try {
    const input = write(given)
    const request = requestOf(editionCall.spec, editionCall.input(input), bases)
    return { call, editionCall, input, request, requestId: requestId(), read, file, fail }
  } catch (cause) {
    const path = cause instanceof ShapeError ? cause.path : undefined
    throw fail('refused', '', { code: 'A00014', path, cause })
  }
}

/** Sends a call. Retries a read after a transient failure, within the limits of retries and of time. */
async function persist(attempt: Attempt, options: CallerOptions, signal?: AbortSignal): Promise<unknown> {
  const {
    call,
    editionCall: { spec },
    request,
  } = attempt
  const { timeoutMs = spec.encoding === 'multipart' ? 30_000 : 8_000, retries = 2 } = options
  const until = performance.now() + (typeof timeoutMs === 'function' ? timeoutMs(call) : timeoutMs)
  const left = () => Math.max(0, until - performance.now())
  for (let further = request.method === 'GET' ? retries : 0, wait = 100; ; further--, wait *= 2) {
    try {
      return await send(attempt, options, left(), signal)
    } catch (error) {
      const pauseMs =
        further > 0 && error instanceof ApiError && isTransient(error)
          ? (error.retryAfterMs ?? wait / 2) + wait * Math.random()
          : Infinity
      if (pauseMs >= left()) throw error
      await pause(pauseMs, signal)
    }
  }
}

/** Returns whether a retry may help, because the server did not respond or is busy. */
function isTransient({ kind, status }: ApiError): boolean {
  return kind === 'network' || kind === 'timeout' || status === 429 || status === 503
}

async function send(attempt: Attempt, options: CallerOptions, ms: number, given?: AbortSignal): Promise<unknown> {
  const {
    editionCall: { spec },
    request: { url, method, headers, body },
    requestId,
    fail,
  } = attempt
  const timeout = AbortSignal.timeout(Math.round(ms))
  const init: RequestInit = {
    method,
    body,
    redirect: 'manual',
    signal: given ? AbortSignal.any([given, timeout]) : timeout,
    headers: {
      ...callHeaders(spec, options, requestId),
      ...headers,
      ...authorizationOf(spec, url, options),
    },
  }
  try {
    return await readAnswer({ ...attempt, maxBytes: options.maxBytes }, await (options.fetch ?? fetch)(url, init))
  } catch (cause) {
    if (cause instanceof ApiError) throw cause
    throw fail(given?.aborted ? 'aborted' : timeout.aborted ? 'timeout' : 'network', '', { requestId, cause })
  }
}

function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms)
    // An abort ends the pause at once. The next attempt then fails as aborted.
    signal?.addEventListener('abort', done, { once: true })
    function done() {
      clearTimeout(timer)
      signal?.removeEventListener('abort', done)
      resolve()
    }
  })
}

function assertBase(base: string): void {
  const url = URL.canParse(base) ? new URL(base) : undefined
  if (url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search && !url.hash) return
  throw new TypeError(`The base "${base}" is invalid: use an absolute http(s) URL without user, query or fragment.`)
}

let salt: string | undefined
let calls = 0
/**
 * Returns a request id: a random prefix, created once, and a counter. Frameworks that prerender pages refuse random
 * values, and a random header would defeat their fetch cache. (`crypto.randomUUID` needs a secure context. A factory's
 * intranet may have no HTTPS.)
 */
function nextId(): string {
  salt ??= randomText()
  return salt + (calls++).toString(36)
}

function randomText(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

try {
  salt = randomText()
} catch {
  // Some runtimes provide no random values before the first request.
}
