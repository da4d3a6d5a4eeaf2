import { createContext, useContext, useMemo } from 'react'
import type { ReactNode } from 'react'
import type { Namespace } from './namespaces.ts'
import { createTexts } from './createTexts.ts'
import type { Resources, Text, Values } from './createTexts.ts'
import { warnOfMissing } from './missing.ts'

type Locale = 'zh' | 'en'
type Answer = (namespace: Namespace, key: string, values?: Values) => string
type Known = { locale: Locale; resources: Resources; answer: Answer }
const Context = createContext<Known | undefined>(undefined)

export type TextsProps = { locale: Locale; resources: Resources; children: ReactNode }

/**
 * The sentences of everything inside, in one language, by i18next. Providers nest: a page adds its namespaces to those
 * of the shell, so that only what a route needs reaches the browser. `PlainTexts` says the same without i18next.
 */
export function Texts(props: TextsProps) {
  return <TextsBy {...props} create={answersOf} />
}

function answersOf(locale: Locale, resources: Resources): Answer {
  const translate = createTexts(locale, resources).t as (key: string, options: object) => string
  return (namespace, key, values) => translate(key, { ...values, ns: namespace })
}

/** The same by another resolver: the storefront has a small one (`PlainTexts`). */
export function TextsBy({
  locale,
  resources,
  create,
  children,
}: TextsProps & { create: (locale: Locale, resources: Resources) => Answer }) {
  const outer = useContext(Context)
  const value = useMemo(() => {
    const all = outer?.locale === locale ? { ...outer.resources, ...resources } : resources
    return { locale, resources: all, answer: create(locale, all) }
  }, [outer, locale, resources, create])
  return <Context value={value}>{children}</Context>
}

/** The sentences of one namespace: `const text = useText('cart'); text('empty')`. */
export function useText<A extends Namespace>(namespace: A): Text<A> {
  const { answer, resources, locale } = useTexts()
  // Bundlers leave this out of what they build for production.
  if (process.env.NODE_ENV !== 'production' && !resources[namespace]) warnOfMissing(namespace, locale)
  return useMemo(() => (key, values) => answer(namespace, key, values), [answer, namespace])
}

export function useLocale(): Locale {
  return useTexts().locale
}

function useTexts() {
  const value = useContext(Context)
  if (!value) throw new Error('useText and useLocale need <PlainTexts> or <Texts> around them')
  return value
}
