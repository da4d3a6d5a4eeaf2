import { path } from '@millwright/domain/paths/path'

/** The rules centre; with words that are searched, and a page of what was found. */
export function rulesHref({ words = '', page = 1 }: { words?: string; page?: number } = {}): string {
  const query = new URLSearchParams({ ...(words && { q: words }), ...(page > 1 && { page: String(page) }) })
  return path('regulation', query)
}

/** The rules of one class. */
export function ruleClassHref(categoryId: string, page = 1): string {
  return path('regulationList', { categoryId, page: page > 1 ? page : undefined })
}

/** One rule, as it stands or in a former version. */
export function ruleHref(id: string, version?: number): string {
  return path('regulation-details', { id, version })
}
