import { OK } from '@millwright/contract/call'
import type { CallSpec } from '@millwright/contract/call'
import { contract } from '@millwright/contract/contract'
import type { CallName, CallOptions, Client } from '@millwright/contract/contract'
import { languageTag } from '@millwright/domain/locale'
import type { Locale } from '@millwright/domain/locale'
import { ApiError } from './apiError.ts'
import { effectOf } from './effectOf.ts'
import type { Effect } from './effectOf.ts'
import { mayCarryToken } from './mayCarryToken.ts'
import { readAnswer } from './readAnswer.ts'
import { requestOf } from './requestOf.ts'
import type { WireRequest } from './requestOf.ts'

export type ClientOptions = {
  base: string
  /** Chat and recent browse (R7.01); the API's base where the mall has one server. */
  imBase?: string
  locale: Locale
  token?: () => string | undefined
  /** Called with a string, never a `URL` or a `Request`: mocks and proxies see only those. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>
  /** One attempt's; asked for each attempt where several calls share the time that somebody waits. */
  timeoutMs?: number | (() => number)
  /** Further attempts of a GET that met no server; nothing that writes is ever sent twice. */
  retries?: number
  /** Some editions of the family want `locale: zh_CN`. */
  languageHeader?: { name: string; value: string }
  /** Some editions say A00002 for "done, and show this"; others for a bad argument (api.md 1.1). */
  successCodes?: readonly string[]
  /** Ends every GET that is under way: who asked is gone. What writes is carried through. */
  signal?: AbortSignal
  onEffect?: (effect: Effect, error: ApiError) => void
}

/** The contract over fetch: one function a call, its input checked and its answer parsed. Failures are `ApiError`s. */
export function createClient(options: ClientOptions): Client {
  const client: Record<string, (input?: unknown, callOptions?: CallOptions) => Promise<unknown>> = {}
  for (const name of Object.keys(contract) as CallName[]) {
    client[name] = (input, callOptions) => run(name, input, options, callOptions).catch((error: unknown) => {
      if (error instanceof ApiError) options.onEffect?.(effectOf(error, { withText: hasText(input) }), error)
      throw error
    })
  }
  return client as Client
}

async function run(name: CallName, input: unknown, options: ClientOptions, callOptions: CallOptions = {}): Promise<unknown> {
  const spec: CallSpec = contract[name]
  const signals = [callOptions.signal, spec.method === 'GET' ? options.signal : undefined].filter((one) => one !== undefined)
  const signal = signals.length > 1 ? AbortSignal.any(signals) : signals[0]
  const request = prepare(name, spec, input, options)
  const attempts = spec.method === 'GET' ? 1 + (options.retries ?? 2) : 1
  for (let attempt = 1; ; attempt++) {
    try {
      return await send(name, spec, request, options, signal)
    } catch (error) {
      const again = error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout')
      if (!again || attempt >= attempts) throw error
      await pause(100 * 2 ** (attempt - 1) * (0.5 + Math.random()), signal)
    }
  }
}

/** What the contract already knows to be wrong is refused here, as the server would. */
function prepare(call: CallName, spec: CallSpec, input: unknown, options: ClientOptions): WireRequest {
  const parsed = spec.input.safeParse(input)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new ApiError('refused', '', { call, code: 'A00014', path: issue?.path.join('.'), cause: parsed.error })
  }
  try {
    return requestOf(spec, parsed.data, options)
  } catch (cause) {
    throw new ApiError('refused', '', { call, code: 'A00014', cause })
  }
}

async function send(call: CallName, spec: CallSpec, { url, method, headers, body }: WireRequest, options: ClientOptions, given?: AbortSignal): Promise<unknown> {
  const { name: languageName, value: language } = options.languageHeader ?? { name: 'Accept-Language', value: languageTag(options.locale) }
  const token = options.token?.()
  const base = spec.base === 'im' ? options.imBase ?? options.base : options.base
  const { timeoutMs = 10_000 } = options
  const timeout = AbortSignal.timeout(Math.max(0, typeof timeoutMs === 'function' ? timeoutMs() : timeoutMs))
  const init: RequestInit = {
    method, body, redirect: 'manual', signal: given ? AbortSignal.any([given, timeout]) : timeout,
    headers: { Accept: 'application/json', [languageName]: language, ...headers, ...(token && mayCarryToken(url, base) ? { Authorization: token } : undefined) },
  }
  try {
    return await readAnswer(call, spec, await (options.fetch ?? fetch)(url, init), options.successCodes ?? [OK])
  } catch (cause) {
    if (cause instanceof ApiError) throw cause
    throw new ApiError(given?.aborted ? 'aborted' : timeout.aborted ? 'timeout' : 'network', '', { call, cause })
  }
}

function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    // An aborted pause ends at once; the next attempt then fails as aborted.
    signal?.addEventListener('abort', () => { clearTimeout(timer); resolve() }, { once: true })
  })
}

function hasText(input: unknown): boolean {
  return typeof input === 'object' && input !== null && 'text' in input && input.text !== undefined
}
