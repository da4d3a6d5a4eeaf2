import { createContext } from 'react'
import { en, zh } from '@millwright/i18n/language'
import type { Language } from '@millwright/i18n/language'

/** The languages of a shop, by what its addresses call them. */
export type ShellLanguageChoice = Readonly<Record<string, Pick<Language, 'tag' | 'name'>>>

export const ownLanguages: ShellLanguageChoice = { zh, en }

/** What the language switches lead to. */
export const ShellLanguages = createContext(ownLanguages)
