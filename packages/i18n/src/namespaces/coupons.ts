import type { Sentences } from '../sentences.ts'

/** What is said on it. */
export const zh = {
  title: 'Coupons',
  asOf: '截至 {{today}}',
}

export const en: Sentences<typeof zh> = {
  title: 'Coupons',
  asOf: 'As of {{today}}',
}
