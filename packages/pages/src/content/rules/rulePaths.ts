import { path } from '@millwright/domain/paths/path'

/** Returns the address of the rules centre, with a search and a page of its results. */
export function rulesHref({ words = '', page = 1 }: { words?: string; page?: number } = {}): string {
  const query = new URLSearchParams({ ...(words && { q: words }), ...(page > 1 && { page: String(page) }) })
  return path('regulation', query)
}

/** Returns the address of the rules of one class. */
export function ruleClassHref(categoryId: string, page = 1): string {
  return path('regulationList', { categoryId, page: page > 1 ? page : undefined })
}

/** Returns the address of a rule, current or in a former version. */
export function ruleHref(id: string, version?: number): string {
  return path('regulation-details', { id, version })
}
