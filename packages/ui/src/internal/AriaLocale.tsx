import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { useLanguage } from './Language.ts'

/** Sets react-aria's texts, dates and weeks to the page's language instead of the browser's. */
export function AriaLocale({ children }: { children: ReactNode }) {
  const language = useLanguage()
  return <I18nProvider locale={language}>{children}</I18nProvider>
}
