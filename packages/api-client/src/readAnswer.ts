import { OK } from '@millwright/contract/call'
import type { CallSpec } from '@millwright/contract/call'
import type { CallName } from '@millwright/contract/contract'
import { ApiError } from './apiError.ts'
import type { ApiErrorDetails, ApiErrorKind } from './apiError.ts'
import { readJson, readText } from './readJson.ts'

const LIMIT = 8 * 1024 * 1024

/** What a response answers: the parsed data of its envelope, or the file. Throws `ApiError` for all else. */
export async function readAnswer(call: CallName, spec: CallSpec, response: Response, successCodes: readonly string[] = [OK]): Promise<unknown> {
  const { status } = response
  const requestId = response.headers.get('x-request-id') ?? undefined
  const fail = (kind: ApiErrorKind, message = '', details: Partial<ApiErrorDetails> = {}) =>
    new ApiError(kind, message, { call, status, requestId, ...details })

  // The mall's API never redirects. Following could carry the request, and in old runtimes the token, elsewhere.
  if (response.type === 'opaqueredirect' || (status >= 300 && status < 400)) throw fail('nonsense', '', { path: 'redirect' })

  const json = /\bjson\b/i.test(response.headers.get('content-type') ?? '')
  if (spec.raw === 'blob' && response.ok && !json) return response.blob()

  const text = await readText(response, LIMIT)
  const envelope = text === undefined ? undefined : envelopeOf(text)
  if (!envelope) {
    if (status === 401) throw fail('login')
    if (status === 502 || status === 503 || status === 504) throw fail(status === 504 ? 'timeout' : 'network')
    throw fail(status >= 500 ? 'glitch' : 'nonsense', '', { path: text === undefined ? 'size' : 'envelope' })
  }

  const { code, msg, data } = envelope
  if (!successCodes.includes(code)) {
    const kind = code === 'A00004' ? 'login' : code === 'A00005' ? 'glitch' : 'refused'
    throw fail(kind, msg, { code, data })
  }
  try {
    const answer = spec.answer.safeParse(data ?? undefined)
    if (answer.success) return answer.data
    const issue = answer.error.issues[0]
    throw fail('nonsense', '', { code, path: issue ? ['data', ...issue.path].join('.') : 'data', cause: answer.error })
  } catch (error) {
    // A tree nested deeper than the stack is nonsense too.
    throw error instanceof RangeError ? fail('nonsense', '', { code, path: 'data', cause: error }) : error
  }
}

function envelopeOf(text: string): { code: string; msg: string; data: unknown } | undefined {
  let body: unknown
  try {
    body = readJson(text)
  } catch {
    return undefined
  }
  if (typeof body !== 'object' || body === null || !('code' in body) || typeof body.code !== 'string') return undefined
  const { code, msg, data } = body as { code: string; msg?: unknown; data?: unknown }
  return { code, msg: typeof msg === 'string' ? msg : '', data }
}
