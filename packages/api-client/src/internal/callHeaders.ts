import type { CallSpec } from '@millwright/contract/call'
import { languageTag } from '@millwright/domain/locale'
import type { Locale } from '@millwright/domain/locale'
import type { Edition } from '../editions.ts'
import { mayCarryToken } from '../mayCarryToken.ts'

type Spec = Pick<CallSpec, 'base' | 'raw'>
type Speaker = { locale: Locale; language?: string | undefined; edition?: Pick<Edition, 'language'> }
type Bearer = { base: string; imBase?: string; token?: () => string | undefined }

/** Returns the headers of every call: accepted types, language and request id. */
export function callHeaders(
  { raw }: Spec,
  { edition, locale, language = languageTag(locale) }: Speaker,
  requestId: string,
): Record<string, string> {
  const { header, value } = edition?.language?.(locale) ?? { header: 'Accept-Language', value: language }
  return { Accept: raw ? '*/*' : 'application/json', [header]: value, ...(requestId && { 'X-Request-Id': requestId }) }
}

/** Returns the buyer's token for the base of the call, if `mayCarryToken` allows it. */
export function authorizationOf(
  spec: Spec,
  url: string,
  { base, imBase = base, token }: Bearer,
): Record<string, string> | undefined {
  const given = token?.()
  return given && mayCarryToken(url, spec.base === 'im' ? imBase : base) ? { Authorization: given } : undefined
}
