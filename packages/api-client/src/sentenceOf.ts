import type { Locale } from '@millwright/domain/locale'
import type { ApiErrorKind } from './apiError.ts'
import { sentences } from './internal/sentences.ts'
import { keyOfCode, kindKeys } from './problemKeys.ts'

/** Returns a message for a code or a kind of failure, for errors without a message from the server. */
export function sentenceOf(kind: ApiErrorKind, code: string | undefined, locale: Locale): string {
  const key = kind === 'refused' ? (keyOfCode(code) ?? 'error') : kindKeys[kind]
  return sentences[locale][key]
}
