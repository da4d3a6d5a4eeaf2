import { keyOfCode, kindKeys } from './problemKeys.ts'
import type { ApiError } from './apiError.ts'

/** A key of the `errors` texts, or the server's own sentence. */
export type Problem = { key: string } | { message: string }

/** Codes that carry a sentence for the person: the server knows better than we what it refused. */
const speaking: ReadonlySet<string> = new Set(['A00001', 'A00002', 'A03002'])

/** A refusal of one entry: its sentence says which, better than one for all of them. */
function namesField(data: unknown): boolean {
  return typeof (data as { field?: unknown } | null | undefined)?.field === 'string'
}

export function problemOf(error: ApiError): Problem {
  if (error.kind !== 'refused') return { key: kindKeys[error.kind] }
  const known = keyOfCode(error.code)
  if (error.said && (!known || speaking.has(error.code ?? '') || namesField(error.data))) return { message: error.said }
  return { key: known ?? 'error' }
}
