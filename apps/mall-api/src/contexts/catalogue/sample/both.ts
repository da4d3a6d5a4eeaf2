import type { LocalisedText } from '../../../core/catalogue/types.ts'

export const b = (zh: string, en: string): LocalisedText => ({ zh, en })
export const same = (text: string | number): LocalisedText => ({ zh: String(text), en: String(text) })
