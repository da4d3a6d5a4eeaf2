import { createContext, useContext, useMemo } from 'react'
import type { ReactNode } from 'react'
import type { Namespace } from './namespaces.ts'
import { createTexts } from './createTexts.ts'
import { en, zh } from './language.ts'
import type { Resources, Text, Values } from './createTexts.ts'
import { warnOfMissing } from './missing.ts'

type Locale = 'zh' | 'en'
type Answer = (namespace: Namespace, key: string, values?: Values) => string
type Known = { locale: Locale; language: string; resources: Resources; answer: Answer }
const Context = createContext<Known | undefined>(undefined)

export type TextsProps = {
  /** The kit language in use, or the fallback language of another language. */
  locale: Locale
  /**
   * The BCP 47 tag of the language of `resources` (`de`, `en-GB`), for numbers, plurals and dates. Default: the tag of
   * the surrounding provider, otherwise `locale`.
   */
  language?: string | undefined
  resources: Resources
  children: ReactNode
}

/**
 * Provides the texts of one language to its children, by i18next. Providers nest: a page adds its namespaces to those
 * of the shell, so the browser gets only the texts of the route. `PlainTexts` does the same without i18next.
 */
export function Texts(props: TextsProps) {
  return <TextsBy {...props} create={answersOf} />
}

function answersOf(language: string, resources: Resources): Answer {
  const translate = createTexts(language, resources).t as (key: string, options: object) => string
  return (namespace, key, values) => translate(key, { ...values, ns: namespace })
}

/** Provides texts with the given resolver, for `Texts` and `PlainTexts`. */
export function TextsBy({
  locale,
  language,
  resources,
  create,
  children,
}: TextsProps & { create: (language: string, resources: Resources) => Answer }) {
  const outer = useContext(Context)
  const value = useMemo(() => {
    const tag = language ?? (outer?.locale === locale ? outer.language : { zh, en }[locale].tag)
    const all = outer?.language === tag ? { ...outer.resources, ...resources } : resources
    return { locale, language: tag, resources: all, answer: create(tag, all) }
  }, [outer, locale, language, resources, create])
  return <Context value={value}>{children}</Context>
}

/** Returns the texts of one namespace: `const text = useText('cart'); text('empty')`. */
export function useText<A extends Namespace>(namespace: A): Text<A> {
  const { answer, resources, locale } = useTexts()
  // Bundlers drop this check from production builds.
  if (process.env.NODE_ENV !== 'production' && !resources[namespace]) warnOfMissing(namespace, locale)
  return useMemo(() => (key, values) => answer(namespace, key, values), [answer, namespace])
}

/** Returns the kit language in which this reader sees bilingual data. */
export function useLocale(): Locale {
  return useTexts().locale
}

/** Returns the tag of the reader's language: `formatNumber(useLanguage(), 12345)`. */
export function useLanguage(): string {
  return useTexts().language
}

function useTexts() {
  const value = useContext(Context)
  if (!value) throw new Error('useText and useLocale need <PlainTexts> or <Texts> around them')
  return value
}
