import type { Both } from '../../../core/catalogue/types.ts'

export const b = (zh: string, en: string): Both => ({ zh, en })
export const same = (text: string | number): Both => ({ zh: String(text), en: String(text) })
