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
  /** Of our own two the one that is spoken, or that stands in for what another language lacks. */
  locale: Locale
  /**
   * The tag of the language that `resources` are in (`de`, `en-GB`): figures, plurals and dates go by it. Where it is left
   * out, that of the provider around, or else of `locale`.
   */
  language?: string | undefined
  resources: Resources
  children: ReactNode
}

/**
 * The sentences of everything inside, in one language, by i18next. Providers nest: a page adds its namespaces to those
 * of the shell, so that only what a route needs reaches the browser. `PlainTexts` says the same without i18next.
 */
export function Texts(props: TextsProps) {
  return <TextsBy {...props} create={answersOf} />
}

function answersOf(language: string, resources: Resources): Answer {
  const translate = createTexts(language, resources).t as (key: string, options: object) => string
  return (namespace, key, values) => translate(key, { ...values, ns: namespace })
}

/** The same by another resolver: the storefront has a small one (`PlainTexts`). */
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

/** The sentences of one namespace: `const text = useText('cart'); text('empty')`. */
export function useText<A extends Namespace>(namespace: A): Text<A> {
  const { answer, resources, locale } = useTexts()
  // Bundlers leave this out of what they build for production.
  if (process.env.NODE_ENV !== 'production' && !resources[namespace]) warnOfMissing(namespace, locale)
  return useMemo(() => (key, values) => answer(namespace, key, values), [answer, namespace])
}

/** Of our own two languages the one that the mall speaks to this reader: what data says in both is read by it. */
export function useLocale(): Locale {
  return useTexts().locale
}

/** The tag of the language that is read: `formatNumber(useLanguage(), 12345)`. */
export function useLanguage(): string {
  return useTexts().language
}

function useTexts() {
  const value = useContext(Context)
  if (!value) throw new Error('useText and useLocale need <PlainTexts> or <Texts> around them')
  return value
}
