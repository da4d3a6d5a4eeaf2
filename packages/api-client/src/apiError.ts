import type { CallName } from '@millwright/contract/contract'
import type { Locale } from '@millwright/domain/locale'

/**
 * The kinds of failure:
 * - `refused`: the server answered with an error code. `login`: the code is A00004. `glitch`: the code is A00005, or a
 *   5xx without an envelope.
 * - `timeout`, `network`: no response, or a busy server (429, 503). `nonsense`: an invalid response. `aborted`: the
 *   caller aborted the call.
 */
export type ApiErrorKind = 'refused' | 'login' | 'glitch' | 'timeout' | 'network' | 'nonsense' | 'aborted'

export type ApiErrorDetails = {
  call: CallName
  /** The server's code, for `refused`, `login` and `glitch`. */
  code?: string | undefined
  /** The data sent with the code: the SKU without stock, the lines that cannot be delivered. */
  data?: unknown
  status?: number | undefined
  /** The request id that the server returned, or the id that the client sent. */
  requestId?: string | undefined
  /** Milliseconds after which a busy server accepts a retry (`Retry-After`). */
  retryAfterMs?: number | undefined
  /** The path of the field that violates the contract: in the response for `nonsense`, in the input for A00014. */
  path?: string | undefined
  cause?: unknown
  /**
   * The language of `message` if the server sent no message.
   * @default 'en'
   */
  locale?: Locale | undefined
  /** Returns a more specific message for the code (`sentenceOf.ts`). */
  sentenceOf?: ((kind: ApiErrorKind, code: string | undefined, locale: Locale) => string) | undefined
}

const kinds: Record<Locale, Record<ApiErrorKind, string>> = {
  zh: {
    refused: '操作未成功',
    login: '请先登录',
    glitch: '服务器出错，请稍后重试',
    timeout: '服务器超时，请稍后重试',
    network: '连接失败，请稍后重试',
    nonsense: '无法识别服务器的应答',
    aborted: '已取消',
  },
  en: {
    refused: 'The server refused this',
    login: 'Please log in first',
    glitch: 'The server failed. Try again later.',
    timeout: 'The server timed out. Try again later.',
    network: 'The connection failed. Try again later.',
    nonsense: 'The server’s answer could not be read',
    aborted: 'Cancelled',
  },
}

function sentenceOfKind(kind: ApiErrorKind, code: string | undefined, locale: Locale): string {
  return kind === 'refused' && code ? `${kinds[locale].refused} (${code})` : kinds[locale][kind]
}

/**
 * The failure of a call. `message` is a sentence for the user: the server's own message (`said`), otherwise the
 * client's message in the client's language. `message` is never empty.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** The server's own message. */
  readonly said: string | undefined
  declare readonly kind: ApiErrorKind
  declare readonly call: CallName
  declare readonly code: string | undefined
  declare readonly data: unknown
  declare readonly status: number | undefined
  declare readonly requestId: string | undefined
  declare readonly retryAfterMs: number | undefined
  declare readonly path: string | undefined

  constructor(
    kind: ApiErrorKind,
    said: string,
    { cause, locale = 'en', sentenceOf = sentenceOfKind, ...details }: ApiErrorDetails,
  ) {
    super(said.trim() || sentenceOf(kind, details.code, locale), { cause })
    Object.assign(this, { kind, ...details })
    this.said = said.trim() || undefined
  }
}
