import type { CallName } from '@millwright/contract/contract'
import type { ApiError } from './apiError.ts'

/** The visible effect of an error (specification 8). The host shows it once per error. */
export type Effect =
  | { do: 'login' }
  /** The server's message, or the client's if the server sent none. */
  | { do: 'toast'; message: string; ms: 1500 }
  /** A toast that says that something failed. The host logs the details. */
  | { do: 'glitch'; ms: 1500 }
  /** Nothing visible. The host logs the error. */
  | { do: 'silent' }
  /** The calling screen decides. */
  | { do: 'none' }

/** Calls that only load a favourite's state or the cart's count. They never send a visitor to sign in. */
const withoutLogin: ReadonlySet<CallName> = new Set<CallName>([
  'isCollection',
  'isShopCollection',
  'prodCount',
  'prodCountOfCloud',
])

/**
 * Returns the effect of an error. `withText`: the call carried a `text` param, which makes a glitch of prodInfo
 * silent.
 */
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
