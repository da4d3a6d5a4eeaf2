import { chooseLocale } from '@millwright/domain/locale'
import type { Locale } from '@millwright/domain/locale'
import type { Context } from 'hono'

/** Returns the language of the query `lang`, otherwise the browser's. */
export function consoleLocale(c: Context): Locale {
  return chooseLocale(c.req.query('lang'), /^\s*en\b/i.test(c.req.header('accept-language') ?? '') ? 'en' : 'zh')
}
