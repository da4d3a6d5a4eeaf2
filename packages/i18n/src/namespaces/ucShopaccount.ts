import type { Sentences } from '../sentences.ts'

/** What is said on it. */
export const zh = {
  title: 'UcShopaccount',
  asOf: '截至 {{today}}',
}

export const en: Sentences<typeof zh> = {
  title: 'UcShopaccount',
  asOf: 'As of {{today}}',
}
