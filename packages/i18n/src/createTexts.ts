import { createInstance } from 'i18next'
import type { FormatterModule, i18n } from 'i18next'
import type { Namespace, KeyOf } from './namespaces.ts'
import { formatNumber } from './format.ts'

/** The texts of one language by namespace, as sent from server to browser. */
export type Resources = Partial<Record<Namespace, Record<string, string>>>

export type Values = Record<string, string | number>
/** Returns a text by its key. For a plural, omit the ending of the key and pass `count`. */
export type Text<A extends Namespace> = (key: KeyOf<A>, values?: Values) => string

/** Creates one i18next instance: per request on the server, once in a page, never shared between users. */
export function createTexts(language: string, resources: Resources): i18n {
  // Numbers are grouped in every text: `12,345 pieces`.
  const format = (value: unknown) => (typeof value === 'number' ? formatNumber(language, value) : (value as string))
  const [tag = language] = Intl.getCanonicalLocales(language)
  const texts = createInstance().use({
    type: 'formatter',
    init: () => undefined,
    add: () => undefined,
    addCached: () => undefined,
    format,
  } satisfies FormatterModule)
  void texts.init({
    lng: tag,
    fallbackLng: false,
    initAsync: false,
    ns: Object.keys(resources),
    resources: { [tag]: resources as Record<string, Record<string, string>> },
    interpolation: { escapeValue: false, alwaysFormat: true }, // React escapes
    keySeparator: false,
    nsSeparator: false,
    returnNull: false,
  })
  return texts
}

export function textOf<A extends Namespace>(texts: i18n, namespace: A): Text<A> {
  const translate = texts.t as (key: string, options: object) => string
  return (key, values) => translate(key, { ...values, ns: namespace })
}
