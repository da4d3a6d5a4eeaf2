import type { Sentences } from '../sentences.ts'

/** What is said on it. */
export const zh = {
  title: 'ShopList',
  asOf: '截至 {{today}}',
}

export const en: Sentences<typeof zh> = {
  title: 'ShopList',
  asOf: 'As of {{today}}',
}
