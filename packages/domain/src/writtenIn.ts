import { languageTag } from './locale.ts'
import type { Locale } from './locale.ts'

/**
 * Returns the language of a text: Chinese if it contains a Chinese character, English if it contains two Latin letters
 * in a row, otherwise `undefined`.
 */
export function writtenIn(text: string): Locale | undefined {
  if (/\p{Script=Han}/u.test(text)) return 'zh'
  return /[a-z]{2}/i.test(text) ? 'en' : undefined
}

/**
 * Returns the `lang` of a text in another language than the page (WCAG 3.1.2). Returns `undefined` for a text in the
 * page's language or without a language (`writtenIn`).
 */
export function foreignTag(text: string, locale: Locale): 'zh-CN' | 'en' | undefined {
  const language = writtenIn(text)
  return language === undefined || language === locale ? undefined : languageTag(language)
}
