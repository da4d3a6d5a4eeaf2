import type { CallName } from '@millwright/contract/contract'
import type { ApiError } from './apiError.ts'

/** What the person sees of an error (specification 8): the host does it, once per error. */
export type Effect =
  | { do: 'login' }
  /** The server's sentence, or ours where it sent none. */
  | { do: 'toast'; message: string; ms: 1500 }
  /** A toast of a small glitch, and the details logged. */
  | { do: 'glitch'; ms: 1500 }
  /** Nothing to see, but the host logs it. */
  | { do: 'silent' }
  /** The screen that called decides. */
  | { do: 'none' }

/** Their answer only colours a heart or fills a badge: a visitor is not sent to the login for that. */
const withoutLogin: ReadonlySet<CallName> = new Set<CallName>([
  'isCollection',
  'isShopCollection',
  'prodCount',
  'prodCountOfCloud',
])

/** `withText`: the call carried a `text` param, which makes a glitch of prodInfo silent. */
export function effectOf(error: ApiError, { withText = false }: { withText?: boolean } = {}): Effect {
  switch (error.kind) {
    case 'login':
      return withoutLogin.has(error.call) ? { do: 'silent' } : { do: 'login' }
    case 'refused':
      return error.code === 'A00001' || error.code === 'A03002'
        ? { do: 'toast', message: error.message, ms: 1500 }
        : { do: 'none' }
    case 'glitch':
      return error.call === 'prodInfo' && withText ? { do: 'silent' } : { do: 'glitch', ms: 1500 }
    case 'nonsense':
      return { do: 'glitch', ms: 1500 }
    case 'aborted':
      return { do: 'silent' }
    default:
      return { do: 'none' }
  }
}
