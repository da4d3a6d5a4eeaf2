import type { Code } from '@millwright/contract/call'
import type { ApiError } from './apiError.ts'

/** A key of the `errors` texts, or the server's own sentence. */
export type Problem = { key: string } | { message: string }

/** Every code has a sentence of ours, so that none depends on a server's wording. */
export const problemKeys = {
  A00001: 'error',
  A00002: 'error',
  A00004: 'loginNeeded',
  A00005: 'glitch',
  A00006: 'wrongSmsCode',
  A00010: 'incomplete',
  A00012: 'temporaryUser',
  A00013: 'notSupported',
  A00014: 'badArgument',
  A01000: 'productGone',
  A02000: 'cartLineGone',
  A03000: 'orderUnknown',
  A03001: 'deliveryMethodNotSupported',
  A03002: 'orderExpired',
  A03003: 'couponsCannotCombine',
  A03007: 'alreadyPaid',
  A03008: 'notShipped',
  A03010: 'outOfStock',
  A03011: 'orderNotFinished',
  A03012: 'unpaid',
  A03013: 'paymentFailed',
  A03024: 'refundNotPermitted',
  A03034: 'refundChanged',
  A04001: 'accountUnbound',
  A04003: 'notRegistered',
  A07001: 'outOfRange',
} as const satisfies Record<Code, string>

/** Codes that carry a sentence for the person (R8.03): the server knows better than we what it refused. */
const speaking: ReadonlySet<string> = new Set(['A00001', 'A00002', 'A03002'])

export function problemOf(error: ApiError): Problem {
  if (error.kind !== 'refused')
    return { key: error.kind === 'login' ? 'loginNeeded' : error.kind === 'aborted' ? 'network' : error.kind }
  const known = Object.hasOwn(problemKeys, error.code ?? '') ? problemKeys[error.code as Code] : undefined
  if (error.message && (!known || speaking.has(error.code ?? ''))) return { message: error.message }
  return { key: known ?? 'error' }
}
