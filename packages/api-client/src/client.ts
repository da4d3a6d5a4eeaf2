import { contract } from '@millwright/contract/contract'
import type { CallName, CallOptions, Client } from '@millwright/contract/contract'
import type { Locale } from '@millwright/domain/locale'
import { ApiError } from './apiError.ts'
import { asSpoken } from './editions.ts'
import type { Edition, Spoken } from './editions.ts'
import { effectOf } from './effectOf.ts'
import type { Effect } from './effectOf.ts'
import { authorizationOf, callHeaders } from './internal/callHeaders.ts'
import { createFlights } from './internal/flights.ts'
import { withPassword } from './passwordCodec.ts'
import type { PasswordCodec } from './passwordCodec.ts'
import { readAnswer } from './internal/readAnswer.ts'
import type { Reading } from './internal/readAnswer.ts'
import { requestOf } from './requestOf.ts'
import type { WireRequest } from './requestOf.ts'

export type ClientOptions = Reading & {
  /** The API's address: absolute, http or https. */
  base: string
  /** Chat and recent browse (R7.01); the API's base where the mall has one server. */
  imBase?: string
  locale: Locale
  /** What differs in this server of the family: `editions.ts` has those that are known. */
  edition?: Edition
  token?: () => string | undefined
  /** How passwords go over the wire; as they are where it is left out (`passwordCodec.ts`). */
  password?: PasswordCodec
  /** Called with a string, never a `URL` or a `Request`: mocks and proxies see only those. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>
  /**
   * How long one call may take, its further attempts included; asked at its start where it is a function.
   * @default 8000, and 30000 for uploads
   */
  timeoutMs?: number | ((call: CallName) => number)
  /**
   * Further attempts of a GET that met no server, or one that is busy; nothing that writes is ever sent twice.
   * @default 2
   */
  retries?: number
  /**
   * Names each call in the server's log and in its `ApiError`, as `X-Request-Id`. An empty text sends none, for a
   * server of another origin that does not allow this header.
   * @default a random one
   */
  requestId?: () => string
  /** Ends every GET that is under way: who asked is gone. What writes is carried through. */
  signal?: AbortSignal
  /** What the person should see of an error. Of several calls at once that want a login, one says so. */
  onEffect?: (effect: Effect, error: ApiError) => void
}

type Attempt = { call: CallName; spoken: Spoken; input: unknown; request: WireRequest; requestId: string }

/** The contract over fetch: one function a call, its input checked and its answer parsed. Failures are `ApiError`s. */
export function createClient(options: ClientOptions): Client {
  for (const base of [options.base, options.imBase ?? options.base]) demandAddress(base)
  const join = createFlights()
  const say = createSpeaker(options)
  const client: Record<string, (input?: unknown, callOptions?: CallOptions) => Promise<unknown>> = {}
  for (const call of Object.keys(contract) as CallName[]) {
    client[call] = async (input, { signal } = {}) => {
      const finish = say(input)
      const attempt = prepare(
        call,
        options.password ? await withPassword(call, input, options.password) : input,
        options,
      )
      if (attempt.request.method !== 'GET') return finish(persist(attempt, options, signal))
      const key = `${attempt.request.url} ${options.token?.() ?? ''}`
      return join(
        key,
        signal,
        (given) => finish(persist(attempt, options, options.signal ? AbortSignal.any([given, options.signal]) : given)),
        () => new ApiError('aborted', '', { call, requestId: attempt.requestId }),
      )
    }
  }
  return client as Client
}

/**
 * Tells the host the effect of each failure; of a login that is wanted only for calls that began after the last one was
 * told.
 */
function createSpeaker({ onEffect }: ClientOptions) {
  let moment = 0
  let told = -1
  return (input: unknown) => {
    const began = moment++
    return async (answer: Promise<unknown>): Promise<unknown> => {
      try {
        return await answer
      } catch (error) {
        if (error instanceof ApiError) {
          const effect = effectOf(error, { withText: hasText(input) })
          const again = effect.do === 'login' && began <= told
          if (effect.do === 'login') told = moment - 1
          onEffect?.(again ? { do: 'silent' } : effect, error)
        }
        throw error
      }
    }
  }
}

/** What the contract already knows to be wrong is refused here, as the server would. */
function prepare(call: CallName, input: unknown, { edition, requestId = randomId, ...bases }: ClientOptions): Attempt {
  const spoken = asSpoken(call, edition)
  if (!spoken) throw new ApiError('refused', '', { call, code: 'A00013' })
  const parsed = contract[call].input.safeParse(input)
  if (!parsed.success)
    throw new ApiError('refused', '', {
      call,
      code: 'A00014',
      path: parsed.error.issues[0]?.path.join('.'),
      cause: parsed.error,
    })
  try {
    return {
      call,
      spoken,
      input: parsed.data,
      request: requestOf(spoken.spec, spoken.input(parsed.data), bases),
      requestId: requestId(),
    }
  } catch (cause) {
    throw new ApiError('refused', '', { call, code: 'A00014', cause })
  }
}

/** Attempts until one answers, is refused, or the time is over. */
async function persist(attempt: Attempt, options: ClientOptions, signal?: AbortSignal): Promise<unknown> {
  const {
    call,
    spoken: { spec },
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
        further > 0 && error instanceof ApiError && isPassing(error)
          ? (error.retryAfterMs ?? wait / 2) + wait * Math.random()
          : Infinity
      if (pauseMs >= left()) throw error
      await pause(pauseMs, signal)
    }
  }
}

/** No server, or one that says that it is busy. */
function isPassing({ kind, status }: ApiError): boolean {
  return kind === 'network' || kind === 'timeout' || status === 429 || status === 503
}

async function send(
  { call, spoken, input, request: { url, method, headers, body }, requestId }: Attempt,
  options: ClientOptions,
  ms: number,
  given?: AbortSignal,
): Promise<unknown> {
  const timeout = AbortSignal.timeout(Math.round(ms))
  const init: RequestInit = {
    method,
    body,
    redirect: 'manual',
    signal: given ? AbortSignal.any([given, timeout]) : timeout,
    headers: {
      ...callHeaders(spoken.spec, options, requestId),
      ...headers,
      ...authorizationOf(spoken.spec, url, options),
    },
  }
  try {
    return await readAnswer({ call, spoken, input, requestId }, await (options.fetch ?? fetch)(url, init), options)
  } catch (cause) {
    if (cause instanceof ApiError) throw cause
    throw new ApiError(given?.aborted ? 'aborted' : timeout.aborted ? 'timeout' : 'network', '', {
      call,
      requestId,
      cause,
    })
  }
}

function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms)
    // An aborted pause ends at once; the next attempt then fails as aborted.
    signal?.addEventListener('abort', done, { once: true })
    function done() {
      clearTimeout(timer)
      signal?.removeEventListener('abort', done)
      resolve()
    }
  })
}

function demandAddress(base: string): void {
  const url = URL.canParse(base) ? new URL(base) : undefined
  if (url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search && !url.hash) return
  throw new TypeError(
    `createClient: "${base}" is no base of an API. Give an absolute http(s) address without user, query or fragment, such as https://api.example/mall.`,
  )
}

/** `crypto.randomUUID` is there in secure contexts only, and a mall in a plant's own network may be none. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function hasText(input: unknown): boolean {
  return typeof input === 'object' && input !== null && 'text' in input && input.text !== undefined
}
