import type { Sentences } from '../sentences.ts'

/** What is said on it. */
export const zh = {
  title: 'UcFreeshop',
  asOf: '截至 {{today}}',
}

export const en: Sentences<typeof zh> = {
  title: 'UcFreeshop',
  asOf: 'As of {{today}}',
}
