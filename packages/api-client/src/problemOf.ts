import { keyOfCode, kindKeys } from './problemKeys.ts'
import type { ApiError } from './apiError.ts'

/** A key of the `errors` texts, or the server's own sentence. */
export type Problem = { key: string } | { message: string }

/** Codes that carry a sentence for the person: the server knows better than we what it refused. */
const speaking: ReadonlySet<string> = new Set(['A00001', 'A00002', 'A03002'])

export function problemOf(error: ApiError): Problem {
  if (error.kind !== 'refused') return { key: kindKeys[error.kind] }
  const known = keyOfCode(error.code)
  if (error.said && (!known || speaking.has(error.code ?? ''))) return { message: error.said }
  return { key: known ?? 'error' }
}
