import { OK } from '@millwright/contract/call'
import type { CallName } from '@millwright/contract/contract'
import { ApiError } from '../apiError.ts'
import type { ApiErrorDetails, ApiErrorKind } from '../apiError.ts'
import type { Spoken } from '../editions.ts'
import { fit } from './fit.ts'
import type { Misfit } from './fit.ts'
import { fileOf } from './fileOf.ts'
import { readJson } from './readJson.ts'
import { readBody } from './readBody.ts'

/** How an answer is read. */
export type Reading = {
  /**
   * `contract`: an answer that does not fit the contract is an error that says where. `lenient`: what does not fit is
   * left out, the field where it may be absent, else the item of the list that it stands in, and told to `onMisfit`;
   * the answer fails only where nothing is left of it. Fields that the contract does not know are dropped either way.
   * @default 'contract'
   */
  strictness?: 'contract' | 'lenient'
  onMisfit?: (misfit: Misfit & { call: CallName; requestId?: string }) => void
  /**
   * Bytes: an answer is read no further, and is an error.
   * @default 8 MB
   */
  maxBytes?: number
}

export type Asked = { call: CallName; spoken: Spoken; input: unknown; requestId?: string }

/** What a response answers: the parsed data of its envelope, or the file. Throws `ApiError` for all else. */
export async function readAnswer(
  asked: Asked,
  response: Response,
  { strictness, onMisfit, maxBytes = 8 * 1024 * 1024 }: Reading = {},
): Promise<unknown> {
  const {
    call,
    spoken: { spec, codeOf, answer },
  } = asked
  const { status, headers } = response
  const requestId = headers.get('x-request-id') ?? (asked.requestId || undefined)
  const fail = (kind: ApiErrorKind, message = '', details: Partial<ApiErrorDetails> = {}) =>
    new ApiError(kind, message, {
      call,
      status,
      requestId,
      retryAfterMs: retryAfter(headers.get('retry-after')),
      ...details,
    })

  // The mall's API never redirects. Following could carry the request, and in old runtimes the token, elsewhere.
  if (response.type === 'opaqueredirect' || (status >= 300 && status < 400))
    throw fail('nonsense', '', { path: 'redirect' })

  const body = await readBody(response, maxBytes)
  if (!body) throw fail('nonsense', '', { path: 'size' })
  const type = headers.get('content-type') ?? ''
  if (spec.raw === 'blob' && response.ok && !/\bjson\b|^text\/html\b/i.test(type))
    return fileOf(body, response, spec.path)

  const envelope = envelopeOf(body)
  if (!envelope) {
    if (status === 401) throw fail('login')
    if ([429, 502, 503, 504].includes(status)) throw fail(status === 504 ? 'timeout' : 'network')
    throw fail(status >= 500 ? 'glitch' : 'nonsense', '', { path: 'envelope' })
  }

  const code = codeOf(envelope.code)
  if (code !== OK)
    throw fail(code === 'A00004' ? 'login' : code === 'A00005' ? 'glitch' : 'refused', envelope.msg, {
      code,
      data: envelope.data,
    })
  try {
    const fitted = fit(spec.answer, answer(envelope.data ?? undefined, asked.input), strictness === 'lenient')
    for (const misfit of fitted.misfits) onMisfit?.({ ...misfit, call, requestId })
    if (fitted.fits) return fitted.data
    throw fail('nonsense', '', { code, path: fitted.misfits.at(-1)?.path ?? 'data', cause: fitted.cause })
  } catch (error) {
    // A tree nested deeper than the stack, or one that an edition's adapter cannot turn into the contract's, is
    // nonsense too.
    throw error instanceof ApiError ? error : fail('nonsense', '', { code, path: 'data', cause: error })
  }
}

function envelopeOf(body: Uint8Array<ArrayBuffer>[]): { code: string; msg: string; data: unknown } | undefined {
  const decoder = new TextDecoder()
  let read: unknown
  try {
    read = readJson(body.map((bytes) => decoder.decode(bytes, { stream: true })).join('') + decoder.decode())
  } catch {
    return undefined
  }
  if (typeof read !== 'object' || read === null || !('code' in read) || typeof read.code !== 'string' || !read.code)
    return undefined
  const { code, msg, data } = read as { code: string; msg?: unknown; data?: unknown }
  return { code, msg: typeof msg === 'string' ? msg : '', data }
}

/** Seconds, or a date. */
function retryAfter(text: string | null): number | undefined {
  if (text === null) return undefined
  const ms = /^\d+$/.test(text.trim()) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}
