import { createContext, useContext } from 'react'

/**
 * The BCP 47 tag of the current language (`de-AT`), for numbers, amounts and dates. A context of its own, because
 * amounts need nothing else of `UiProvider`.
 */
export const Language = createContext('zh-CN')

export function useLanguage(): string {
  return useContext(Language)
}
