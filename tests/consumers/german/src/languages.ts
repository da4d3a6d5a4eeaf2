import { en } from '@millwright/i18n/language'
import type { Languages } from '@millwright/i18n/language'
import { de } from './texts.de.ts'

export const languages: Languages = { de, en: { ...en, tag: 'en-GB' } }
