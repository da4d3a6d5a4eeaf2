import type { Code } from '@millwright/contract/codes'

/** Every code has an `errors` text, so that no message depends on a server's wording. */
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

/** Keys for failures without a code, by kind. */
export const kindKeys = {
  login: 'loginNeeded',
  glitch: 'glitch',
  timeout: 'timeout',
  network: 'network',
  nonsense: 'nonsense',
  aborted: 'network',
} as const

export type ProblemKey = (typeof problemKeys)[Code] | (typeof kindKeys)[keyof typeof kindKeys]

export function keyOfCode(code: string | undefined): ProblemKey | undefined {
  return code !== undefined && Object.hasOwn(problemKeys, code) ? problemKeys[code as Code] : undefined
}
