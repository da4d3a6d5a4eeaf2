import type { Sentences } from '../sentences.ts'

export const zh = {
}

export const en: Sentences<typeof zh> = {
}
