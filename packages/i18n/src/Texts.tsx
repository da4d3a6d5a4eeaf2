import { createContext, useContext, useMemo } from 'react'
import type { ReactNode } from 'react'
import type { i18n } from 'i18next'
import type { Area } from './areas.ts'
import { createTexts, textOf } from './createTexts.ts'
import type { Resources, Text } from './createTexts.ts'

type Locale = 'zh' | 'en'
const Context = createContext<{ locale: Locale; resources: Resources; texts: i18n } | undefined>(undefined)

/**
 * The sentences of everything inside, in one language. Providers nest: a page adds its areas to those of the shell,
 * so that only what a route needs reaches the browser.
 */
export function Texts({ locale, resources, children }: { locale: Locale; resources: Resources; children: ReactNode }) {
  const outer = useContext(Context)
  const value = useMemo(() => {
    const all = outer?.locale === locale ? { ...outer.resources, ...resources } : resources
    return { locale, resources: all, texts: createTexts(locale, all) }
  }, [outer, locale, resources])
  return <Context value={value}>{children}</Context>
}

/** The sentences of one area: `const text = useText('cart'); text('empty')`. */
export function useText<A extends Area>(area: A): Text<A> {
  const { texts } = useTexts()
  return useMemo(() => textOf(texts, area), [texts, area])
}

export function useLocale(): Locale {
  return useTexts().locale
}

function useTexts() {
  const value = useContext(Context)
  if (!value) throw new Error('useText and useLocale need a <Texts> around them')
  return value
}
