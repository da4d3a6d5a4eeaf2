import type { Namespace, namespaces } from './namespaces.ts'

/** A language that a shop speaks. Ours are `zh` and `en`, complete; another one brings its sentences. */
export type Language = {
  /** As HTML, `Intl` and `Accept-Language` want it: `de`, `en-GB`, `pt-BR`. Figures, amounts, plurals and days go by it. */
  tag: string
  /** In which language the mall speaks to such a reader, and which sentences stand in for those that are missing. */
  base: 'zh' | 'en'
  /** Its own name, for the switch: `Deutsch`. */
  name: string
  /** Its sentences. */
  texts?: OwnTexts
  /** Those that the parts of ui say themselves: `messages` of `UiProvider`. */
  messages?: Readonly<Record<string, string>>
}

/** The languages of a shop, by what stands in addresses and in the cookie: `{ de, en }` is `?lang=de`. */
export type Languages = Readonly<Record<string, Language>>

export const zh: Language = { tag: 'zh-CN', base: 'zh', name: '中文' }
export const en: Language = { tag: 'en', base: 'en', name: 'English' }

/** Whether it is one of our own two, in the form that both are written in. */
export function isOurs(tag: string): boolean {
  return /^(zh(-CN)?|en(-US)?)$/.test(tag)
}

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type KeyIn<N extends Namespace> = Extract<keyof (typeof namespaces)[N]['zh'], string>
type FormsOf<K extends string> = K extends `${infer Stem}_${'one' | 'other'}` ? `${Stem}_${PluralForm}` : K

/** Sentences of one namespace in another language: of a plural the forms that this language has. */
export type OwnNamespace<N extends Namespace> = { readonly [K in FormsOf<KeyIn<N>>]?: string }
/** Sentences of another language, by namespace and key; what is left out is said in the base language. */
export type OwnTexts = { readonly [N in Namespace]?: OwnNamespace<N> }

/** A file of sentences: `export const de = defineTexts({ cart: { empty: 'Der Warenkorb ist leer.' } })`. */
export function defineTexts(texts: OwnTexts): OwnTexts {
  return texts
}

/** Which of a shop's languages somebody reads: what the address asks for, else the cookie, else the first. */
export function chooseLanguage(
  languages: Languages,
  asked: string | null | undefined,
  kept: string | null | undefined,
): string {
  const known = [asked, kept].find((name) => name && Object.hasOwn(languages, name))
  return known ?? Object.keys(languages)[0]!
}
