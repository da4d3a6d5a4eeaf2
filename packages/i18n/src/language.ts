import type { Namespace, namespaces } from './namespaces.ts'

/** A language of a shop. The kit has complete texts for `zh` and `en`; a shop brings the texts of other languages. */
export type Language = {
  /**
   * The BCP 47 tag for HTML, `Intl` and `Accept-Language`: `de`, `en-GB`, `pt-BR`. Sets the format of numbers,
   * amounts, plurals and dates.
   */
  tag: string
  /** The kit language in which readers of this language see the mall's data, and whose texts replace missing texts. */
  base: 'zh' | 'en'
  /** The language's own name, for the language switch: `Deutsch`. */
  name: string
  texts?: OwnTexts
  /** The texts of the ui components: `messages` of `UiProvider`. */
  messages?: Readonly<Record<string, string>>
}

/** The languages of a shop by the code in addresses and in the cookie: `{ de, en }` gives `?lang=de`. */
export type Languages = Readonly<Record<string, Language>>

export const zh: Language = { tag: 'zh-CN', base: 'zh', name: '中文' }
export const en: Language = { tag: 'en', base: 'en', name: 'English' }

/** Returns whether the tag names one of the kit's own languages: Chinese or US English. */
export function isKitLanguage(tag: string): boolean {
  return /^(zh(-CN)?|en(-US)?)$/.test(tag)
}

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type KeyIn<N extends Namespace> = Extract<keyof (typeof namespaces)[N]['zh'], string>
type FormsOf<K extends string> = K extends `${infer Stem}_${'one' | 'other'}` ? `${Stem}_${PluralForm}` : K

/** The texts of one namespace in another language. Plurals have the forms of this language. */
export type OwnNamespace<N extends Namespace> = { readonly [K in FormsOf<KeyIn<N>>]?: string }
/** The texts of another language by namespace and key. Missing texts fall back to the base language. */
export type OwnTexts = { readonly [N in Namespace]?: OwnNamespace<N> }

/**
 * Defines a file of texts with type checks.
 *
 * `export const de = defineTexts({ cart: { empty: 'Der Warenkorb ist leer.' } })`
 */
export function defineTexts(texts: OwnTexts): OwnTexts {
  return texts
}

/** Returns the code of the reader's language: from the address, otherwise from the cookie, otherwise the first. */
export function chooseLanguage(
  languages: Languages,
  asked: string | null | undefined,
  kept: string | null | undefined,
): string {
  const known = [asked, kept].find((name) => name && Object.hasOwn(languages, name))
  return known ?? Object.keys(languages)[0]!
}
