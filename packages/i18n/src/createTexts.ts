import { createInstance } from 'i18next'
import type { i18n } from 'i18next'
import type { Area, KeyOf } from './areas.ts'

/** The sentences of one language, by area: what crosses from server to browser. */
export type Resources = Partial<Record<Area, Record<string, string>>>

export type Values = Record<string, string | number>
/** A sentence by its key. Plural keys are asked for without their ending, with `count`. */
export type Text<A extends Area> = (key: KeyOf<A> | PluralOf<KeyOf<A>>, values?: Values) => string
type PluralOf<K extends string> = K extends `${infer Stem}_other` ? Stem : never

/** One i18next instance, made per request on the server and once in a page: never shared between people. */
export function createTexts(locale: string, resources: Resources): i18n {
  const texts = createInstance()
  void texts.init({
    lng: locale,
    fallbackLng: false,
    initAsync: false,
    ns: Object.keys(resources),
    resources: { [locale]: resources as Record<string, Record<string, string>> },
    interpolation: { escapeValue: false }, // React escapes
    keySeparator: false,
    nsSeparator: false,
    returnNull: false,
  })
  return texts
}

export function textOf<A extends Area>(texts: i18n, area: A): Text<A> {
  const translate = texts.t as (key: string, options: object) => string
  return (key, values) => translate(key, { ...values, ns: area })
}
