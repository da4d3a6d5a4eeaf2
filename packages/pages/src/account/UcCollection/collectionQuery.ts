import { path } from '@millwright/domain/paths/path'

export const collectionTabs = ['goods', 'shops'] as const

export type CollectionQuery = { tab: (typeof collectionTabs)[number]; q: string; page: number }

export function collectionHref({ tab, q, page }: Partial<CollectionQuery>): string {
  const query = new URLSearchParams()
  if (tab === 'shops') query.set('tab', tab)
  if (q) query.set('q', q)
  if (page && page > 1) query.set('page', String(page))
  return path('uc-collection', query)
}
