import type { Both } from './types.ts'

export const b = (zh: string, en: string): Both => ({ zh, en })
export const same = (text: string | number): Both => ({ zh: String(text), en: String(text) })
