import { createContext, useContext } from 'react'

/**
 * The tag of the language around (`de-AT`): how figures, amounts and dates read. Apart from what else `UiProvider`
 * knows: a price asks for it, and for nothing else.
 */
export const Language = createContext('zh-CN')

export function useLanguage(): string {
  return useContext(Language)
}
