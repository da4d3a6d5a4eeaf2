import { OK } from '@millwright/contract/codes'
import { partsOf } from '@millwright/domain/partsOf'
import type { ApiError, ApiErrorDetails, ApiErrorKind } from '../apiError.ts'
import type { EditionCall } from '../editions.ts'
import type { fileOf } from './fileOf.ts'
import { readJson } from './readJson.ts'
import { readBody } from './readBody.ts'
import { ShapeError } from './shapes.ts'

/** The request that a response belongs to. */
export type Asked = {
  editionCall: EditionCall
  input: unknown
  /** Parses the data of an envelope. Throws `ShapeError` if the data does not fit. */
  read: (data: unknown, requestId: string | undefined) => unknown
  file?: typeof fileOf | undefined
  requestId: string
  maxBytes?: number | undefined
  fail: (kind: ApiErrorKind, said: string, details: Partial<ApiErrorDetails>) => ApiError
}

/** Returns the data of a response's envelope, or the file. Throws an `ApiError` for everything else. */
export async function readAnswer(
  { editionCall, input, read, file, maxBytes = 8 * 1024 * 1024, ...asked }: Asked,
  response: Response,
): Promise<unknown> {
  const { spec, codeOf, answer } = editionCall
  const { status, headers } = response
  const requestId = headers.get('x-request-id') ?? (asked.requestId || undefined)
  const fail = (kind: ApiErrorKind, said = '', details: Partial<ApiErrorDetails> = {}) =>
    asked.fail(kind, said, { status, requestId, retryAfterMs: retryAfter(headers.get('retry-after')), ...details })

  // The mall's API never redirects. A followed redirect could send the request to another server, in old runtimes with
  // the token.
  if (response.type === 'opaqueredirect' || (status >= 300 && status < 400))
    throw fail('nonsense', '', { path: 'redirect' })

  const body = await readBody(response, maxBytes)
  if (!body) throw fail('nonsense', '', { path: 'size' })
  const type = headers.get('content-type') ?? ''
  if (file && response.ok && !/\bjson\b|^text\/html\b/i.test(type)) return file(body, response, spec.path)

  const envelope = envelopeOf(body)
  const code = envelope && codeOf(envelope.code)
  // A proxy or a test may set a status of failure for a response that reports success: the status counts.
  if (!envelope || (code === OK && status >= 400)) {
    if (status === 401) throw fail('login')
    if ([429, 502, 503, 504].includes(status)) throw fail(status === 504 ? 'timeout' : 'network')
    throw fail(status >= 500 ? 'glitch' : 'nonsense', '', { path: 'envelope' })
  }

  if (code !== OK)
    throw fail(code === 'A00004' ? 'login' : code === 'A00005' ? 'glitch' : 'refused', envelope.msg, {
      code,
      data: envelope.data,
    })
  try {
    return read(answer(envelope.data ?? undefined, input), requestId)
  } catch (cause) {
    // Data nested deeper than the stack, and an error in an edition's adapter, also have the kind `nonsense`.
    throw fail('nonsense', '', { code, path: cause instanceof ShapeError ? cause.path : 'data', cause })
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
  const { code, msg, data } = partsOf(read)
  if (typeof code !== 'string' || !code) return undefined
  return { code, msg: typeof msg === 'string' ? msg : '', data }
}

/** Reads a `Retry-After` in seconds or as a date. */
function retryAfter(text: string | null): number | undefined {
  if (text === null) return undefined
  const ms = /^\d+$/.test(text.trim()) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}
