import type { Locale } from '@millwright/domain/locale'
import type { ApiErrorKind } from './apiError.ts'
import { sentences } from './internal/sentences.ts'
import { keyOfCode, kindKeys } from './problemKeys.ts'

/** What happened, for a person, where the server does not say it: a sentence for each code and each kind. */
export function sentenceOf(kind: ApiErrorKind, code: string | undefined, locale: Locale): string {
  const key = kind === 'refused' ? (keyOfCode(code) ?? 'error') : kindKeys[kind]
  return sentences[locale][key]
}
