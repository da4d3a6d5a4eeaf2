export const locales = ['zh', 'en'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'zh'

export function isLocale(value: unknown): value is Locale {
  return value === 'zh' || value === 'en'
}

/** Returns the language tag for HTML, `Intl` and `Accept-Language`. */
export function languageTag(locale: Locale): 'zh-CN' | 'en' {
  return locale === 'zh' ? 'zh-CN' : 'en'
}

/** Returns the language of a request: the `lang` query, otherwise the cookie, otherwise Chinese. */
export function chooseLocale(query: string | null | undefined, cookie: string | null | undefined): Locale {
  if (isLocale(query)) return query
  return isLocale(cookie) ? cookie : defaultLocale
}
