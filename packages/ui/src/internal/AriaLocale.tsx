import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { useLanguage } from './Language.ts'

/** react-aria's own words, dates and weeks in the language of the page rather than of the browser. */
export function AriaLocale({ children }: { children: ReactNode }) {
  const language = useLanguage()
  return <I18nProvider locale={language}>{children}</I18nProvider>
}
