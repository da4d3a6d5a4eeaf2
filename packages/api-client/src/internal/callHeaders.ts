import type { CallSpec } from '@millwright/contract/call'
import { languageTag } from '@millwright/domain/locale'
import type { Locale } from '@millwright/domain/locale'
import type { Edition } from '../editions.ts'
import { mayCarryToken } from '../mayCarryToken.ts'

type Spec = Pick<CallSpec, 'base' | 'raw'>
type Speaker = { locale: Locale; language?: string | undefined; edition?: Pick<Edition, 'language'> }
type Bearer = { base: string; imBase?: string; token?: () => string | undefined }

/** What every call says of itself: what it wants, in which language, and its name in the server's log. */
export function callHeaders(
  { raw }: Spec,
  { edition, locale, language = languageTag(locale) }: Speaker,
  requestId: string,
): Record<string, string> {
  const { header, value } = edition?.language?.(locale) ?? { header: 'Accept-Language', value: language }
  return { Accept: raw ? '*/*' : 'application/json', [header]: value, ...(requestId && { 'X-Request-Id': requestId }) }
}

/** The buyer's token, for the base that the call goes to and only where `mayCarryToken` lets it. */
export function authorizationOf(
  spec: Spec,
  url: string,
  { base, imBase = base, token }: Bearer,
): Record<string, string> | undefined {
  const given = token?.()
  return given && mayCarryToken(url, spec.base === 'im' ? imBase : base) ? { Authorization: given } : undefined
}
