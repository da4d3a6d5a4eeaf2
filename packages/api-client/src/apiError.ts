import type { CallName } from '@millwright/contract/contract'

/**
 * - `refused`: the server answered with a code; `login`: that code is A00004; `glitch`: it is A00005, or a 5xx without
 *   an envelope
 * - `timeout`, `network`: no answer, or none for now (429, 503); `nonsense`: an answer that is none; `aborted`: the
 *   caller gave up
 */
export type ApiErrorKind = 'refused' | 'login' | 'glitch' | 'timeout' | 'network' | 'nonsense' | 'aborted'

export type ApiErrorDetails = {
  call: CallName
  /** The server's code, on `refused`, `login` and `glitch`. */
  code?: string
  /** What the server put beside the code: the SKU without stock, the lines that cannot be delivered. */
  data?: unknown
  status?: number
  /** The server's name for the request, or the one that it was sent with. */
  requestId?: string
  /** When a busy server wants to be asked again (`Retry-After`). */
  retryAfterMs?: number
  /** Where the answer did not fit the contract, on `nonsense`. */
  path?: string
  cause?: unknown
}

/** Why a call gave no answer. `message` is the server's own sentence where it sent one, and empty otherwise. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly call: CallName
  readonly code: string | undefined
  readonly data: unknown
  readonly status: number | undefined
  readonly requestId: string | undefined
  readonly retryAfterMs: number | undefined
  readonly path: string | undefined

  constructor(
    kind: ApiErrorKind,
    message: string,
    { call, code, data, status, requestId, retryAfterMs, path, cause }: ApiErrorDetails,
  ) {
    super(message, { cause })
    this.kind = kind
    this.call = call
    this.code = code
    this.data = data
    this.status = status
    this.requestId = requestId
    this.retryAfterMs = retryAfterMs
    this.path = path
  }
}
