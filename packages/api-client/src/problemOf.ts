import { partsOf } from '@millwright/domain/partsOf'
import { keyOfCode, kindKeys } from './problemKeys.ts'
import type { ApiError } from './apiError.ts'

/** A key of the `errors` texts, or the server's own message. */
export type Problem = { key: string } | { message: string }

/** Codes whose message from the server is shown, because only the server knows the reason for the refusal. */
const codesWithServerMessage: ReadonlySet<string> = new Set(['A00001', 'A00002', 'A03002'])

/** Returns whether the refusal names a field. The server's message is then more specific than the `errors` text. */
function namesField(data: unknown): boolean {
  return typeof partsOf(data).field === 'string'
}

export function problemOf(error: ApiError): Problem {
  if (error.kind !== 'refused') return { key: kindKeys[error.kind] }
  const known = keyOfCode(error.code)
  if (error.said && (!known || codesWithServerMessage.has(error.code ?? '') || namesField(error.data)))
    return { message: error.said }
  return { key: known ?? 'error' }
}
