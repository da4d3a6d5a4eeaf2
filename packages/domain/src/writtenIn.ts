import { languageTag } from './locale.ts'
import type { Locale } from './locale.ts'

/** The language in which a person wrote: Chinese where any of it is; `undefined` where it has no letters at all. */
export function writtenIn(text: string): Locale | undefined {
  if (/\p{Script=Han}/u.test(text)) return 'zh'
  return /[a-z]{2}/i.test(text) ? 'en' : undefined
}

/** The `lang` of a text that is not in the page's language; `undefined` where it is, or has no letters (WCAG 3.1.2). */
export function foreignTag(text: string, locale: Locale): 'zh-CN' | 'en' | undefined {
  const language = writtenIn(text)
  return language === undefined || language === locale ? undefined : languageTag(language)
}
